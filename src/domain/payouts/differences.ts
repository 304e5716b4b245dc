import { toUnits } from '../../lib/money.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { currencyCode } from '../currency.ts'
import { canonicalNetwork } from '../rails.ts'
import type { Endpoint, EndpointPayload, Payout, PayoutPayload } from './payout.ts'

export type DifferingField = `payouts.different.${
  | 'direction'
  | 'youSend'
  | 'youReceive'
  | 'sourceAccount'
  | 'sourceNetwork'
  | 'destinationAccount'
  | 'destinationNetwork'
  | 'address'}`

/** A field of a payout that is not what the customer asked for. */
export interface Difference {
  readonly field: DifferingField
  readonly asked: string
  readonly came: string
}

export interface AskedPayout {
  readonly payload: PayoutPayload
  /** Of the wallet that was chosen; null where the form does not know it. */
  readonly walletAddress: string | null
  /** An earlier call made it, perhaps at another price: what is delivered may then differ. */
  readonly isResumed: boolean
}

const NOTHING = '–'

const amountText = (amount: string | null, { currency }: Pick<Endpoint, 'currency'>) =>
  `${amount ?? NOTHING} ${currencyCode(currency)}`

/** The server rounds what is delivered to the cent. */
const CENT = 10n ** 16n

function isSameAmount(asked: string, came: string | null, tolerance = 0n): boolean {
  const [one, other] = [toUnits(asked, 18), toUnits(came ?? '', 18)]
  if (one === null || other === null) return false
  return (one > other ? one - other : other - one) <= tolerance
}

const isSameCurrency = (asked: EndpointPayload<string>, came: Endpoint) =>
  rawValue(asked.currency) === rawValue(came.currency)

const networkOf = ({ network }: Endpoint | EndpointPayload<string>) => canonicalNetwork(rawValue(network))

// The id of a source that nobody chose is its currency.
const isSameId = (asked: EndpointPayload<string>, came: Endpoint) =>
  rawValue(came.type) === rawValue(asked.type) && (came.id ?? rawValue(came.currency)) === asked.id

function addressOf({ wallets }: Payout, { payload }: AskedPayout): string | null {
  const side = payload.source.type === 'wallet' ? payload.source : payload.destination
  return wallets.find(({ id }) => id === side.id)?.address ?? null
}

/** Hexadecimal addresses are the same in any case; an address in another alphabet is not. */
const foldAddress = (address: string) => (/^0x/i.test(address) ? address.toLowerCase() : address)

function differentAddress(asked: AskedPayout, payout: Payout): readonly Difference[] {
  const came = addressOf(payout, asked)
  const { walletAddress } = asked
  if (came === null || walletAddress === null || foldAddress(came) === foldAddress(walletAddress)) return []
  return [{ field: 'payouts.different.address', asked: walletAddress, came }]
}

/** Field by field what of a new payout is not as it was asked for (decisions.md E18); nothing is shown to pay while there is any. */
export function differencesOf(asked: AskedPayout, payout: Payout): readonly Difference[] {
  const { source, destination } = asked.payload
  const type = source.type === 'bankAccount' ? 'onRamp' : 'offRamp'
  const tolerance = asked.isResumed ? null : CENT
  const checks: readonly (readonly [DifferingField, boolean, string, string])[] = [
    ['payouts.different.direction', rawValue(payout.type) === type, type, rawValue(payout.type)],
    [
      'payouts.different.youSend',
      isSameAmount(source.amount, payout.amount) &&
        isSameAmount(source.amount, payout.source.amount ?? payout.amount) &&
        isSameCurrency(source, payout.source),
      amountText(source.amount, source),
      amountText(payout.source.amount ?? payout.amount, payout.source),
    ],
    [
      'payouts.different.youReceive',
      (tolerance === null || isSameAmount(destination.amount, payout.destination.amount, tolerance)) &&
        isSameCurrency(destination, payout.destination),
      amountText(destination.amount, destination),
      amountText(payout.destination.amount, payout.destination),
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
  const fields = checks.flatMap(([field, isSame, wanted, came]) => (isSame ? [] : [{ field, asked: wanted, came }]))
  return [...fields, ...differentAddress(asked, payout)]
}
