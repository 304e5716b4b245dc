import { readAmount, separatorsOf, type AmountRefusal } from '../../../lib/amount-input.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { compareAmounts } from '../../../lib/money.ts'

/** What stands in the box, and the amount that it is; null while it is none. */
export interface Draft {
  readonly text: string
  readonly amount: string | null
}

export type Edit =
  | { readonly outcome: 'taken'; readonly draft: Draft; readonly refusal: AmountRefusal | null }
  /** The box stays as it was; typing fails in silence, anything else says why. */
  | { readonly outcome: 'refused'; readonly refusal: AmountRefusal | null }

const TYPABLE = /^[\p{Nd}.,'’ \u00A0\u202F٫٬]*$/u

const isUnfinished = (refusal: AmountRefusal) => refusal === 'empty'

/** One key more. A third decimal, a letter or a sign cannot be typed; an amount that is not finished can. */
export function typeInto(text: string, language: string): Edit {
  const reading = readAmount(text, language)
  if (reading.ok) return { outcome: 'taken', draft: { text, amount: reading.amount }, refusal: null }
  if (!TYPABLE.test(text) || reading.code === 'tooManyDecimals') return { outcome: 'refused', refusal: null }
  const refusal = isUnfinished(reading.code) ? null : reading.code
  return { outcome: 'taken', draft: { text, amount: null }, refusal }
}

/** A pasted or filled text is an amount as a whole, or is refused as a whole: nothing of it is rounded or cut. */
export function fillInto(text: string, language: string): Edit {
  const reading = readAmount(text, language)
  if (reading.ok) {
    const { amount } = reading
    return { outcome: 'taken', draft: { text: plainText(amount, language), amount }, refusal: null }
  }
  if (isUnfinished(reading.code)) return { outcome: 'taken', draft: { text: '', amount: null }, refusal: null }
  return { outcome: 'refused', refusal: reading.code }
}

/** Without groups, so that a digit more or less in the middle leaves it readable. */
export const plainText = (amount: string, language: string): string =>
  amount.replace('.', separatorsOf(language).decimal)

const isSame = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && compareAmounts(one, other) === 0)

/** The text for a value: as it was typed while it is the same amount, else as it is written in the language. */
export function textFor(
  draft: Draft,
  value: string | null,
  { language, isFocused }: { language: string; isFocused: boolean },
) {
  const isOwn = isSame(draft.amount, value)
  if (isOwn && (isFocused || value === null)) return draft.text
  if (value === null) return ''
  return isFocused ? plainText(value, language) : formatAmount(value, language)
}

/** Long figures are set smaller. */
export const lengthClass = (text: string): 'long' | 'xlong' | undefined =>
  text.length >= 14 ? 'xlong' : text.length >= 10 ? 'long' : undefined
