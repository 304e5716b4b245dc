import { useLingui } from '@lingui/react'
import { currencyCode, type Money } from '../../domain/currency.ts'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { Amount } from '../../ui/data/Amount.tsx'

interface Props extends Pick<Money, 'currency'> {
  readonly amount: string | null
}

/** An amount in the customer's language with the code of its currency. */
export function MoneyAmount({ amount, currency }: Props) {
  const { i18n } = useLingui()
  return <Amount value={formatAmount(amount, i18n.locale)} code={currencyCode(currency)} />
}
