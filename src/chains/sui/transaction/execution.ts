import type { GrpcTypes } from '@mysten/sui.js/grpc'
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
  const transaction = { bcs: { value: bytes } }
  await ask(
    node,
    ({ transactionExecutionService: service }, options) =>
      service.executeTransaction(
        { transaction, signatures: [{ bcs: { value: signature }, signature: { oneofKind: undefined } }] },
        options,
      ),
    { mayAsk: node.mayHandOver },
  ).catch(() => {})
}

/** In MIST. */
export interface GasUsed {
  readonly computation: bigint
  readonly storage: bigint
  readonly rebate: bigint
}

/** As a number, because the SDK's enum would bring all of its messages along. */
const INSUFFICIENT_GAS: GrpcTypes.ExecutionError_ExecutionErrorKind.INSUFFICIENT_GAS = 1
/** What a node says of a budget under the least, or of gas that is not there. */
const LACKS_GAS = /\bgas (?:budget|object|balance)\b/i

const MASK = { paths: ['transaction.effects.status', 'transaction.effects.gas_used'] }

type Run = 'fails' | 'lacksGas' | GasUsed

const readRefusal = ({ cause }: ChainError): Run => (LACKS_GAS.test((cause as Error).message) ? 'lacksGas' : 'fails')

/** The gas that a transaction would use. `selectsGas`: the node takes one without gas as it is. */
export async function simulate(node: ChainNode, bytes: Uint8Array, { selectsGas = false } = {}): Promise<Run> {
  const answer = await ask(node, ({ transactionExecutionService: service }, options) =>
    service.simulateTransaction(
      { transaction: { bcs: { value: bytes } }, doGasSelection: selectsGas, readMask: MASK },
      options,
    ),
  ).catch((error: ChainError) => {
    if (isRefusal(error)) return { refusal: readRefusal(error) }
    throw error
  })
  if ('refusal' in answer) return answer.refusal
  const { status, gasUsed } = answer.response.transaction?.effects ?? {}
  if (status?.success === undefined) throw unreadable()
  if (!status.success) return status.error?.kind === INSUFFICIENT_GAS ? 'lacksGas' : 'fails'
  return {
    computation: readU64(gasUsed?.computationCost),
    storage: readU64(gasUsed?.storageCost),
    rebate: readU64(gasUsed?.storageRebate),
  }
}
