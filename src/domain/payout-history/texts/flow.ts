import type { Payout } from '../../payouts/payout.ts'
import { isOffloader, partiesOf } from '../parties.ts'

/** Where the money comes from and where it goes, by type, direction and source. */
export const FLOWS = [
  'bankToWallet',
  'anyBankToWallet',
  'walletToBank',
  'addressToBank',
  'walletToWallet',
  'microdeposit',
] as const
export type Flow = (typeof FLOWS)[number]

/** Null for a type that this version does not know; the screen then claims nothing about the money. */
export function flowOf(payout: Payout): Flow | null {
  if (isOffloader(payout)) return 'addressToBank'
  switch (payout.type) {
    case 'onRamp':
      return partiesOf(payout).from.kind === 'bank' ? 'bankToWallet' : 'anyBankToWallet'
    case 'offRamp':
      return 'walletToBank'
    case 'onChain':
      return 'walletToWallet'
    case 'microdeposit':
      return 'microdeposit'
    default:
      return null
  }
}

const OF_COINS: readonly (Flow | null)[] = ['walletToBank', 'addressToBank', 'walletToWallet']

/** What reaches us is a coin, and not money of a bank. */
export const isOfCoins = (payout: Payout): boolean => OF_COINS.includes(flowOf(payout))

/** A word for every flow. */
export type ByFlow<Word> = Readonly<Record<Flow, Word>>

export const forEveryFlow = <Word>(word: Word): ByFlow<Word> => ({
  bankToWallet: word,
  anyBankToWallet: word,
  walletToBank: word,
  addressToBank: word,
  walletToWallet: word,
  microdeposit: word,
})
