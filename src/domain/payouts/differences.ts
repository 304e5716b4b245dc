import { toUnits } from '../../lib/money.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { isMasked } from '../bank-accounts/account-details.ts'
import { currencyCode } from '../currency.ts'
import { canonicalNetwork } from '../rails.ts'
import {
  ACCOUNT_NUMBERS,
  type AccountNumber,
  type Endpoint,
  type EndpointPayload,
  type Payout,
  type PayoutPayload,
  type PayoutWallet,
} from './payout.ts'

/** Each side of a direction has its own words: an on-ramp is sent from a bank account, an off-ramp from a wallet. */
const SIDES = {
  onRamp: {
    source: 'payouts.different.sendAccount',
    sourceNetwork: 'payouts.different.sendMethod',
    destination: 'payouts.different.receiveWallet',
    destinationNetwork: 'payouts.different.receiveNetwork',
    address: 'payouts.different.receiveAddress',
  },
  offRamp: {
    source: 'payouts.different.sendWallet',
    sourceNetwork: 'payouts.different.sendNetwork',
    destination: 'payouts.different.receiveAccount',
    destinationNetwork: 'payouts.different.receiveMethod',
    address: 'payouts.different.sendAddress',
  },
} as const

type SideField = (typeof SIDES)[keyof typeof SIDES]
type DifferingField =
  | `payouts.different.${'direction' | 'youSend' | 'youReceive'}`
  | SideField[keyof SideField]
  | `payouts.instructions.${AccountNumber}`

/** The value of a differing field: an id, a name or an amount. */
export type DifferingValue = string | { readonly amount: string | null; readonly currency: string }

/** A field of a payout that differs from the customer's request, or of which the answer itself says two things. */
export interface Difference {
  readonly field: DifferingField
  /** For an answer that contradicts itself: the other value. */
  readonly requested: DifferingValue
  readonly returned: DifferingValue
  readonly isContradiction?: true
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
  return [{ field: SIDES[typeOf(requested.payload)].address, requested: walletAddress, returned }]
}

const typeOf = ({ source }: Pick<Payout, 'source'> | PayoutPayload) =>
  source.type === 'bankAccount' ? 'onRamp' : 'offRamp'

/** The payout names another address for a wallet of the customer than the wallet has. */
const otherAddresses = (payout: Payout, wallets: readonly Pick<PayoutWallet, 'id' | 'address'>[]) =>
  payout.wallets.flatMap(({ id, address }): readonly Difference[] => {
    const asked = wallets.find((wallet) => wallet.id === id)
    if (asked === undefined || isSameAddress(asked.address, address)) return []
    return [{ field: SIDES[typeOf(payout)].address, requested: asked.address, returned: address }]
  })

/** Spaces and hidden characters do not make a number differ, and a BIC without a branch is the head office's, XXX. */
const foldNumber = (text: string) =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z\d]/g, '')
    .replace(/^([A-Z]{6}[A-Z\d]{2})XXX$/, '$1')

/** Only the end of a masked number is known. A BIC ends in XXX without being masked. */
function isSameNumber(name: AccountNumber, shown: string, other: string): boolean {
  if (name === 'bic' || !isMasked(other)) return foldNumber(shown) === foldNumber(other)
  return foldNumber(shown).endsWith(foldNumber(other.replace(/^.*[*•x]/i, '')))
}

/** The instructions name one account, and the account that they are said to be of is another. */
function contradictionsOf({ instructions, fundingBankAccount }: Payout): readonly Difference[] {
  if (instructions?.resource.type !== 'bankAccount' || !fundingBankAccount) return []
  const { resource } = instructions
  return ACCOUNT_NUMBERS.flatMap((name): readonly Difference[] => {
    const [shown, other] = [resource[name], fundingBankAccount[name]]
    if (!shown || !other || isSameNumber(name, shown, other)) return []
    return [{ field: `payouts.instructions.${name}`, requested: other, returned: shown, isContradiction: true }]
  })
}

/** Contradictions within a payout whose form is no longer known. */
export const inconsistenciesOf = (payout: Payout, wallets: readonly Pick<PayoutWallet, 'id' | 'address'>[]) => [
  ...otherAddresses(payout, wallets),
  ...contradictionsOf(payout),
]

/** The amount that differs: the ledger has one, the instructions show the other. */
const differingAmount = (requested: string, { amount, source }: Payout) =>
  [source.amount ?? amount, amount].find((one) => !isSameAmount(requested, one)) ?? amount

/** Compares a new payout with the request, field by field (decisions.md E18). With any difference no instructions are shown. */
export function differencesOf(requested: RequestedPayout, payout: Payout): readonly Difference[] {
  const { source, destination } = requested.payload
  const type = typeOf(requested.payload)
  const side = SIDES[type]
  const tolerance = requested.isResumed ? null : CENT
  const checks: readonly (readonly [DifferingField, boolean, DifferingValue, DifferingValue])[] = [
    ['payouts.different.direction', rawValue(payout.type) === type, type, rawValue(payout.type)],
    [
      'payouts.different.youSend',
      isSameAmount(source.amount, payout.amount) &&
        isSameAmount(source.amount, payout.source.amount ?? payout.amount) &&
        isSameCurrency(source, payout.source),
      amountOf(source.amount, source),
      amountOf(differingAmount(source.amount, payout), payout.source),
    ],
    [
      'payouts.different.youReceive',
      (tolerance === null || isSameAmount(destination.amount, payout.destination.amount, tolerance)) &&
        isSameCurrency(destination, payout.destination),
      amountOf(destination.amount, destination),
      amountOf(payout.destination.amount, payout.destination),
    ],
    [side.source, isSameId(source, payout.source), source.id, payout.source.id ?? NOTHING],
    [side.sourceNetwork, networkOf(source) === networkOf(payout.source), networkOf(source), networkOf(payout.source)],
    [side.destination, isSameId(destination, payout.destination), destination.id, payout.destination.id ?? NOTHING],
    [
      side.destinationNetwork,
      networkOf(destination) === networkOf(payout.destination),
      networkOf(destination),
      networkOf(payout.destination),
    ],
  ]
  const fields = checks.flatMap(([field, isSame, wanted, returned]) =>
    isSame ? [] : [{ field, requested: wanted, returned }],
  )
  return [...fields, ...differentAddress(requested, payout), ...contradictionsOf(payout)]
}
