import type { Stablecoin } from '../domain/currency.ts'
import type { Family, Network } from '../domain/networks.ts'
import { ChainError, type ChainErrorCode } from './chain-error.ts'
import { chainFacts } from './network-table.ts'
import { readFailure, type WalletFailure } from './wallet-answers/read-failure.ts'
import { isRefusalToSend } from './wallet-answers/refusals.ts'
import { NO_SUCH_METHOD } from './wallet-answers/facts.ts'

const LACKS_FUNDS =
  /insufficient (?:funds|(?:gas|fee|native) balance)|\b(?:gas|fee) balance is (?:not enough|insufficient|too low)|\bnot enough (?:funds|balance) (?:for|to (?:pay|cover)) (?:the )?(?:network )?(?:gas|fee)/i
/** No node takes a transaction whose gas does not pay for its bytes. */
const NO_NODE_TAKES = /intrinsic gas too low/i

/** A network says this of a transaction that it has seen: one may be on its way, even if the error also names a refusal. */
const SEEN_BY_NETWORK =
  /receipt|hash\b|nonce (?:is )?(?:too|has)|already (?:known|imported|been processed|processed|exists)|known transaction|replacement|underpriced|by (?:the )?(?:network|node|validator)/i

/** Beside the methods that it does not have, EIP-1193: not authorised, and JSON-RPC: invalid parameters. */
const NOT_TAKEN: readonly unknown[] = [...NO_SUCH_METHOD, 4100, -32_602]

/** After these words of a wallet nothing can be on its way. Any other may have come after the broadcast. */
const NOTHING_SENT: readonly (readonly [ChainErrorCode, RegExp])[] = [
  ['network/not-enough-for-fee', LACKS_FUNDS],
  ['network/refused', NO_NODE_TAKES],
]

const named = (coin: Stablecoin) => ({ coin: coin.toUpperCase() })

export const notEnoughTokens = (coin: Stablecoin, family?: Family): ChainError =>
  new ChainError('network/not-enough-tokens', { values: named(coin), ...(family && { family }) })

export const frozenTokens = (coin: Stablecoin): ChainError => new ChainError('network/frozen', { values: named(coin) })

export const pausedTokens = (coin: Stablecoin): ChainError => new ChainError('network/paused', { values: named(coin) })

/** Of Sui's deny list, and of the modules of fungible assets and of Circle's on Aptos. Looked up on 2026-11-29. */
const STOPS: readonly (readonly [RegExp, (coin: Stablecoin) => ChainError])[] = [
  [/is denied for coin|store_is_frozen|e(?:block|black)_?listed/i, frozenTokens],
  [/globally paused|\bepaused\b/i, pausedTokens],
]

/** Whether a network's words say that the token's issuer has stopped it. Null where they say something else. */
export function issuerStopIn(words: string, coin: Stablecoin): ChainError | null {
  const [, stopped] = STOPS.find(([says]) => says.test(words)) ?? []
  return stopped?.(coin) ?? null
}

/** A transfer that the network would not run, in the network's own words. */
export const refusedTransfer = (words: string, coin: Stablecoin): ChainError =>
  issuerStopIn(words, coin) ?? new ChainError('network/refused')

export const unsupportedToken = (coin: Stablecoin): ChainError =>
  new ChainError('network/token-unsupported', { values: named(coin) })

export const notEnoughForFee = (network: Network, cause?: unknown): ChainError =>
  new ChainError('network/not-enough-for-fee', { values: coinOf(network), cause })

const coinOf = (network: Network) => ({ coin: chainFacts(network)?.native.symbol ?? '' })

/** Null where something may have left the wallet. */
function codeOf(failure: WalletFailure): ChainErrorCode | null {
  const { code, texts } = failure
  if (texts.some((text) => SEEN_BY_NETWORK.test(text))) return null
  if (isRefusalToSend(failure)) return 'wallet/send-declined'
  const [known] = NOTHING_SENT.find(([, words]) => texts.some((text) => words.test(text))) ?? []
  if (known) return known
  // Only as the wallet's own code: it may pass on the error of a network that has taken the transaction.
  return NOT_TAKEN.includes(code) ? 'wallet/cannot-send' : null
}

/** Translates a wallet's failure to send. Unless it is a known refusal, something may have left the wallet. */
export function sendFailure(error: unknown, network: Network): ChainError {
  const code = codeOf(readFailure(error))
  return code === null ? sendUnknown(error) : new ChainError(code, { values: coinOf(network), cause: error })
}

export const sendUnknown = (cause?: unknown): ChainError =>
  new ChainError('wallet/send-unknown', { broadcast: 'unknown', cause })
