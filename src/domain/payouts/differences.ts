import { toUnits } from '../../lib/money.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { currencyCode } from '../currency.ts'
import { canonicalNetwork } from '../rails.ts'
import type { Endpoint, EndpointPayload, Payout, PayoutPayload, PayoutWallet } from './payout.ts'

export type DifferingField = `payouts.different.${
  | 'direction'
  | 'youSend'
  | 'youReceive'
  | 'sourceAccount'
  | 'sourceNetwork'
  | 'destinationAccount'
  | 'destinationNetwork'
  | 'address'}`

/** What stands in a differing field: an id or a name, or an amount. */
export type DifferingValue = string | { readonly amount: string | null; readonly currency: string }

/** A field of a payout that differs from the customer's request. */
export interface Difference {
  readonly field: DifferingField
  readonly requested: DifferingValue
  readonly returned: DifferingValue
}

export interface RequestedPayout {
  readonly payload: PayoutPayload
  /** The address of the chosen wallet; null when the form does not know it. */
  readonly walletAddress: string | null
  /** An earlier call created the payout, perhaps at another price, so its delivered amount may differ. */
  readonly isResumed: boolean
}

const NOTHING = '–'

const amountOf = (amount: string | null, { currency }: Pick<Endpoint, 'currency'>): DifferingValue => ({
  amount,
  currency: currencyCode(currency),
})

/** The server rounds the delivered amount to the cent. */
const CENT = 10n ** 16n

function isSameAmount(requested: string, returned: string | null, tolerance = 0n): boolean {
  const [one, other] = [toUnits(requested, 18), toUnits(returned ?? '', 18)]
  if (one === null || other === null) return false
  return (one > other ? one - other : other - one) <= tolerance
}

const isSameCurrency = (requested: EndpointPayload<string>, returned: Endpoint) =>
  rawValue(requested.currency) === rawValue(returned.currency)

const networkOf = ({ network }: Endpoint | EndpointPayload<string>) => canonicalNetwork(rawValue(network))

// A sourceless on-ramp uses the currency as its source id.
const isSameId = (requested: EndpointPayload<string>, returned: Endpoint) =>
  rawValue(returned.type) === rawValue(requested.type) && (returned.id ?? rawValue(returned.currency)) === requested.id

function addressOf({ wallets }: Payout, { payload }: RequestedPayout): string | null {
  const side = payload.source.type === 'wallet' ? payload.source : payload.destination
  return wallets.find(({ id }) => id === side.id)?.address ?? null
}

/** Hexadecimal addresses are the same in any case; an address in another alphabet is not. */
const foldAddress = (address: string) => (/^0x/i.test(address) ? address.toLowerCase() : address)

const isSameAddress = (one: string, other: string): boolean => foldAddress(one) === foldAddress(other)

function differentAddress(requested: RequestedPayout, payout: Payout): readonly Difference[] {
  const returned = addressOf(payout, requested)
  const { walletAddress } = requested
  if (returned === null || walletAddress === null || isSameAddress(returned, walletAddress)) return []
  return [{ field: 'payouts.different.address', requested: walletAddress, returned }]
}

/** Whether the payout names another address for a wallet of the customer than the wallet has. */
export const hasOtherAddress = (payout: Payout, wallets: readonly Pick<PayoutWallet, 'id' | 'address'>[]): boolean =>
  payout.wallets.some(({ id, address }) => {
    const own = wallets.find((wallet) => wallet.id === id)
    return own !== undefined && !isSameAddress(own.address, address)
  })

/** Compares a new payout with the request, field by field (decisions.md E18). With any difference no instructions are shown. */
export function differencesOf(requested: RequestedPayout, payout: Payout): readonly Difference[] {
  const { source, destination } = requested.payload
  const type = source.type === 'bankAccount' ? 'onRamp' : 'offRamp'
  const tolerance = requested.isResumed ? null : CENT
  const checks: readonly (readonly [DifferingField, boolean, DifferingValue, DifferingValue])[] = [
    ['payouts.different.direction', rawValue(payout.type) === type, type, rawValue(payout.type)],
    [
      'payouts.different.youSend',
      isSameAmount(source.amount, payout.amount) &&
        isSameAmount(source.amount, payout.source.amount ?? payout.amount) &&
        isSameCurrency(source, payout.source),
      amountOf(source.amount, source),
      amountOf(payout.source.amount ?? payout.amount, payout.source),
    ],
    [
      'payouts.different.youReceive',
      (tolerance === null || isSameAmount(destination.amount, payout.destination.amount, tolerance)) &&
        isSameCurrency(destination, payout.destination),
      amountOf(destination.amount, destination),
      amountOf(payout.destination.amount, payout.destination),
    ],
    ['payouts.different.sourceAccount', isSameId(source, payout.source), source.id, payout.source.id ?? NOTHING],
    [
      'payouts.different.sourceNetwork',
      networkOf(source) === networkOf(payout.source),
      networkOf(source),
      networkOf(payout.source),
    ],
    [
      'payouts.different.destinationAccount',
      isSameId(destination, payout.destination),
      destination.id,
      payout.destination.id ?? NOTHING,
    ],
    [
      'payouts.different.destinationNetwork',
      networkOf(destination) === networkOf(payout.destination),
      networkOf(destination),
      networkOf(payout.destination),
    ],
  ]
  const fields = checks.flatMap(([field, isSame, wanted, returned]) =>
    isSame ? [] : [{ field, requested: wanted, returned }],
  )
  return [...fields, ...differentAddress(requested, payout)]
}
