import { ChainError } from '../../chains/chain-error.ts'

/** The customer's act in the wallet, with its effect on the wallet and the network. */
export const WALLETS = [
  'approves',
  'approvesLate',
  'declines',
  'lacksTokens',
  /** It broadcasts, and answers with an error. */
  'failsAfter',
  /** It answers with an error that says nothing, and has done nothing. */
  'failsBefore',
  /** On the chain, without effect. */
  'reverts',
  /** Approved, and the network forgets it. */
  'isForgotten',
] as const
/** They answer that the customer declined, and send all the same: before their answer, so long before that it has landed, or after it. */
export const DISHONEST_WALLETS = ['declinesAndSends', 'declinesWhatLanded', 'declinesThenSends'] as const
/** Only on EVM networks, where another transaction may take the place of a hash (decisions.md C20). */
export const OWNERS = [
  /** The owner sends the same with a higher fee: another hash. */
  'speedsUp',
  /** The owner sends something else in its place. */
  'cancelsInWallet',
  /** Failed in a block that is dropped, and done in a later one. */
  'isReorged',
  /** A multisig: it returns a hash of its own, and the chain's comes when the last signer has signed. */
  'answersOtherHash',
] as const
/** The page gets no answer from these, or not the one that it asked for. */
const SILENT = [
  /** Its customer leaves the request where it is, and declines it later. */
  'neverAnswers',
  'sendsUnanswered',
  'signsOther',
  /** Another amount takes the place of the first. */
  'sendsOtherAmount',
] as const
export type Wallet =
  | (typeof WALLETS)[number]
  | (typeof DISHONEST_WALLETS)[number]
  | (typeof OWNERS)[number]
  | (typeof SILENT)[number]
export const isDishonest = (wallet: Wallet): boolean => DISHONEST_WALLETS.some((liar) => liar === wallet)

const UNAPPROVED: readonly Wallet[] = ['declines', 'failsBefore', 'signsOther']
export const isApproved = (wallet: Wallet): boolean => !UNAPPROVED.includes(wallet)

/** Whether the wallet answers with a hash under which nothing lands. */
export const hasOwnHash = (wallet: Wallet): boolean => wallet === 'speedsUp' || wallet === 'answersOtherHash'

const unknown = () => new ChainError('wallet/send-unknown', { broadcast: 'unknown' })

/** The error that the page gets in place of a hash or a signature. */
export function refusalOf(wallet: Wallet, isDirect: boolean): ChainError | null {
  if (wallet === 'signsOther') return new ChainError('wallet/signed-other')
  if (wallet === 'declines' || isDishonest(wallet)) return new ChainError('wallet/send-declined')
  return wallet === 'failsBefore' || (wallet === 'failsAfter' && isDirect) ? unknown() : null
}
