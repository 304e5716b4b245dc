import type { TokenTransfer } from '../adapter.ts'
import { createChainNode } from '../node.ts'

export const CUSTOMER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
export const DEPOSIT = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
export const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const HASH = '5'.repeat(88)
export const UNITS = 12_340_000n

export const TRANSFER: TokenTransfer = {
  network: 'solana',
  coin: 'usdc',
  amount: '12.34',
  from: CUSTOMER,
  to: DEPOSIT,
  memo: null,
}

const row = (owner: string, units: bigint, mint: string) => ({ owner, mint, uiTokenAmount: { amount: String(units) } })

interface Moved {
  readonly to?: string
  readonly units?: bigint
  readonly mint?: string
}

/** A transaction as a node tells it, which brought the recipient from 1 unit to so many more. */
export const landed = ({ to = DEPOSIT, units = UNITS, mint = USDC }: Moved = {}) => ({
  transaction: { signatures: [HASH] },
  meta: {
    err: null,
    preTokenBalances: [row(CUSTOMER, 20_000_000n, mint), row(to, 1n, mint)],
    postTokenBalances: [row(CUSTOMER, 20_000_000n - units, mint), row(to, units + 1n, mint)],
  },
})

export const status = (confirmationStatus: string, err: unknown = null) => ({ slot: 1, err, confirmationStatus })

interface Script {
  readonly statuses?: readonly unknown[]
  /** The slot that a node has come to, for each answer to a question after statuses. */
  readonly slots?: readonly unknown[]
  /** The height; a height behind it for what is final. */
  readonly heights?: readonly (unknown | readonly [confirmed: unknown, finalized: unknown])[]
  readonly transaction?: unknown
  relay?(transaction: string, skipPreflight: boolean): Promise<unknown>
}

const heightIn = (height: unknown, at: 0 | 1): unknown => (Array.isArray(height) ? (height[at] as unknown) : height)

/** A node whose answers come one after the other; the last of a list stays. */
export function scriptedNode({
  statuses = [null],
  slots = [1e9],
  heights = [1000],
  transaction = null,
  relay,
}: Script) {
  const asked: string[] = []
  const relayed: (readonly [string, boolean])[] = []
  let [statusAt, heightAt] = [0, 0]
  // Some slots have no block.
  const slotOf = (height: unknown) => (typeof height === 'number' ? height + 400 : height)
  const next = (list: readonly unknown[], at: number) => list[Math.min(at, list.length - 1)]
  const own: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    getSignatureStatuses: () => ({
      context: { slot: next(slots, statusAt) },
      value: [next(statuses, statusAt++)],
    }),
    getBlockHeight: () => heightIn(next(heights, heightAt++), 0),
    getEpochInfo() {
      const height = heightIn(next(heights, heightAt - 1), 1)
      return { blockHeight: height, absoluteSlot: slotOf(height) }
    },
    getTransaction: () => transaction,
  }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: readonly unknown[] }
    asked.push(method)
    return Response.json({ id: 1, result: own[method]!(params) })
  }
  const node = createChainNode({
    fetch,
    async relay(bytes, skipPreflight) {
      relayed.push([bytes, skipPreflight])
      return relay?.(bytes, skipPreflight)
    },
  })
  return { node, asked, relayed }
}
