import type { ChainNode } from '../adapter.ts'
import { unreadable } from '../http/http.ts'
import { ask } from './grpc.ts'
import { readHead, readU64 } from './node-reads.ts'

/** A block elsewhere. `time` is in milliseconds since 1970. */
interface Checkpoint {
  readonly epoch: bigint
  readonly time: number
  /** One of its transactions: each has at least the network's own. */
  readonly transaction: string
}

const MASK = { paths: ['sequence_number', 'summary.epoch', 'summary.timestamp', 'contents.transactions'] }

export async function readCheckpoint(node: ChainNode, number?: bigint): Promise<Checkpoint> {
  const { response } = await ask(node, ({ ledgerService }, options) =>
    ledgerService.getCheckpoint(
      {
        checkpointId:
          number === undefined ? { oneofKind: undefined } : { oneofKind: 'sequenceNumber', sequenceNumber: number },
        readMask: MASK,
      },
      options,
    ),
  )
  const { sequenceNumber, summary, contents } = response.checkpoint ?? {}
  const transaction = contents?.transactions[0]?.transaction
  if (!transaction || (number !== undefined && sequenceNumber !== number)) throw unreadable()
  const time = Number(readU64(summary?.timestamp?.seconds)) * 1000
  return { epoch: readU64(summary?.epoch), time, transaction }
}

/** Mainnet makes fewer in a second. */
const MOST_PER_SECOND = 5n

/** Where a search of a node's history begins. */
export interface Start {
  readonly checkpoint: bigint
  /** The node has pruned what was before, and knows nothing of it. */
  readonly isPruned: boolean
}

/** A checkpoint that is not after `time`, or the node's oldest if it has pruned that one. */
export async function checkpointBefore(node: ChainNode, time: number): Promise<Start> {
  const { checkpoint: newest, oldest } = await readHead(node)
  const age = (await readCheckpoint(node, newest)).time - time
  if (age < 0) throw unreadable()
  for (let back = (BigInt(Math.ceil(age / 1000)) + 1n) * MOST_PER_SECOND; ; back *= 4n) {
    const at = newest - back
    if (at <= oldest) {
      const isWhole = oldest === 0n || (await readCheckpoint(node, oldest)).time <= time
      return { checkpoint: oldest, isPruned: !isWhole }
    }
    if ((await readCheckpoint(node, at)).time <= time) return { checkpoint: at, isPruned: false }
  }
}
