import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf, networkRules } from '../../../domain/networks.ts'
import { partiesOf } from '../../../domain/payout-history/parties.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { visibleText } from '../../../lib/format/visible-text.ts'
import { useText } from '../../../ui/text.tsx'
import { useMoneyText } from '../../money/use-money-text.ts'
import { useConnection } from '../../wallet/use-connection.ts'
import { sentAmount } from '../sent-amount.ts'

/** The amount that the bank account gets, to which the customer agrees by pressing Send now. */
function useDeliveryText(payout: Payout) {
  const moneyText = useMoneyText()
  const { to } = partiesOf(payout)
  const { amount, currency } = payout.destination
  return {
    paid: moneyText(amount, currency),
    account: 'name' in to ? visibleText(to.name) : '',
    hasAccount: 'name' in to ? 'yes' : 'no',
  }
}

/** The values of every message of the table. */
export function useShownValues(payout: Payout) {
  const t = useText()
  const { i18n } = useLingui()
  const { connection } = useConnection()
  const { network, redemption } = depositOf(payout) ?? {}
  return {
    amount: sentAmount(payout, i18n.locale),
    coin: currencyCode(payout.source.currency),
    network: network ? displayNameOf(network) : '',
    redemption: redemption ? displayNameOf(redemption) : '',
    hours: network ? networkRules(network).landsForHours : undefined,
    wallet: 'session' in connection ? connection.walletName : t('connection.unnamed'),
    ...useDeliveryText(payout),
  }
}
