const [FIRST_STRONG, LEFT_TO_RIGHT, END] = ['\u2068', '\u2066', '\u2069']
const RIGHT_TO_LEFT_MARK = '\u200F'
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** These leave the widget, for a letter or a form: what is copied has no character that is not seen. */
export const COPIED = new Set(['ui.copiedLine', 'onboarding.rejected.subject'])
/** After an amount these belong to it: “1,000 USD” is read from left to right as a whole. */
const UNITS = new Set(['currency', 'coin', 'unit'])

export const isRightToLeft = (language) => RIGHT_TO_LEFT.has(new Intl.Locale(language).language)

/** After Arabic letters, and not after Latin ones, the parts of such a number would change places: “19-2000” would be read as “2000-19”. */
const NUMBER_OF_PARTS =
  /(?<![A-Za-z\d.,][-‐‑–−/ \u00A0]?)\d+(?:[-‐‑–−/ \u00A0.,]\d+)*[-‐‑–−/ \u00A0]\d+(?:[.,]\d+)*(?![A-Za-z\d])/g
const isolateNumbers = (text) => text.replaceAll(NUMBER_OF_PARTS, `${LEFT_TO_RIGHT}$&${END}`)

const isValue = (part) => Array.isArray(part) && part.length === 1
const isAmount = (parts, at) =>
  isValue(parts[at]) && /^[ \u00A0]$/.test(parts[at + 1]) && isValue(parts[at + 2]) && UNITS.has(parts[at + 2][0])

function isolateParts(parts) {
  const out = []
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]
    if (isAmount(parts, at)) {
      out.push(LEFT_TO_RIGHT, ...parts.slice(at, at + 3), END)
      at += 2
    } else if (isValue(part)) out.push(FIRST_STRONG, part, END)
    else if (typeof part === 'string') out.push(isolateNumbers(part))
    else if (typeof part[2] !== 'object') out.push(part)
    else out.push([part[0], part[1], isolateForms(part[2])])
  }
  return joined(out)
}

const isolateForms = (forms) =>
  Object.fromEntries(
    Object.entries(forms).map(([form, message]) => [
      form,
      typeof message === 'number' ? message : isolateText(message),
    ]),
  )

/** Where lingui puts the number of a plural: only where it stands alone. */
const COUNT = '#'

const isText = (part) => typeof part === 'string' && part !== COUNT

/** Texts that follow each other are one, as lingui compiles them. */
const joined = (parts) =>
  parts.reduce(
    (all, part) => (isText(part) && isText(all.at(-1)) ? [...all.slice(0, -1), all.at(-1) + part] : [...all, part]),
    [],
  )

const isolateText = (message) => (typeof message === 'string' ? isolateNumbers(message) : isolateParts(message))

const textOf = (message) =>
  typeof message === 'string' ? message : message.map((part) => (typeof part === 'string' ? part : '')).join('\u{FFFC}')

/** A sentence that starts with a value or a Latin name would take its direction where the element has `dir="auto"`, as `<bdi>` has. */
function marked(message) {
  const words = textOf(message).replaceAll(/<[^>]*>/g, '')
  const first = /[\p{L}\u{FFFC}]/u.exec(words)?.[0]
  const isLatinFirst = first !== undefined && !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(first)
  if (!isLatinFirst || !/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words)) return message
  return typeof message === 'string' ? RIGHT_TO_LEFT_MARK + message : joined([RIGHT_TO_LEFT_MARK, ...message])
}

/**
 * Takes a message of a language that is written from right to left, as lingui compiles it, and sets its values and numbers apart from
 * its words: an amount, an address or a name keeps its own direction, and the order of the words around it stays that of the sentence.
 */
export const isolate = (id, message) => (COPIED.has(id) ? message : marked(isolateText(message)))
