import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../domain/currency.ts'
import { displayNameOf, networkRules } from '../../../domain/networks.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useText } from '../../../ui/text.tsx'
import { useConnection } from '../../wallet/use-connection.ts'
import { sentAmount } from '../sent-amount.ts'
import { useDeliveryText } from '../use-delivery-text.ts'

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
