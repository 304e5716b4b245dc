import type { ChainNode } from '../../adapter.ts'
import type { ChainError } from '../../chain-error.ts'
import { unreadable } from '../../http/http.ts'
import { ask, isRefusal } from '../grpc.ts'
import { readU64 } from '../node-reads.ts'

export interface Signed {
  readonly bytes: Uint8Array
  readonly signature: Uint8Array
}

/** Hands a signed transaction over. The answer proves nothing, because an earlier try may have landed. Never rejects. */
export async function execute(node: ChainNode, { bytes, signature }: Signed): Promise<void> {
  if (!(await node.mayHandOver())) return
  const transaction = { bcs: { value: bytes } }
  await ask(node, ({ transactionExecutionService: service }, options) =>
    service.executeTransaction(
      { transaction, signatures: [{ bcs: { value: signature }, signature: { oneofKind: undefined } }] },
      options,
    ),
  ).catch(() => {})
}

/** In MIST. */
export interface GasUsed {
  readonly computation: bigint
  readonly storage: bigint
  readonly rebate: bigint
}

const MASK = { paths: ['transaction.effects.status', 'transaction.effects.gas_used'] }

/** The gas that a transaction without coins for gas would use; null if it would fail. */
export async function simulate(node: ChainNode, bytes: Uint8Array): Promise<GasUsed | null> {
  const answer = await ask(node, ({ transactionExecutionService: service }, options) =>
    service.simulateTransaction(
      { transaction: { bcs: { value: bytes } }, doGasSelection: false, readMask: MASK },
      options,
    ),
  ).catch((error: ChainError) => {
    if (isRefusal(error)) return null
    throw error
  })
  if (!answer) return null
  const { status, gasUsed } = answer.response.transaction?.effects ?? {}
  if (status?.success === undefined) throw unreadable()
  return status.success
    ? {
        computation: readU64(gasUsed?.computationCost),
        storage: readU64(gasUsed?.storageCost),
        rebate: readU64(gasUsed?.storageRebate),
      }
    : null
}
