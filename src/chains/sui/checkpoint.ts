import type { ChainNode } from '../adapter.ts'
import { unreadable } from '../http/http.ts'
import { ask } from './grpc.ts'
import { readU64 } from './node-reads.ts'

/** What a block is elsewhere. */
interface Checkpoint {
  readonly epoch: bigint
  /** One of its transactions: each has at least the network's own. */
  readonly transaction: string
}

const MASK = { paths: ['sequence_number', 'summary.epoch', 'contents.transactions'] }

/** The node's newest, or that of a number. */
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
  return { epoch: readU64(summary?.epoch), transaction }
}
