import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

interface Choice {
  readonly name: string
  readonly kind: string
  readonly key: string
}

/** One of the texts that a message can come to, with its values as `{name}` and the number of its plural as `{#}`. */
export interface Form {
  readonly when: readonly Choice[]
  readonly text: string
}

type Part = string | readonly [name: string, kind?: string, format?: unknown]

export const isPlural = (kind: string) => kind === 'plural' || kind === 'selectordinal'
const isChoice = (kind: string | undefined) => kind === 'select' || (kind !== undefined && isPlural(kind))

const valueOf = ([name, kind, format]: readonly [string, string?, unknown?]) =>
  `{${[name, kind, format && JSON.stringify(format).replaceAll(/[{}]/g, '')].filter(Boolean).join(', ')}}`

function formsOfPart(part: Part): readonly Form[] {
  if (typeof part === 'string') return [{ when: [], text: part === '#' ? '{#}' : part }]
  const [name, kind, format] = part
  if (!isChoice(kind)) return [{ when: [], text: valueOf(part) }]
  const cases = Object.entries(format as Record<string, readonly Part[]>).filter(([key]) => key !== 'offset')
  return cases.flatMap(([key, parts]) =>
    formsOfParts(parts).map(({ when, text }) => ({ when: [{ name, kind: kind!, key }, ...when], text })),
  )
}

const formsOfParts = (parts: readonly Part[]): readonly Form[] =>
  parts.reduce<readonly Form[]>(
    (forms, part) =>
      forms.flatMap((form) =>
        formsOfPart(part).map(({ when, text }) => ({ when: [...form.when, ...when], text: form.text + text })),
      ),
    [{ when: [], text: '' }],
  )

const known = new Map<string, readonly Form[]>()

/** The texts that a message can come to: one for each case of its plurals and selects. Throws if lingui could not compile it. */
export function formsOf(message: string): readonly Form[] {
  const forms = known.get(message) ?? formsOfParts(compileMessageOrThrow(message) as Part[])
  known.set(message, forms)
  return forms
}

/** The words of a text, without values, elements and what is written as it is typed: addresses of email. */
export const wordsOf = (text: string) => text.replaceAll(/\{[^{}]*\}|<\/?\d+\/?>|\S+@\S+\.\w+/g, ' ')

/** The words of all forms of a message. */
export const allWordsOf = (message: string) =>
  formsOf(message)
    .map(({ text }) => wordsOf(text))
    .join('\n')

/**
 * The forms of English that a form of a translation may say: of the same select and the same number, else first of “other”. English has
 * two categories, so that a third is said by either.
 */
export function englishFormsOf(english: readonly Form[], { when }: Form): readonly Form[] {
  const keys = new Map(when.map(({ name, key }) => [name, key]))
  const has = (exact: boolean) => (form: Form) =>
    form.when.every(({ name, kind, key }) => {
      if (!isPlural(kind) || exact) return key === keys.get(name)
      return !/^\d+$/.test(key) && (key === 'other' || keys.get(name) !== 'other')
    })
  const exact = english.filter(has(true)).filter((form) => form.when.some(({ key }) => /^\d+$|^other$/.test(key)))
  return exact.length > 0 ? exact : english.filter(has(false)).toReversed()
}
