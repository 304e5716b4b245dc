const SHARE = 0.4
/** A placeholder for an element, such as `<0>`, or a word that is long enough to be translated by a longer one. */
const TAG_OR_WORD = /<[^>]*>|\p{L}{4,}/gu

const lengthenText = (text) =>
  text.replaceAll(TAG_OR_WORD, (found) =>
    found.startsWith('<') ? found : found + found.slice(-Math.ceil(found.length * SHARE)),
  )

const lengthenForms = (forms) =>
  Object.fromEntries(
    Object.entries(forms).map(([form, message]) => [form, typeof message === 'number' ? message : lengthen(message)]),
  )

/** Takes a message as lingui compiles it: a text, or texts with variables, of which a plural has a message for each form. */
export function lengthen(message) {
  if (typeof message === 'string') return lengthenText(message)
  return message.map((part) => {
    if (typeof part === 'string') return lengthenText(part)
    const [name, type, forms] = part
    return forms === undefined || typeof forms === 'string' ? part : [name, type, lengthenForms(forms)]
  })
}
