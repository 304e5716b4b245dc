import { GrpcTypes as Rpc } from '@mysten/sui.js/grpc'
import type { SuiChain } from '../node/chain.ts'
import type { Executed } from '../node/ledger.ts'
import {
  TransactionRefusal,
  invalidArgument,
  notFinal,
  refusedBySimulation,
  rejectedByValidators,
} from '../node/rpc-status.ts'
import { checkSignatures } from '../node/signatures.ts'
import { type Simulated, simulate } from '../node/simulation.ts'
import { decodeTransaction } from '../node/wire-transaction.ts'
import { balanceMessages, effectsMessage, executedMessage } from './messages.ts'
import { type CallContext, type Methods, unary } from './method.ts'
import { masked } from './read-mask.ts'
import { askedTransaction } from './asked-transaction.ts'
import { transactionMessage } from './transaction-message.ts'

const POLL_MS = 10

async function execute(
  { transaction, signatures, readMask }: Rpc.ExecuteTransactionRequest,
  { chain, finalityMs }: CallContext,
): Promise<Rpc.ExecuteTransactionResponse> {
  const bytes = transaction?.bcs?.value
  if (!bytes?.length) throw invalidArgument('invalid transaction: this simulated node takes bcs only')
  const wire = decodeTransaction(bytes)
  const signed = signatures.map(({ bcs }) => bcs?.value ?? new Uint8Array())
  await checkSignatures(wire, signed)
  refusing(rejectedByValidators, () => chain.submit({ wire, signatures: signed }))
  const executed = await finality(chain, wire.digest, finalityMs)
  const { checkpoint: _, ...message } = executedMessage(executed)
  return { transaction: masked(Rpc.ExecutedTransaction, message, { readMask, byDefault: 'effects' }) }
}

function refusing<Result>(status: (refusal: TransactionRefusal) => Error, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof TransactionRefusal ? status(error) : error
  }
}

async function finality(chain: SuiChain, digest: string, finalityMs: number): Promise<Executed> {
  const giveUpAt = performance.now() + finalityMs
  while (chain.isPending(digest) && performance.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  const executed = chain.executed(digest)
  if (executed) return executed
  const refusal = chain.refusalOf(digest)
  throw refusal ? rejectedByValidators(refusal) : notFinal()
}

function simulated({ wire, execution }: Simulated): Partial<Rpc.SimulateTransactionResponse> {
  return {
    transaction: Rpc.ExecutedTransaction.create({
      digest: wire.digest,
      transaction: transactionMessage(wire),
      effects: effectsMessage(execution, wire.digest),
      balanceChanges: balanceMessages(execution),
    }),
    commandOutputs: [],
  }
}

export const executionMethods: Methods = {
  ExecuteTransaction: unary(
    { request: Rpc.ExecuteTransactionRequest, response: Rpc.ExecuteTransactionResponse },
    execute,
  ),
  SimulateTransaction: unary(
    { request: Rpc.SimulateTransactionRequest, response: Rpc.SimulateTransactionResponse },
    (request, { chain }) => {
      chain.at()
      const result = refusing(refusedBySimulation, () => simulate(chain, askedTransaction(chain, request)))
      return masked(Rpc.SimulateTransactionResponse, simulated(result), { readMask: request.readMask, byDefault: '*' })
    },
  ),
}
