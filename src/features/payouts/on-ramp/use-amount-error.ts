import { useLingui } from '@lingui/react'
import type { AmountError } from '../../../domain/transfers/form/form-errors.ts'
import type { AmountRefusal } from '../../../lib/amount-input.ts'
import { formatAmount } from '../../../lib/format-amount.ts'
import { useText } from '../../../ui/text.tsx'

interface Problems {
  /** What was typed or pasted is no amount. */
  readonly refusal: AmountRefusal | null
  readonly error: AmountError | null
  /** The server's words. */
  readonly quoteError: string | null
}

const valuesOf = (values: Readonly<Record<string, string>>, language: string) => {
  const { amount, currency } = values
  return {
    ...values,
    ...(amount && { amount: formatAmount(amount, language) }),
    ...(currency && { currency: currency.toUpperCase() }),
  }
}

/** One sentence at the field: the first thing that is wrong. */
export function useAmountError({ refusal, error, quoteError }: Problems): string | null {
  const t = useText()
  const { i18n } = useLingui()
  if (refusal && refusal !== 'empty') return t(`validation.amount.${refusal}`)
  if (error) return t(error.message, valuesOf(error.values, i18n.locale))
  return quoteError
}
