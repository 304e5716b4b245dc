// The account is written by hand: it is served to a browser file by file, and Solana's SDK has hundreds.
import { base58 } from '@scure/base'
import { BLOCKHASH_LIVES_FOR, rentExemption } from '../../../demo/chains/solana/facts.ts'

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const FIRST_HEIGHT = 1000
const BALANCE = 5_000_000_000n

function tokenAccount(owner: string, units: bigint) {
  const data = new Uint8Array(165)
  data.set(base58.decode(USDC))
  data.set(base58.decode(owner), 32)
  new DataView(data.buffer).setBigUint64(64, units, true)
  return { lamports: rentExemption(165), owner: TOKEN_PROGRAM, data: [btoa(String.fromCharCode(...data)), 'base64'] }
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

interface Config {
  readonly commitment?: string
  readonly encoding?: string
}

/** In blocks. */
const FINAL_LAG = { processed: 0, confirmed: 0, finalized: 32 }

/** What a node takes for granted: only what is final. */
function commitmentOf({ commitment = 'finalized' }: Config = {}): keyof typeof FINAL_LAG {
  if (!Object.hasOwn(FINAL_LAG, commitment)) throw new Error(`no commitment ${commitment}`)
  return commitment as keyof typeof FINAL_LAG
}

export interface SolanaNode {
  /** How many blocks have passed since the first look at the transaction. Past 20, customers read that it expired; past 150, it has. */
  blocks: number
  /** Answers a call of JSON-RPC 2.0. */
  answer(body: string): Response
}

/** A node that answers as the test says, and holds no chain. The wallet has 5,000 USDC, and its transaction is never seen. */
export function createSolanaNode(wallet: () => string): SolanaNode {
  let isLookedAt = false
  const node: SolanaNode = {
    blocks: 0,
    answer(body) {
      const { id, method, params } = JSON.parse(body) as Call
      const answer = results[method]
      if (!answer) return Response.json({ jsonrpc: '2.0', id, error: { code: -32_601, message: `no ${method}` } })
      return Response.json({ jsonrpc: '2.0', id, result: answer(params as never) })
    },
  }
  const mint = { lamports: 1_461_600, owner: TOKEN_PROGRAM, data: [btoa('\0'.repeat(82)), 'base64'] }
  // The wallet and its token account; none of the other token program, and none of a recipient's.
  const accountsOf = (addresses: readonly unknown[]) => [
    mint,
    { lamports: 1_000_000_000, owner: SYSTEM_PROGRAM, data: ['', 'base64'] },
    tokenAccount(wallet(), BALANCE),
    ...addresses.slice(3).map(() => null),
  ]
  const height = (config: Config) => FIRST_HEIGHT + (isLookedAt ? node.blocks : 0) - FINAL_LAG[commitmentOf(config)]
  const results: Readonly<Record<string, (params: never) => unknown>> = {
    getMultipleAccounts([addresses, { encoding, ...config }]: readonly [readonly string[], Config]) {
      commitmentOf(config)
      if (encoding !== 'base64') throw new Error(`no encoding ${encoding}`)
      return { value: addresses[1] === wallet() ? accountsOf(addresses) : addresses.map(() => null) }
    },
    getLatestBlockhash([config = {}]: readonly [Config?]) {
      const value = { blockhash: USDC, lastValidBlockHeight: FIRST_HEIGHT + BLOCKHASH_LIVES_FOR }
      return { context: { slot: height(config) }, value }
    },
    getRecentPrioritizationFees: () => [],
    getMinimumBalanceForRentExemption: ([bytes]: readonly [number]) => rentExemption(bytes),
    getFeeForMessage: ([, config = {}]: readonly [string, Config?]) => ({
      context: { slot: height(config) },
      value: 5000,
    }),
    getSignaturesForAddress([, config]: readonly [string, Config]) {
      commitmentOf(config)
      return []
    },
    getFirstAvailableBlock: () => 0,
    getBlockHeight: ([config = {}]: readonly [Config?]) => height(config),
    getEpochInfo: ([config = {}]: readonly [Config?]) => ({
      blockHeight: height(config),
      absoluteSlot: height(config),
    }),
    getSignatureStatuses([signatures]: readonly [readonly string[]]) {
      isLookedAt = true
      return { context: { slot: height({ commitment: 'confirmed' }) }, value: signatures.map(() => null) }
    },
  }
  return node
}
