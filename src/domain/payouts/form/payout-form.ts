import type { Fiat, Stablecoin } from '../../currency.ts'
import type { Network } from '../../networks.ts'
import type { EndpointNetwork } from '../../endpoint-networks.ts'
import type { EndpointType, PayoutPayload } from '../payout.ts'
import type { QuoteRequest } from '../quotes/quote.ts'
import { railNetwork, type FormRail } from '../../rails.ts'
import { toPayoutNetwork } from '../../networks.ts'
import type { Wallet } from '../../wallets/wallet.ts'
import type { RampType } from '../ramp-type.ts'
import type { Amounts, Question, Side } from './amounts.ts'
import { sentDestination, sentSource } from './endpoint.ts'
import { hasWireMessage, writeWireMessage, type WireMessage } from './wire-message.ts'

export interface PayoutForm {
  readonly rampType: RampType
  readonly currency: Fiat
  readonly rail: FormRail
  readonly coin: Stablecoin
  readonly network: Network
  readonly walletId: string | null
  /** Null until an account is chosen, and always null for a sourceless on-ramp. */
  readonly bankAccountId: string | null
  readonly wireMessage: WireMessage
}

export interface FormSide {
  readonly type: EndpointType
  readonly id: string | null
  readonly currency: Fiat | Stablecoin
  readonly network: EndpointNetwork
}

interface FormSides {
  readonly source: FormSide
  readonly destination: FormSide
}

export function sidesOf({ rampType, currency, rail, coin, network, walletId, bankAccountId }: PayoutForm): FormSides {
  const bank: FormSide = { type: 'bankAccount', id: bankAccountId, currency, network: railNetwork(rail) }
  const wallet: FormSide = { type: 'wallet', id: walletId, currency: coin, network: toPayoutNetwork(network) }
  return rampType === 'on-ramp' ? { source: bank, destination: wallet } : { source: wallet, destination: bank }
}

export const bankSideOf = (rampType: RampType): Side => (rampType === 'on-ramp' ? 'source' : 'destination')
export const walletSideOf = (rampType: RampType): Side => (rampType === 'on-ramp' ? 'destination' : 'source')

/** The token that an off-ramp takes, and where; null where the form takes none from a wallet. */
export const holdingOf = (
  { rampType, network, coin }: Pick<PayoutForm, 'rampType' | 'network' | 'coin'>,
  wallet: Pick<Wallet, 'address'> | null,
) => (rampType === 'off-ramp' && wallet ? { network, coin, address: wallet.address } : null)

/** The two sides of a form, and the customer whom the quote is for. */
export function pricedPair(form: PayoutForm, customerId: string): Omit<QuoteRequest, keyof Question> {
  const { source, destination } = sidesOf(form)
  return {
    customerId,
    sourceCurrency: source.currency,
    destinationCurrency: destination.currency,
    sourceNetwork: sentSource(source.network),
    destinationNetwork: sentDestination(destination.network),
  }
}

/** Builds the payload of a valid form. A sourceless on-ramp uses the currency as its source id. */
export function payoutPayload(
  form: PayoutForm,
  amounts: Pick<Amounts, 'source' | 'destination'>,
): PayoutPayload | null {
  const { source, destination } = sidesOf(form)
  const sourceId = source.id ?? (form.rampType === 'on-ramp' ? source.currency : null)
  if (sourceId === null || destination.id === null) return null
  const wireMessage = hasWireMessage(form.rampType, form.rail) ? writeWireMessage(form.wireMessage) : undefined
  return {
    source: {
      type: source.type,
      id: sourceId,
      amount: amounts.source,
      currency: source.currency,
      network: sentSource(source.network),
    },
    destination: {
      type: destination.type,
      id: destination.id,
      amount: amounts.destination,
      currency: destination.currency,
      network: sentDestination(destination.network),
    },
    ...(wireMessage && { wireMessage }),
  }
}
