import { AMOUNT_MAX_LENGTH, readAmount, separatorsOf, type AmountRefusal } from '../../../lib/amount-input.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { compareAmounts } from '../../../lib/money.ts'

/** The text of the input and its amount, which is null while the text is not an amount. */
export interface Draft {
  readonly text: string
  readonly amount: string | null
}

export type Edit =
  | { readonly outcome: 'accepted'; readonly draft: Draft; readonly refusal: AmountRefusal | null }
  /** The input keeps its text. */
  | { readonly outcome: 'refused'; readonly refusal: AmountRefusal }

const isUnfinished = (refusal: AmountRefusal) => refusal === 'empty'

/**
 * Reads typed text, which stays as it is, whether it is an amount or not: a character that was swallowed would make another amount of
 * the others (decisions.md F29). Some keyboards type what they paste: as long a text as no amount is refused before it is drawn,
 * because the figure measures itself at every size.
 */
export function readTypedText(text: string, language: string): Edit {
  if (text.length > AMOUNT_MAX_LENGTH) return { outcome: 'refused', refusal: 'notANumber' }
  const reading = readAmount(text, language)
  if (reading.ok) return { outcome: 'accepted', draft: { text, amount: reading.amount }, refusal: null }
  const refusal = isUnfinished(reading.code) ? null : reading.code
  return { outcome: 'accepted', draft: { text, amount: null }, refusal }
}

/** Reads pasted or autofilled text, which is accepted or refused as a whole and never rounded or truncated. */
export function readPastedText(text: string, language: string): Edit {
  const reading = readAmount(text, language)
  if (reading.ok) {
    const { amount } = reading
    return { outcome: 'accepted', draft: { text: typedText(amount, language), amount }, refusal: null }
  }
  if (isUnfinished(reading.code)) return { outcome: 'accepted', draft: { text: '', amount: null }, refusal: null }
  return { outcome: 'refused', refusal: reading.code }
}

/** Omits thousands separators, so that the text stays valid while its digits are edited. */
export const typedText = (amount: string, language: string): string =>
  amount.replace('.', separatorsOf(language).decimal)

const isSame = (one: string | null, other: string | null): boolean =>
  one === other || (one !== null && other !== null && compareAmounts(one, other) === 0)

/** Whether a text is this amount in a language, which may have changed since it was typed. */
const isReadAs = (text: string, amount: string, language: string): boolean => {
  const reading = readAmount(text, language)
  return reading.ok && isSame(reading.amount, amount)
}

/** Returns the typed text while it is the same amount as the value, else the formatted value. */
export function textFor(
  draft: Draft,
  value: string | null,
  { language, isFocused }: { language: string; isFocused: boolean },
) {
  if (value === null) return draft.amount === null ? draft.text : ''
  if (!isFocused) return formatAmount(value, language)
  return isReadAs(draft.text, value, language) ? draft.text : typedText(value, language)
}
