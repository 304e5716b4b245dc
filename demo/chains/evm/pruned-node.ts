import { rpc, rpcBatch } from '../json-rpc.ts'
import { type NodeServer, startNodeServer } from '../node-server.ts'
import type { EvmFacts } from './facts.ts'

const MAX_BODY_BYTES = 1_000_000
const GONE = { code: 4444, message: 'pruned history unavailable' }

interface Call {
  readonly id: unknown
  readonly method: string
  readonly params: readonly unknown[]
}

interface Answer {
  readonly id: unknown
  readonly result?: unknown
}

interface PrunedNode extends NodeServer {
  /** Forgets all blocks that there are. */
  prune(): Promise<void>
}

/** Null for a name of one of the newest blocks. */
function numberOf(tag: unknown): bigint | null {
  if (tag === 'earliest') return 0n
  return typeof tag === 'string' && tag.startsWith('0x') ? BigInt(tag) : null
}

const blockOf = (found: unknown) => numberOf((found as { readonly blockNumber?: unknown } | null)?.blockNumber)

interface History {
  /** The block that a call or its answer begins with. */
  first(call: Call, result: unknown): bigint | null
  /** The answer without what is pruned. */
  without(result: unknown, isGone: (block: bigint | null) => boolean): unknown
}

const BY_HASH: History = { first: (_, result) => blockOf(result), without: () => null }

/** The calls that need the history. */
const HISTORIES: Readonly<Record<string, History>> = {
  eth_getLogs: {
    first: ({ params: [filter] }) => numberOf((filter as { readonly fromBlock?: unknown }).fromBlock),
    without: (logs, isGone) => (logs as readonly unknown[]).filter((log) => !isGone(blockOf(log))),
  },
  eth_getTransactionReceipt: BY_HASH,
  eth_getTransactionByHash: BY_HASH,
  eth_getBlockByNumber: {
    first: ({ params: [tag] }) => numberOf(tag),
    // Headers stay: nodes prune the bodies and receipts.
    without: (block) => block && { ...block, transactions: [] },
  },
}

/** A node before another that keeps all, and shows nothing of it from before the pruning. */
export async function startPrunedNode(rpcUrl: string, pruned: NonNullable<EvmFacts['pruned']>): Promise<PrunedNode> {
  // On a network that is in use no block is empty.
  await rpcBatch(rpcUrl, [
    { method: 'anvil_setIntervalMining', params: [0] },
    { method: 'evm_setAutomine', params: [true] },
  ])
  let oldest = 0n
  const isGone = (block: bigint | null) => block !== null && block < oldest

  function shown(call: Call, { id, result, ...rest }: Answer) {
    const history = HISTORIES[call.method]
    if (result === undefined || !history || !isGone(history.first(call, result))) return { id, result, ...rest }
    return pruned === 'refused'
      ? { ...rest, id, error: GONE }
      : { ...rest, id, result: history.without(result, isGone) }
  }

  const server = await startNodeServer({
    methods: ['POST'],
    maxBytes: MAX_BODY_BYTES,
    async answer({ body }) {
      const headers = { 'Content-Type': 'application/json' }
      const response = await fetch(rpcUrl, { method: 'POST', headers, body })
      const calls = [JSON.parse(body) as Call | readonly Call[]].flat()
      const answers = (await response.json()) as Answer | readonly Answer[]
      const one = (answer: Answer) =>
        shown(
          calls.find(({ id }) => id === answer.id)!,
          answer,
        )
      return { status: response.status, json: Array.isArray(answers) ? answers.map(one) : one(answers as Answer) }
    },
  })
  return {
    ...server,
    async prune() {
      oldest = BigInt(await rpc<string>(rpcUrl, 'eth_blockNumber')) + 1n
      const [somebody] = await rpc<string[]>(rpcUrl, 'eth_accounts')
      await rpc(rpcUrl, 'eth_sendTransaction', [{ from: somebody, to: somebody }])
    },
  }
}
