type Fields = Readonly<Record<string, string>>
type Body = Readonly<Record<string, unknown>>

interface ErrorText {
  readonly kind: 'validation' | 'field' | 'message' | 'unknown'
  readonly message?: string | undefined
  readonly fields?: Fields | undefined
}

interface ErrorBody extends ErrorText {
  readonly code: string | undefined
  readonly reference: string | undefined
}

const MESSAGE_LENGTH = 300
const FIELD_COUNT = 50
const ACCOUNT_DIGITS = 6

/** The API has several error formats; the first one that matches is used (decisions.md E3). */
export function readErrorBody(body: unknown): ErrorBody {
  const object = objectIn(body) ?? {}
  const error = objectIn(ownValue(object, 'error')) ?? {}
  const text =
    readIssues(object) ??
    readIssues(error) ??
    readSource(error) ??
    readMessage(object, error, body) ??
    readProblemDetails(object, error)

  return {
    ...(text ?? { kind: 'unknown' }),
    code: codeIn(ownValue(error, 'code')) ?? codeIn(ownValue(object, 'code')) ?? wordIn(ownValue(object, 'error')),
    reference: identifierIn(ownValue(object, 'request')) ?? identifierIn(ownValue(object, 'correlationId')),
  }
}

function readIssues(holder: Body): ErrorText | undefined {
  const entries = objectsIn(ownValue(holder, 'issues')).map(
    (issue) => [pathOf(ownValue(issue, 'path')), ownValue(issue, 'message')] as const,
  )
  return fieldMessages('validation', entries)
}

function readSource(error: Body): ErrorText | undefined {
  return fieldMessages('field', Object.entries(objectIn(ownValue(error, 'source')) ?? {}))
}

function readMessage(object: Body, error: Body, body: unknown): ErrorText | undefined {
  const message =
    textIn(ownValue(error, 'message')) ??
    textIn(ownValue(object, 'message')) ??
    textIn(ownValue(object, 'error')) ??
    textIn(body)
  return message === undefined ? undefined : { kind: 'message', message }
}

function readProblemDetails(object: Body, error: Body): ErrorText | undefined {
  const pointers = objectsIn(ownValue(object, 'errors')).map(
    (entry) => [pathOf(ownValue(entry, 'pointer')), ownValue(entry, 'detail')] as const,
  )
  const fromPointers = fieldMessages('validation', pointers)
  const detail = textIn(ownValue(object, 'detail')) ?? fromPointers?.message
  if (detail !== undefined)
    return { kind: fromPointers ? 'validation' : 'message', message: detail, fields: fromPointers?.fields }

  return fieldMessages('field', Object.entries(error))
}

function fieldMessages(
  kind: 'validation' | 'field',
  entries: Iterable<readonly [string, unknown]>,
): ErrorText | undefined {
  const readable = [...entries].slice(0, FIELD_COUNT).flatMap(([path, value]) => {
    const message = textIn(Array.isArray(value) ? value[0] : value)
    return message === undefined ? [] : [[path, message] as const]
  })
  const first = readable[0]
  if (!first) return undefined
  // The first message of a field is kept.
  const fields = new Map<string, string>()
  for (const [path, message] of readable) if (path !== '' && !fields.has(path)) fields.set(path, message)
  return { kind, message: first[1], fields: Object.fromEntries(fields) }
}

/** Converts both `['address', 'city']` and the JSON Pointer `/address/city` to `address.city`. */
function pathOf(value: unknown): string {
  if (Array.isArray(value))
    return value.filter((part) => typeof part === 'string' || typeof part === 'number').join('.')
  if (typeof value !== 'string') return ''
  const parts = value.replace(/^#?\//, '').split('/')
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')
}

/** Returns a text that is safe to show: one line of limited length without bidirectional control characters. */
function textIn(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const start = value
    .slice(0, 4 * MESSAGE_LENGTH)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
  const text = Array.from(start.trim()).slice(0, MESSAGE_LENGTH).join('')
  return text === '' ? undefined : text
}

/** Such as `bankAccount/inactive` or `LIMIT_HIT`. The host page receives it, so it is never a name or an account number. */
const codeIn = (value: unknown): string | undefined => {
  const name = identifierIn(value)
  const isCode = name !== undefined && /^[a-z]|^[A-Z_]+$/.test(name)
  return isCode && name.replaceAll(/\D/g, '').length < ACCOUNT_DIGITS ? name : undefined
}

/** Reads a code from a field that may hold free text: several joined words, so that a name does not match. */
const wordIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[a-z]+([_/:-][a-z]+)+$/i.test(value) ? codeIn(value) : undefined

/** A code, or a reference such as `request_1`; never a sentence. */
const identifierIn = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w.:/-]{1,100}$/.test(value) ? value : undefined

const ownValue = (holder: Body, key: string): unknown => (Object.hasOwn(holder, key) ? holder[key] : undefined)

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
