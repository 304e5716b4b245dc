import * as z from 'zod/mini'
import { CURRENCIES, type Money } from '../domain/currency.ts'
import type { RegisteredNetwork } from '../domain/networks.ts'
import type { ApiClient } from './client.ts'
import { ApiError } from './error.ts'
import { pathSegment } from './http/path-segment.ts'
import { rowsOf } from './wire/list.ts'
import { money, openEnum } from './wire/values.ts'

const balances = z.pipe(
  z.object({ balances: rowsOf<Money>(z.object({ currency: openEnum(CURRENCIES), amount: money })) }),
  z.transform(({ balances }) => balances),
)

const relayed = z.pipe(
  z.object({ signature: z.string() }),
  z.transform(({ signature }) => signature),
)

interface Redemption {
  readonly sourceChain: RegisteredNetwork
  readonly sourceTransactionHash: string
  readonly transferId: string
}

/** A proxy's empty 200 must not pass for the server's answer, which would leave tokens that the server does not know of. */
const taken = z.pipe(
  z.object({}),
  z.transform(() => undefined),
)

/** Tried three times: registering the same transaction twice is harmless. */
export const registerRedemption = (api: ApiClient, body: Redemption) =>
  api.request('POST', 'cctp/off-ramp', { body, schema: taken, repeats: 2 })

/** The transaction is another payout's, or the payout has another one. */
export const isRedemptionConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && error.code === 'cctp_conflict'

interface Relay {
  /** The signed transaction in base64. Sending the same bytes twice is harmless. */
  readonly transaction: string
  readonly skipPreflight: boolean
  readonly maxRetries?: number
}

export const relayTransaction = (api: ApiClient, { transaction, skipPreflight, maxRetries = 1 }: Relay) =>
  api.request('POST', 'relay/solana', {
    query: { skipPreflight: String(skipPreflight) },
    body: { transaction, maxRetries },
    schema: relayed,
    key: null,
  })

/**
 * Refusals that say nothing against the transaction: the network has it already, or the node that was asked is behind the one that
 * gave the blockhash.
 */
const NOT_AGAINST_IT = /already (?:been )?processed|blockhash not found/i

/** Reads from a failure of the relay whether the preflight refused the transaction, or nothing is known. */
export function readRelayFailure(error: unknown): 'refused' | 'unknown' {
  if (!(error instanceof ApiError)) return 'unknown'
  const { code, status, outcome, message } = error
  const isDefinite = code === 'preflight_failed' && status === 422 && outcome === 'definite'
  return isDefinite && !NOT_AGAINST_IT.test(message) ? 'refused' : 'unknown'
}

/** Serves networks for which the host configured no RPC URL. */
export const getBalances = (api: ApiClient, network: string, address: string) =>
  api.request('GET', `chains/${pathSegment(network)}/balances`, { query: { address }, schema: balances })
