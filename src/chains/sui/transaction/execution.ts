import type { GrpcTypes } from '@mysten/sui.js/grpc'
import type { ChainNode } from '../../adapter.ts'
import type { ChainError } from '../../chain-error.ts'
import { handOverBy, type HandOverAnswer } from '../../http/hand-over.ts'
import { unreadable } from '../../http/http.ts'
import { ask, isRefusal } from '../grpc.ts'
import { readU64 } from '../node-reads.ts'

interface Signed {
  readonly bytes: Uint8Array
  readonly signature: Uint8Array
}

/** Hands a signed transaction over. Only a refusal proves anything: another answer may be to a try that has landed. Never rejects. */
export function execute(node: ChainNode, { bytes, signature }: Signed): Promise<HandOverAnswer> {
  const transaction = { bcs: { value: bytes } }
  return handOverBy(node.mayHandOver, (mayAsk) =>
    ask(
      node,
      ({ transactionExecutionService: service }, options) =>
        service.executeTransaction(
          { transaction, signatures: [{ bcs: { value: signature }, signature: { oneofKind: undefined } }] },
          options,
        ),
      { mayAsk },
    ).then(() => false, isRefusal),
  )
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

type Run = 'lacksGas' | GasUsed | { readonly failsFor: string }

function readRefusal({ cause }: ChainError): Run {
  const { message } = cause as Error
  return LACKS_GAS.test(message) ? 'lacksGas' : { failsFor: message }
}

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
  if (!status.success)
    return status.error?.kind === INSUFFICIENT_GAS ? 'lacksGas' : { failsFor: status.error?.description ?? '' }
  return {
    computation: readU64(gasUsed?.computationCost),
    storage: readU64(gasUsed?.storageCost),
    rebate: readU64(gasUsed?.storageRebate),
  }
}
