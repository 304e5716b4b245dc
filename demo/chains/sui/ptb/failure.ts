import { GrpcTypes } from '@mysten/sui.js/grpc'

const { ExecutionError_ExecutionErrorKind: KIND, CommandArgumentError_CommandArgumentErrorKind: ARGUMENT } = GrpcTypes

type FailureKind = keyof typeof KIND
type ArgumentFault = keyof typeof ARGUMENT

export type ExecutionError = GrpcTypes.ExecutionError

/** Why an execution fails. Such a transaction is on the chain, and pays its gas. */
export class ExecutionFailure extends Error {
  readonly kind: FailureKind
  readonly #details: ExecutionError['errorDetails']

  constructor(kind: FailureKind, text: string, details: ExecutionError['errorDetails'] = { oneofKind: undefined }) {
    super(text)
    this.name = 'ExecutionFailure'
    this.kind = kind
    this.#details = details
  }

  at(command: number | null): ExecutionError {
    const where = command === null ? {} : { command: BigInt(command) }
    const description = command === null ? this.message : `${this.message} in command ${command}`
    return { description, kind: KIND[this.kind], errorDetails: this.#details, ...where }
  }
}

export const failure = (kind: FailureKind) => new ExecutionFailure(kind, camelCase(kind))

export function argumentFailure(argument: number, fault: ArgumentFault): ExecutionFailure {
  const commandArgumentError = { argument, kind: ARGUMENT[fault] }
  return new ExecutionFailure(
    'COMMAND_ARGUMENT_ERROR',
    `CommandArgumentError { argument: ${argument}, kind: ${camelCase(fault)} }`,
    { oneofKind: 'commandArgumentError', commandArgumentError },
  )
}

/** `INSUFFICIENT_GAS` is `InsufficientGas` in the words of a node. */
const camelCase = (name: string) =>
  name
    .split('_')
    .map((word) => word[0] + word.slice(1).toLowerCase())
    .join('')
