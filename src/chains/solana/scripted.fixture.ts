import type { Deposit } from '../../domain/payouts/deposit.ts'
import type { ChainNode, TransactionWatch } from '../adapter.ts'
import { createChainNode } from '../node.ts'

export const CUSTOMER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
export const DEPOSIT = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
export const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
export const HASH = '5'.repeat(88)
export const UNITS = 12_340_000n

export const TRANSFER: Deposit = {
  network: 'solana',
  coin: 'usdc',
  amount: '12.34',
  from: CUSTOMER,
  to: DEPOSIT,
  memo: null,
}

/** What one look shows, with the notice that customers read of it. */
export async function readLook(watch: TransactionWatch): Promise<string> {
  const state = await watch.look()
  return watch.notice ? `${state}, ${watch.notice}` : state
}

const row = (owner: string, units: bigint, mint: string) => ({ owner, mint, uiTokenAmount: { amount: String(units) } })

interface Moved {
  readonly hash?: string
  readonly to?: string
  readonly units?: bigint
  readonly mint?: string
}

/** A transaction as a node returns it, which brought the recipient from 1 unit to so many more. */
export const landed = ({ hash = HASH, to = DEPOSIT, units = UNITS, mint = USDC }: Moved = {}) => ({
  transaction: { signatures: [hash] },
  meta: {
    err: null,
    preTokenBalances: [row(CUSTOMER, 20_000_000n, mint), row(to, 1n, mint)],
    postTokenBalances: [row(CUSTOMER, 20_000_000n - units, mint), row(to, units + 1n, mint)],
  },
})

export const status = (confirmationStatus: string, err: unknown = null) => ({ slot: 1, err, confirmationStatus })

interface Script {
  readonly statuses?: readonly unknown[]
  /** The customer's signatures, from the node that keeps the history. */
  readonly signatures?: readonly unknown[]
  /** The slot that a node has come to, for each answer to a question after statuses. */
  readonly slots?: readonly unknown[]
  /** The height of what is confirmed, with that of what is final where it is not `FINAL_LAG` behind. */
  readonly heights?: readonly (unknown | readonly [confirmed: unknown, finalized: unknown])[]
  readonly transaction?: unknown
  /** Confirmed transactions of the customer under other hashes, newest first, which come after so many searches. */
  readonly others?: readonly ReturnType<typeof landed>[]
  readonly othersAfter?: number
  relay?: ChainNode['relay']
}

type Config = Readonly<Record<string, unknown>>
type Height = readonly [confirmed: unknown, finalized: unknown]

/** In blocks. */
const FINAL_LAG = 32
const RANKS: readonly unknown[] = ['processed', 'confirmed', 'finalized']

const lagging = (height: unknown) => (typeof height === 'number' && height > 0 ? height - FINAL_LAG : height)
const heightsOf = (height: unknown): Height =>
  Array.isArray(height) ? (height as unknown as Height) : [height, lagging(height)]

/** The commitment of a request; a node's default is finalized. */
function commitmentOf({ commitment = 'finalized' }: Config = {}): unknown {
  if (!RANKS.includes(commitment)) throw new Error(`Invalid params: ${String(commitment)}`)
  return commitment
}

type Answers = Readonly<Record<string, (params: never) => unknown>>

const hashOf = ({
  transaction: {
    signatures: [hash],
  },
}: ReturnType<typeof landed>) => hash!

// Some slots have no block.
const slotOf = (height: unknown) => (typeof height === 'number' ? height + 400 : height)
const next = (list: readonly unknown[], at: number) => list[Math.min(at, list.length - 1)]

function answersOfHeights({ heights = [1000] }: Script): Answers {
  let heightAt = 0
  const heightFor = (config: Config | undefined, at: number) =>
    heightsOf(next(heights, at))[commitmentOf(config) === 'finalized' ? 1 : 0]
  return {
    getBlockHeight: ([config]: readonly [Config?]) => heightFor(config, heightAt++),
    getEpochInfo([config]: readonly [Config?]) {
      const height = heightFor(config, heightAt - 1)
      return { blockHeight: height, absoluteSlot: slotOf(height) }
    },
  }
}

function answersOfTransactions({
  statuses = [null],
  slots = [1e9],
  signatures = [],
  transaction = null,
  others = [],
  othersAfter = 0,
}: Script): Answers {
  let [statusAt, searches] = [0, 0]
  let known: unknown = null
  return {
    getSignatureStatuses([hashes, { searchTransactionHistory = false } = {}]: readonly [string[], Config?]) {
      known = next(statuses, statusAt)
      const context = { slot: next(slots, statusAt++) }
      return { context, value: hashes.map((hash) => (hash === HASH && searchTransactionHistory ? known : null)) }
    },
    /** Services answer it by nodes of their own, which may be ahead of the others. */
    getSignaturesForAddress([address, config]: readonly [string, Config?]) {
      if (commitmentOf(config) === 'processed') throw new Error('Method does not support commitment below `confirmed`')
      const found = searches++ < othersAfter ? [] : others
      const rows = found.map((each) => ({ signature: hashOf(each), slot: 7, err: each.meta.err, blockTime: null }))
      return address === CUSTOMER ? [...rows, ...signatures] : []
    },
    getTransaction([hash, config]: readonly [string, Config?]) {
      const { encoding, maxSupportedTransactionVersion } = config ?? {}
      if (encoding !== 'jsonParsed' || maxSupportedTransactionVersion !== 1) throw new Error('Invalid params')
      const other = others.find((each) => hashOf(each) === hash)
      if (other) return other
      const rank = RANKS.indexOf((known as Config | null)?.['confirmationStatus'])
      return hash === HASH && rank >= RANKS.indexOf(commitmentOf(config)) ? transaction : null
    },
  }
}

/** A node whose answers come one after the other; the last of a list stays. It knows one transaction, from its history alone. */
export function scriptedNode(script: Script) {
  const asked: string[] = []
  const relayed: (readonly [string, boolean])[] = []
  const answers: Answers = { ...answersOfHeights(script), ...answersOfTransactions(script) }
  const fetch = async (_: unknown, init?: RequestInit) => {
    const { method, params } = JSON.parse(init!.body as string) as { method: string; params: readonly unknown[] }
    asked.push(method)
    const answer = answers[method]
    if (!answer) throw new Error(`The scripted node does not know ${method}`)
    return Response.json({ id: 1, result: answer(params as never) })
  }
  const node = createChainNode({
    fetch,
    async relay(bytes, skipPreflight) {
      relayed.push([bytes, skipPreflight])
      return script.relay ? script.relay(bytes, skipPreflight) : 'accepted'
    },
  })
  return { node, asked, relayed }
}
