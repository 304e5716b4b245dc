import { singleWidth } from './format/single-width.ts'
import { AMOUNT_DECIMALS, fromUnits, toUnits } from './money.ts'

export type AmountRefusal = 'empty' | 'notANumber' | 'negative' | 'ambiguous' | 'tooManyDecimals'

type AmountReading =
  | { readonly ok: true; /** In the API's format: "1234.50". */ readonly amount: string }
  | { readonly ok: false; readonly code: AmountRefusal }

interface Separators {
  readonly group: string
  readonly decimal: string
}

/** Returns the thousands separator and the decimal separator of a language. */
export function separatorsOf(language: string): Separators {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1234567.8)
  const find = (type: 'group' | 'decimal', fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback
  return { group: find('group', ','), decimal: find('decimal', '.') }
}

// The zeros of Arabic-Indic, extended Arabic-Indic, Devanagari, Bengali and Thai digits.
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50]
const SPACES = /[\p{Zs}\t]/gu
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
// Any other letters may be a word for thousands: "5k", "5 lakh", "5 Mio".
const CODES =
  'USD[CT]?|EUR[CT]?|GBP|CHF|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|TRY|MXN|BRL|COP|CLP|PEN|ARS|PHP|INR|IDR|VND|THB|SGD|MYR|HKD|JPY|CNY|KRW|TWD|AUD|NZD|CAD|ZAR|ILS|AED|SAR'
const NAMES = 'kr|rs|s?fr|zł|kč|ft|lei|rp|rm|tl|đ|元|บาท|रु|د\\.إ|ر\\.س|ج\\.م'
// French writes the country after the sign: "5 $US".
const SIGN = '(?:US|UK|R|AU?|CA?|CN|MX|NZ|SG?|HK|NT|COL?)?\\p{Sc}(?: ?(?:US|GB|CA|MX|CO|SG|HK|AU|NZ))?'
const CURRENCY = `(?:${SIGN}|(?:${CODES}|${NAMES})\\.?)`
const AROUND = new RegExp(`^(?:${CURRENCY} ?)?(.*?)(?: ?${CURRENCY})?$`, 'iu')
const QUOTES = /^["“”„«»]+|["“”„«»]+$/g
/** No amount is longer. A longer text is refused without being read. */
export const AMOUNT_MAX_LENGTH = 60

function toLatinDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0
  const zero = ZEROS.find((zero) => code >= zero && code < zero + 10)
  return zero === undefined ? char : String(code - zero)
}

function clean(text: string): string {
  const quoted = singleWidth(text.replace(MARKS, '')).replace(SPACES, ' ').trim()
  const plain = Array.from(quoted.replace(QUOTES, ''), toLatinDigit).join('')
  return withoutNoCents((AROUND.exec(plain)?.[1] ?? plain).replaceAll('’', "'"))
}

/** A dash says that there are no cents: "1.000,-", "1’234.–", "1 000:-", "1,00,000/-". Another stop than this ends the sentence. */
const withoutNoCents = (amount: string): string =>
  amount
    .replace(/([.,])[-–—]{1,2}$/, (_, mark: string) => `${mark}00`)
    .replace(/[:/][-–—]$/, '')
    .replace(/(?<=[.,]\d{1,2})\.$/, '')

// Accepts groups of three digits, and the Indian groups of lakh and crore.
const isGrouped = (parts: readonly string[]): boolean => {
  const sizes = parts.map(({ length }) => length)
  const [first = 0, ...rest] = sizes
  const last = rest.at(-1)
  const middle = rest.slice(0, -1)
  const isIndian = first <= 2 && middle.length > 0 && middle.every((size) => size === 2)
  return first >= 1 && last === 3 && ((first <= 3 && middle.every((size) => size === 3)) || isIndian)
}

const refuse = (code: AmountRefusal): AmountReading => ({ ok: false, code })

function read(whole: string, fraction: string): AmountReading {
  if (fraction.length > AMOUNT_DECIMALS) return refuse('tooManyDecimals')
  const units = toUnits(fraction === '' ? whole : `${whole || '0'}.${fraction}`)
  return units === null ? refuse('notANumber') : { ok: true, amount: fromUnits(units) }
}

function readGrouped(parts: readonly string[], fraction: string): AmountReading {
  return isGrouped(parts) ? read(parts.join(''), fraction) : refuse('notANumber')
}

interface Single {
  readonly mark: string
  readonly whole: string
  readonly rest: string
}

/**
 * Reads a text with a single separator. At most two digits after a point or a comma are decimals in every language: many keypads
 * have only one of the two. With three digits the language decides; an ambiguous text is refused, never guessed.
 */
function readSingle({ mark, whole, rest }: Single, { group, decimal }: Separators): AmountReading {
  if (mark === decimal || mark === '٫') return read(whole, rest)
  const couldGroup = isGrouped([whole, rest]) && !whole.startsWith('0')
  if (mark !== '.' && mark !== ',') return couldGroup ? read(whole + rest, '') : refuse('notANumber')
  if (rest.length !== 3 || !couldGroup) return read(whole, rest)
  return mark === group ? read(whole + rest, '') : refuse('ambiguous')
}

/** Reads a text with two separators, as in `1.234,56`. The second one must be the decimal separator in every language. */
function readBoth(text: string, group: string, decimal: string): AmountReading {
  const [whole = '', fraction = '', ...more] = text.split(decimal)
  const isWellFormed = more.length === 0 && /^\d*$/.test(fraction) && !/[ '٬]/.test(decimal) && group !== '٫'
  return isWellFormed ? readGrouped(whole.split(group), fraction) : refuse('notANumber')
}

function readMarked(text: string, separators: Separators): AmountReading {
  const [first = '', second, third] = new Set(text.replaceAll(/\d/g, ''))
  if (third) return refuse('notANumber')
  if (second) return readBoth(text, first, second)
  const [whole = '', rest = '', ...more] = text.split(first)
  if (more.length === 0) return readSingle({ mark: first, whole, rest }, separators)
  return first === '٫' ? refuse('notANumber') : readGrouped([whole, rest, ...more], '')
}

/**
 * Reads an amount that a person typed or pasted, in the notation of the interface language. `1,234` and `1.234` are different
 * numbers in different languages, so such a text is either read in the interface language or refused (decisions.md F30).
 */
export function readAmount(text: string, language: string): AmountReading {
  if (text.trim() === '') return refuse('empty')
  if (text.length > AMOUNT_MAX_LENGTH) return refuse('notANumber')
  const amount = clean(text)
  if (/^[-−]/.test(amount)) return refuse('negative')
  if (!/\d/.test(amount) || !/^[\d., '٫٬]+$/.test(amount)) return refuse('notANumber')
  return /^\d+$/.test(amount) ? read(amount, '') : readMarked(amount, separatorsOf(language))
}
