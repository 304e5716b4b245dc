import { useLingui } from '@lingui/react'
import { amountText } from '../../domain/amount-text.ts'
import type { Money } from '../../domain/currency.ts'

/** Writes amounts in the customer's language. */
export function useMoneyText() {
  const { i18n } = useLingui()
  return (amount: string | null, currency: Money['currency']): string => amountText(amount, currency, i18n.locale)
}
