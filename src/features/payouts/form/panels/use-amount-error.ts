import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { QuoteFailure } from '../../../../domain/payouts/form/amounts.ts'
import type { AmountError } from '../../../../domain/payouts/form/form-errors.ts'
import { AMOUNT_MAX_LENGTH } from '../../../../lib/amount-input.ts'
import { visibleText } from '../../../../lib/format/visible-text.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { latinDigits } from '../../../../lib/typed-code.ts'
import type { RefusedText } from '../../../../ui/fields/amount/use-amount-draft.ts'
import { useText } from '../../../../ui/text.tsx'

/** Why the typed or pasted text was refused; ignored once the field has another amount, such as that of a new price. */
export function useRefusal(amount: string) {
  const [refused, setRefused] = useState<{ readonly refusal: RefusedText | null; readonly at: string } | null>(null)
  const refuse = (refusal: RefusedText | null, at: string | null) => setRefused({ refusal, at: at ?? '' })
  return [refused?.at === amount ? refused.refusal : null, refuse] as const
}

interface Problems {
  /** Why the typed or pasted text is not an amount. */
  readonly refusal: RefusedText | null
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
  if (refusal && refusal.code !== 'empty') {
    const { code, text } = refusal
    const digits = latinDigits(text).replaceAll(/\D/g, '')
    return t(`validation.amount.${code}`, { text: visibleText(text.slice(0, AMOUNT_MAX_LENGTH)), digits })
  }
  if (error) return t(error.message, valuesOf(error.values, i18n.locale))
  return quoteFailure?.about === 'amount' ? quoteFailure.message : null
}
