import { useMoneyText } from '../money/use-money-text.ts'
import { partiesOf } from '../../domain/payout-history/parties.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { visibleText } from '../../lib/format/visible-text.ts'
import { useText } from '../../ui/text.tsx'

/** The amount that the bank account gets, to which the customer agrees by pressing Send now. */
export function useDeliveryText(payout: Payout) {
  const t = useText()
  const moneyText = useMoneyText()
  const { to } = partiesOf(payout)
  const { amount, currency } = payout.destination
  return {
    paid: moneyText(amount, currency),
    account: 'name' in to ? visibleText(to.name) : t('sending.unfinished.unsent.account'),
  }
}
