import { rawValue } from '../../../lib/open-enum.ts'
import { FIAT_CURRENCIES, STABLECOINS } from '../../currency.ts'
import { NETWORKS, payoutNameOf } from '../../networks.ts'
import { chosenRail, FORM_RAILS, railOf } from '../../rails.ts'
import type { Endpoint, Payout } from '../payout.ts'
import type { KeptForm } from './kept-form.ts'
import { noWireMessage } from './wire-message.ts'

const raw = ({ network }: Endpoint) => rawValue(network)

/** The form of a transfer like this one; null where no form makes such a transfer. The amount is the one that its details show. */
export function sendAgainForm(payout: Payout): Omit<KeptForm, 'known'> | null {
  const { type, source, destination, usageType, amount } = payout
  if ((type !== 'onRamp' && type !== 'offRamp') || usageType !== null) return null
  const [bank, wallet] = type === 'onRamp' ? [source, destination] : [destination, source]
  const currency = FIAT_CURRENCIES.find((fiat) => fiat === bank.currency)
  const coin = STABLECOINS.find((known) => known === wallet.currency)
  const network = NETWORKS.find((name) => payoutNameOf(name) === raw(wallet))
  const sent = railOf(raw(bank))
  const rail = sent && FORM_RAILS.find((name) => name === chosenRail(sent))
  if (!currency || !coin || !network || !rail) return null
  return {
    form: {
      rampType: type === 'onRamp' ? 'on-ramp' : 'off-ramp',
      currency,
      rail,
      coin,
      network,
      walletId: wallet.id,
      // A source that was not chosen has its currency as its id.
      bankAccountId: bank.id === currency ? null : bank.id,
      wireMessage: noWireMessage,
    },
    edited: 'source',
    amount,
    madeId: null,
  }
}
