// By hand: the SDK has this conversion for its own client alone, and does not export it (@mysten/sui 2.33.1).
import { GrpcTypes } from '@mysten/sui.js/grpc'
import { base64 } from '@scure/base'
import type { Command, Input, TransactionData, WireTransaction } from '../node/wire-transaction.ts'

const {
  Argument_ArgumentKind: ARGUMENT,
  Input_InputKind: INPUT,
  FundsWithdrawal_Source: SOURCE,
  TransactionExpiration_TransactionExpirationKind: EXPIRATION,
  TransactionKind_Kind: KIND,
} = GrpcTypes

/** A transaction as the API shows it, field by field and as bytes. */
export function transactionMessage({ bytes, digest, data, sender, gas }: WireTransaction): GrpcTypes.Transaction {
  const programmableTransaction = { inputs: data.inputs.map(inputMessage), commands: data.commands.map(commandMessage) }
  return {
    bcs: { name: 'TransactionData', value: bytes },
    digest,
    version: 1,
    kind: {
      kind: KIND.PROGRAMMABLE_TRANSACTION,
      data: { oneofKind: 'programmableTransaction', programmableTransaction },
    },
    sender,
    gasPayment: {
      objects: gas.payment.map((ref) => ({ ...ref })),
      owner: gas.owner,
      price: gas.price,
      budget: gas.budget,
    },
    expiration: expirationMessage(data.expiration),
  }
}

function inputMessage(input: Input): GrpcTypes.Input {
  if (input.Pure) return { kind: INPUT.PURE, pure: base64.decode(input.Pure.bytes) }
  if (input.FundsWithdrawal) {
    const { reservation, typeArg } = input.FundsWithdrawal
    const amount = BigInt(reservation.MaxAmountU64)
    const fundsWithdrawal = { amount, coinType: typeArg.Balance, source: SOURCE.SENDER }
    return { kind: INPUT.FUNDS_WITHDRAWAL, fundsWithdrawal }
  }
  const shared = input.Object!.SharedObject
  if (shared) {
    const { objectId, initialSharedVersion, mutable } = shared
    return { kind: INPUT.SHARED, objectId, version: BigInt(initialSharedVersion), mutable }
  }
  const { objectId, version, digest } = input.Object!.ImmOrOwnedObject!
  return { kind: INPUT.IMMUTABLE_OR_OWNED, objectId, version: BigInt(version), digest }
}

interface WrittenArgument {
  readonly GasCoin?: true
  readonly Input?: number
  readonly Result?: number
  readonly NestedResult?: readonly [number, number]
}

function argumentMessage({ GasCoin, Input, Result, NestedResult }: WrittenArgument): GrpcTypes.Argument {
  if (GasCoin) return { kind: ARGUMENT.GAS }
  if (Input !== undefined) return { kind: ARGUMENT.INPUT, input: Input }
  if (Result !== undefined) return { kind: ARGUMENT.RESULT, result: Result }
  const [result, subresult] = NestedResult!
  return { kind: ARGUMENT.RESULT, result, subresult }
}

function commandMessage(command: Command): GrpcTypes.Command {
  const { SplitCoins, MergeCoins, TransferObjects, MoveCall } = command
  if (SplitCoins) {
    const splitCoins = { coin: argumentMessage(SplitCoins.coin), amounts: SplitCoins.amounts.map(argumentMessage) }
    return { command: { oneofKind: 'splitCoins', splitCoins } }
  }
  if (MergeCoins) {
    const coinsToMerge = MergeCoins.sources.map(argumentMessage)
    const mergeCoins = { coin: argumentMessage(MergeCoins.destination), coinsToMerge }
    return { command: { oneofKind: 'mergeCoins', mergeCoins } }
  }
  if (TransferObjects) {
    const objects = TransferObjects.objects.map(argumentMessage)
    const transferObjects = { objects, address: argumentMessage(TransferObjects.address) }
    return { command: { oneofKind: 'transferObjects', transferObjects } }
  }
  const { package: id, module, function: name, typeArguments, arguments: args } = MoveCall!
  const moveCall = { package: id, module, function: name, typeArguments, arguments: args.map(argumentMessage) }
  return { command: { oneofKind: 'moveCall', moveCall } }
}

function expirationMessage(expiration: TransactionData['expiration']): GrpcTypes.TransactionExpiration {
  if (expiration?.Epoch != null) return { kind: EXPIRATION.EPOCH, epoch: BigInt(expiration.Epoch) }
  if (!expiration?.ValidDuring) return { kind: EXPIRATION.NONE }
  const { minEpoch, maxEpoch, chain, nonce } = expiration.ValidDuring
  return {
    kind: EXPIRATION.VALID_DURING,
    ...(minEpoch != null && { minEpoch: BigInt(minEpoch) }),
    ...(maxEpoch != null && { epoch: BigInt(maxEpoch) }),
    chain,
    nonce,
  }
}
