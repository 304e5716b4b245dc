import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { QuoteFailure } from '../../../../domain/payouts/form/amounts.ts'
import type { AmountError } from '../../../../domain/payouts/form/form-errors.ts'
import type { AmountRefusal } from '../../../../lib/amount-input.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { useText } from '../../../../ui/text.tsx'

/** Why the typed or pasted text was refused; ignored once the field has another amount, such as that of a new price. */
export function useRefusal(amount: string) {
  const [refused, setRefused] = useState<{ readonly refusal: AmountRefusal | null; readonly at: string } | null>(null)
  const refuse = (refusal: AmountRefusal | null, at: string | null) => setRefused({ refusal, at: at ?? '' })
  return [refused?.at === amount ? refused.refusal : null, refuse] as const
}

interface Problems {
  /** Why the typed or pasted text is not an amount. */
  readonly refusal: AmountRefusal | null
  readonly error: AmountError | null
  readonly quoteFailure: QuoteFailure | null
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
export function useAmountError({ refusal, error, quoteFailure }: Problems): string | null {
  const t = useText()
  const { i18n } = useLingui()
  if (refusal && refusal !== 'empty') return t(`validation.amount.${refusal}`)
  if (error) return t(error.message, valuesOf(error.values, i18n.locale))
  return quoteFailure?.about === 'amount' ? quoteFailure.message : null
}
