import { useMoneyText } from '../money/use-money-text.ts'
import { partiesOf } from '../../domain/payout-history/parties.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { visibleText } from '../../lib/format/visible-text.ts'
import { useText } from '../../ui/text.tsx'

/** What the bank account gets, which the customer agrees to with a press of Send now. */
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
