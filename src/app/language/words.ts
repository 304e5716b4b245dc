import { MERCHANT_MESSAGES, type MerchantMessageId } from './merchant-messages.ts'

/** Compiled texts by id, as catalogues have them: words, and the names of values between them. */
export type MerchantWords = Readonly<Record<string, readonly (string | readonly [name: string])[]>>

const MARK = /\{\w+\}|<\/?\d+\/?>/g
const isTag = (mark: string) => mark.startsWith('<')
const isListed = (id: string): id is MerchantMessageId => Object.hasOwn(MERCHANT_MESSAGES, id)

/** What keeps a text from being used; null for a text that can be. */
function faultOf(id: string, text: unknown): string | null {
  if (!isListed(id)) return 'is no id that a page may set'
  if (typeof text !== 'string' || text.trim() === '') return 'is no text'
  const values: readonly string[] = MERCHANT_MESSAGES[id]
  const marks: readonly string[] = text.match(MARK) ?? []
  const missing = values.filter((value) => !marks.includes(value))
  if (missing.length > 0) return `lacks ${missing.join(' ')}`
  const unknown = marks.filter((mark) => !values.includes(mark))
  if (unknown.length > 0) return `has ${unknown.join(' ')}, which is no value of this message`
  if (marks.filter(isTag).join('') !== values.filter(isTag).join(''))
    return `needs ${values.join('')} once, in this order`
  return null
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const [ISOLATE, END] = ['\u2068', '\u2069']

/** Among words from right to left a value keeps its own direction, as in our catalogues (locales/isolate.mjs). */
function compile(text: string): MerchantWords[string] {
  const apart = RIGHT_TO_LEFT.test(text) ? text.replaceAll(/\{\w+\}/g, `${ISOLATE}$&${END}`) : text
  return apart
    .split(/\{(\w+)\}/)
    .map((part, index) => (index % 2 === 1 ? ([part] as const) : part))
    .filter((part) => part !== '')
}

/** What each element has said in the console, because a framework may set the same configuration again and again. */
const reported = new WeakMap<object, Set<string>>()

function tell(element: object, fault: string): void {
  const known = reported.get(element) ?? new Set()
  reported.set(element, known)
  if (known.has(fault)) return
  known.add(fault)
  // eslint-disable-next-line no-console -- the page shows the widget's own text without any other sign
  console.error(
    `[sphere-ramp] configuration/message-refused: ${fault}. The widget’s own text stays. ` +
      'What to do: take an id of the list “Your own words” in element/README.md of the package, and write each of its values in the text.',
  )
}

/** The texts of `config.messages` that can be used. The console of the page names the others. */
export function readWords(messages: unknown, element: object): MerchantWords {
  if (messages === null || messages === undefined) return {}
  if (typeof messages !== 'object' || Array.isArray(messages)) {
    tell(element, 'config.messages is no object with a text for each id')
    return {}
  }
  const given = Object.entries(messages).filter(([, text]) => text !== undefined)
  const used = given.filter(([id, words]) => {
    const fault = faultOf(id, words)
    const text = id.slice(0, 60)
    if (fault !== null) tell(element, `config.messages[${JSON.stringify(text)}] ${fault}`)
    return fault === null
  })
  return Object.fromEntries(used.map(([id, text]) => [id, compile(text as string)]))
}
