import type { GrpcStatusCode } from '@mysten/sui.js/grpc'

type GrpcCode = keyof typeof GrpcStatusCode

/** A refusal in the words of a full node. */
export class RpcStatus extends Error {
  readonly code: GrpcCode

  constructor(code: GrpcCode, message: string) {
    super(message)
    this.name = 'RpcStatus'
    this.code = code
  }
}

export const invalidArgument = (message: string) => new RpcStatus('INVALID_ARGUMENT', message)

export const notFound = (message: string) => new RpcStatus('NOT_FOUND', message)

export const unimplemented = (message: string) => new RpcStatus('UNIMPLEMENTED', message)

/** A validator's reason to refuse a transaction (`UserInputError` and `SuiError` of sui-types). */
export class TransactionRefusal extends Error {
  readonly isUserInput: boolean

  constructor(message: string, { isUserInput = true }: { isUserInput?: boolean } = {}) {
    super(message)
    this.name = 'TransactionRefusal'
    this.isUserInput = isUserInput
  }
}

/** In the answer of ExecuteTransaction. */
export const rejectedByValidators = ({ message }: TransactionRefusal) =>
  invalidArgument(
    `Transaction is rejected as invalid by more than 1/3 of validators by stake (non-retriable). Non-retriable errors: [${message}].`,
  )

/** In the answer of SimulateTransaction. */
export const refusedBySimulation = ({ message, isUserInput }: TransactionRefusal) =>
  isUserInput
    ? invalidArgument(`Error checking transaction input objects: ${message}`)
    : new RpcStatus('INTERNAL', message)

export const notFinal = () => new RpcStatus('UNAVAILABLE', 'timed-out before finality could be reached')
