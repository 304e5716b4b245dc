const DASH = /[\p{Pd}\u2212\u00ad]/gu
// U+FEFF has no width.
const SPACE = /(?!\uFEFF)[\s\p{Z}]/gu
// Copied numbers can contain zero-width characters, bidirectional controls and other invisible marks.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Unicode lists the ten digits of a script in their order, and sets of digits that follow each other are whole. */
function toLatin(digit: string): string {
  const code = digit.codePointAt(0)!
  let first = code
  while (isDigit(first - 1)) first -= 1
  return String((code - first) % 10)
}

/** Converts the digits of other scripts to ASCII, because a keyboard may produce the digits of its language. */
export function latinDigits(text: string): string {
  const known = new Map<string, string>()
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const latin = known.get(digit) ?? toLatin(digit)
    known.set(digit, latin)
    return latin
  })
}

/** One kind of digit, dash and space, and nothing that is not seen. Its groups stay, as in a postal code. */
export const spacedCode = (text: string) =>
  latinDigits(text).replace(DASH, '-').replace(SPACE, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim()

/** A typed or pasted number or code. `label` is what may stand before it, as in a pasted "IBAN DE89…"; its first group stays. */
export const typedCode = (text: string, label?: RegExp): string => {
  const code = spacedCode(text)
  return (label ? code.replace(label, '$1') : code).replaceAll(' ', '')
}

const ONE_TIME_LENGTH = 6
/** Six digits, three and three, or one by one, as mails write them. */
const GROUP_OF_SIX = /(?<!\d)\d{6}(?!\d)|(?<!\d[ -]?)(?:\d{3}[ -]\d{3}|\d(?:[ -]\d){5})(?![ -]?\d)/g
const hasLetters = (text: string) => /\p{L}/u.test(text)
const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Any other group of digits in a sentence would be guessed. */
function groupOfSix(text: string): string {
  const groups = text.match(GROUP_OF_SIX) ?? []
  return groups.length === 1 ? digitsOf(groups[0]!) : ''
}

/** The digits of a one-time code that was pasted: alone, in groups or not, or the one group of six in a sentence of the mail. */
export function pastedOneTimeCode(text: string): string {
  const code = spacedCode(text)
  const digits = digitsOf(code)
  return digits.length <= ONE_TIME_LENGTH && !hasLetters(code) ? digits : groupOfSix(code)
}

/** The digits of the input of a one-time code. A letter is a slip of a finger, but a keyboard may put in a sentence of the mail. */
export function typedOneTimeCode(text: string): string {
  const code = spacedCode(text)
  const digits = digitsOf(code)
  return digits.length > ONE_TIME_LENGTH && hasLetters(code) ? groupOfSix(code) : digits.slice(0, ONE_TIME_LENGTH)
}
