type Fields = Readonly<Record<string, string>>
type Body = Readonly<Record<string, unknown>>

interface Text {
  readonly kind: 'validation' | 'field' | 'message' | 'unknown'
  readonly message?: string | undefined
  readonly fields?: Fields | undefined
}

export interface Finding extends Text {
  readonly code: string | undefined
  readonly reference: string | undefined
}

const MESSAGE_LENGTH = 300
const FIELD_COUNT = 50
const ACCOUNT_DIGITS = 6

/** The server has spoken several dialects of failure; the first that fits wins (decisions.md E3). */
export function findingOf(body: unknown): Finding {
  const object = objectIn(body) ?? {}
  const error = objectIn(own(object, 'error')) ?? {}
  const text = issues(object) ?? issues(error) ?? source(error) ?? plain(object, error, body) ?? later(object, error)

  return {
    ...(text ?? { kind: 'unknown' }),
    code: codeIn(own(error, 'code')) ?? codeIn(own(object, 'code')) ?? wordIn(own(object, 'error')),
    reference: nameIn(own(object, 'request')) ?? nameIn(own(object, 'correlationId')),
  }
}

function issues(holder: Body): Text | undefined {
  const listed = objectsIn(own(holder, 'issues')).map(
    (issue) => [pathOf(own(issue, 'path')), own(issue, 'message')] as const,
  )
  return told('validation', listed)
}

function source(error: Body): Text | undefined {
  return told('field', Object.entries(objectIn(own(error, 'source')) ?? {}))
}

function plain(object: Body, error: Body, body: unknown): Text | undefined {
  const message =
    textIn(own(error, 'message')) ?? textIn(own(object, 'message')) ?? textIn(own(object, 'error')) ?? textIn(body)
  return message === undefined ? undefined : { kind: 'message', message }
}

function later(object: Body, error: Body): Text | undefined {
  const pointers = objectsIn(own(object, 'errors')).map(
    (entry) => [pathOf(own(entry, 'pointer')), own(entry, 'detail')] as const,
  )
  const named = told('validation', pointers)
  const detail = textIn(own(object, 'detail')) ?? named?.message
  if (detail !== undefined) return { kind: named ? 'validation' : 'message', message: detail, fields: named?.fields }

  return told('field', Object.entries(error))
}

function told(kind: 'validation' | 'field', entries: Iterable<readonly [string, unknown]>): Text | undefined {
  const readable = [...entries].slice(0, FIELD_COUNT).flatMap(([path, value]) => {
    const message = textIn(Array.isArray(value) ? value[0] : value)
    return message === undefined ? [] : [[path, message] as const]
  })
  const first = readable[0]
  if (!first) return undefined
  return { kind, message: first[1], fields: Object.fromEntries(readable.toReversed().filter(([path]) => path !== '')) }
}

/** `['address', 'city']` and the JSON Pointer `/address/city` are both `address.city`. */
function pathOf(value: unknown): string {
  if (Array.isArray(value))
    return value.filter((part) => typeof part === 'string' || typeof part === 'number').join('.')
  if (typeof value !== 'string') return ''
  const parts = value.replace(/^#?\//, '').split('/')
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')
}

/** One line, without what would turn or hide the text around it, short enough to show. */
function textIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const start = value
    .slice(0, 4 * MESSAGE_LENGTH)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
  const text = Array.from(start.trim()).slice(0, MESSAGE_LENGTH).join('')
  return text === '' ? undefined : text
}

/** Such as `bankAccount/inactive` or `LIMIT_HIT`. The host page hears of it, so a name or the number of an account is none. */
const codeIn = (value: unknown): string | undefined => {
  const name = nameIn(value)
  const isCode = name !== undefined && /^[a-z]|^[A-Z_]+$/.test(name)
  return isCode && name.replaceAll(/\D/g, '').length < ACCOUNT_DIGITS ? name : undefined
}

/** A code where a text may stand as well: several words, so that a name is none. */
const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z]+([_/:-][a-z]+)+$/i.test(value) ? codeIn(value) : undefined

/** A code, or a reference such as `request_1`; never a sentence. */
const nameIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.:/-]{1,100}$/.test(value) ? value : undefined

const own = (holder: Body, key: string): unknown => (Object.hasOwn(holder, key) ? holder[key] : undefined)

const objectsIn = (value: unknown): readonly Body[] =>
  Array.isArray(value)
    ? value.slice(0, FIELD_COUNT).flatMap((item) => {
        const object = objectIn(item)
        return object ? [object] : []
      })
    : []

function objectIn(value: unknown): Body | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : undefined
}
