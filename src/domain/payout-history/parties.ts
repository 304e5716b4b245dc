import { rawValue } from '../../lib/open-enum.ts'
import type { BankAccount } from '../bank-accounts/bank-account.ts'
import { networkOfPayout } from '../networks.ts'
import { isSameAddress } from '../wallets/addresses/address.ts'
import { lastFourOf } from '../bank-accounts/account-list.ts'
import type { Endpoint, FundingBankAccount, Payout } from '../payouts/payout.ts'

export type Party =
  | { readonly kind: 'bank'; readonly name: string; readonly lastFour: string | null; readonly network: string }
  /** The money may come from any bank account of the customer. */
  | { readonly kind: 'anyBank'; readonly network: string }
  /** A bank account without details from the server. */
  | { readonly kind: 'unknownBank'; readonly network: string }
  | {
      readonly kind: 'wallet'
      readonly nickname: string | null
      readonly address: string | null
      readonly network: string
    }
  /** A generated deposit address, which converts incoming funds automatically. */
  | { readonly kind: 'offloader'; readonly address: string; readonly network: string }

interface Parties {
  readonly from: Party
  readonly to: Party
}

export const isOffloader = ({ usageType }: Pick<Payout, 'usageType'>): boolean => usageType === 'offloader'

/** A sourceless on-ramp uses the currency as its source id. */
const isAnyAccount = ({ id, currency }: Endpoint, { type }: Payout) =>
  type === 'onRamp' && (id === null || id === rawValue(currency))

function bankParty(endpoint: Endpoint, account: BankAccount | FundingBankAccount | null, payout: Payout): Party {
  const { network } = endpoint
  if (!account) return { kind: isAnyAccount(endpoint, payout) ? 'anyBank' : 'unknownBank', network: rawValue(network) }
  const lastFour = 'id' in account ? lastFourOf(account) : account.last4
  return { kind: 'bank', name: account.bankName, lastFour, network: rawValue(network) }
}

function walletParty({ id, network }: Endpoint, { wallets }: Payout): Party {
  const wallet = wallets.find((candidate) => candidate.id === id)
  return {
    kind: 'wallet',
    nickname: wallet?.nickname ?? null,
    address: wallet?.address ?? null,
    network: rawValue(network),
  }
}

/** The account that tokens came from, which need not be the payout's wallet. */
export function senderOf({ source, wallets }: Payout, address: string): Party {
  const network = rawValue(source.network)
  const known = networkOfPayout(network)
  const wallet = wallets.find((each) => known && isSameAddress(known, each.address, address))
  return { kind: 'wallet', nickname: wallet?.nickname ?? null, address, network }
}

function offloaderParty({ funding }: Payout): Party | null {
  const wallet = funding?.offloaderWallet?.wallet
  return wallet ? { kind: 'offloader', address: wallet.address, network: rawValue(wallet.network) } : null
}

export function partiesOf(payout: Payout): Parties {
  const { source, destination, sourceBankAccount, destinationBankAccount } = payout
  const party = (endpoint: Endpoint, account: BankAccount | null) =>
    endpoint.type === 'bankAccount' ? bankParty(endpoint, account, payout) : walletParty(endpoint, payout)
  const offloader = isOffloader(payout) ? offloaderParty(payout) : null
  return { from: offloader ?? party(source, sourceBankAccount), to: party(destination, destinationBankAccount) }
}

interface NamedParty {
  readonly direction: 'from' | 'to'
  readonly party: Party
}

/** The side that a row of two lines names, with the direction of the money: a bank with a name, else the side that receives. */
export function namedParty(payout: Payout): NamedParty {
  const { from, to } = partiesOf(payout)
  const isFromBank = from.kind === 'bank' && to.kind !== 'bank'
  return isFromBank ? { direction: 'from', party: from } : { direction: 'to', party: to }
}
