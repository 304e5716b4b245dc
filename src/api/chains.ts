import * as z from 'zod/mini'
import { CURRENCIES, type Money } from '../domain/currency.ts'
import type { ApiClient } from './client.ts'
import { rowsOf } from './wire/list.ts'
import { anyAnswer, money, open } from './wire/values.ts'

const balances = z.pipe(
  z.object({ balances: rowsOf<Money>(z.object({ currency: open(CURRENCIES), amount: money })) }),
  z.transform(({ balances }) => balances),
)

const relayed = z.pipe(
  z.object({ signature: z.string() }),
  z.transform(({ signature }) => signature),
)

export interface Redemption {
  readonly sourceChain: 'sui' | 'aptos'
  readonly sourceTransactionHash: string
  readonly transferId: string
}

/** The same transaction may be registered again. */
export const registerRedemption = (api: ApiClient, body: Redemption) =>
  api.request('POST', 'cctp/off-ramp', { body, schema: anyAnswer })

interface Relay {
  /** Signed, in base64. The same bytes may be sent again. */
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

/** For networks whose own RPC is not configured. */
export const getBalances = (api: ApiClient, network: string, address: string) =>
  api.request('GET', `chains/${encodeURIComponent(network)}/balances`, { query: { address }, schema: balances })
