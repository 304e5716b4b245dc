import type { Stablecoin } from '../domain/currency.ts'
import type { Family, Network } from '../domain/networks.ts'
import { ChainError, type ChainErrorCode } from './chain-error.ts'
import { chainFacts } from './network-table.ts'
import { readFailure, REJECTION_CODES } from './wallet-failure.ts'

const LACKS_FUNDS =
  /insufficient (?:funds|(?:gas|fee|native) balance)|\b(?:gas|fee) balance is (?:not enough|insufficient|too low)|\bnot enough (?:funds|balance) (?:for|to (?:pay|cover)) (?:the )?(?:network )?(?:gas|fee)/i
/** No node takes a transaction whose gas does not pay for its bytes. */
const NO_NODE_TAKES = /intrinsic gas too low/i

/** Narrower than the text of decisions.md W12, because networks also reject, decline and deny transactions. */
const BY_USER =
  /\buser (?:has )?(?:rejected|declined|denied|cancell?ed)\b|\b(?:rejected|declined|denied|cancell?ed) by (?:the )?user\b/i
/** The whole message of a wallet without codes. Networks and bundlers say more, or give a code. */
const REFUSED =
  /^(?:error: )?(?:(?:the )?(?:request|signature|signing|transaction|transfer)(?: was| has been)? )?(?:cancell?ed|declined|denied|rejected)[.!]?$/i
/** A network says this of a transaction that it has seen: one may be on its way, even if the error also names a refusal. */
const SEEN_BY_NETWORK =
  /receipt|hash\b|nonce (?:is )?(?:too|has)|already (?:known|imported|been processed|processed|exists)|known transaction|replacement|underpriced|by (?:the )?(?:network|node|validator)/i

/** EIP-1193: not authorised, unsupported method. JSON-RPC: invalid parameters, no such method. EIP-1474: method not supported. */
const NOT_TAKEN = [4100, 4200, -32_602, -32_601, -32_004]

interface Meaning {
  readonly code: ChainErrorCode
  readonly codes: readonly unknown[]
  readonly text?: RegExp
  /** Only as the wallet's own word: it may pass on the error of a network that has taken the transaction. */
  readonly isOfWallet?: true
}

/** After these failures nothing can be on its way. Any other may have come after the broadcast. */
const NOTHING_SENT: readonly Meaning[] = [
  { code: 'wallet/send-declined', codes: REJECTION_CODES, text: BY_USER },
  { code: 'network/not-enough-for-fee', codes: [], text: LACKS_FUNDS },
  { code: 'network/refused', codes: [], text: NO_NODE_TAKES },
  { code: 'wallet/connection-failed', codes: NOT_TAKEN, isOfWallet: true },
]

const named = (coin: Stablecoin) => ({ coin: coin.toUpperCase() })

export const notEnoughTokens = (coin: Stablecoin, family?: Family): ChainError =>
  new ChainError('network/not-enough-tokens', { values: named(coin), ...(family && { family }) })

export const frozenTokens = (coin: Stablecoin): ChainError => new ChainError('network/frozen', { values: named(coin) })

export const unsupportedToken = (coin: Stablecoin): ChainError =>
  new ChainError('network/token-unsupported', { values: named(coin) })

export const notEnoughForFee = (network: Network, cause?: unknown): ChainError =>
  new ChainError('network/not-enough-for-fee', { values: coinOf(network), cause })

const coinOf = (network: Network) => ({ coin: chainFacts(network)?.native.symbol ?? '' })

type Failure = Pick<ReturnType<typeof readFailure>, 'codes' | 'text'>

/** The meaning of a failure whose wallet gives a text and no code. */
function ofWords({ codes, text }: Failure): Pick<Meaning, 'code'> | undefined {
  if (codes.every((code) => code === undefined) && REFUSED.test(text.trim())) return { code: 'wallet/send-declined' }
  return undefined
}

/** Translates a wallet's failure to send. Unless it is a known refusal, something may have left the wallet. */
export function sendFailure(error: unknown, network: Network): ChainError {
  const { code: own, codes, text } = readFailure(error)
  const fits = (meaning: Meaning) =>
    meaning.codes.some((code) => (meaning.isOfWallet ? own === code : codes.includes(code))) ||
    (meaning.text?.test(text) ?? false)
  const meaning = SEEN_BY_NETWORK.test(text) ? undefined : (ofWords({ codes, text }) ?? NOTHING_SENT.find(fits))
  return meaning ? new ChainError(meaning.code, { values: coinOf(network), cause: error }) : sendUnknown(error)
}

export const sendUnknown = (cause?: unknown): ChainError =>
  new ChainError('wallet/send-unknown', { broadcast: 'unknown', cause })
