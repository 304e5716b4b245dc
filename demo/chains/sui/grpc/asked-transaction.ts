// By hand: the SDK has this conversion for its own client alone, and does not export it (@mysten/sui 2.33.1).
import { GrpcTypes as Rpc } from '@mysten/sui.js/grpc'
import { normalizeSuiAddress } from '@mysten/sui.js/utils'
import { base64 } from '@scure/base'
import type { SuiChain } from '../node/chain.ts'
import { TransactionRefusal, invalidArgument } from '../node/rpc-status.ts'
import type { Asked } from '../node/simulation.ts'
import {
  type Command,
  type Input,
  type TransactionData,
  decodeTransaction,
  transactionOf,
} from '../node/wire-transaction.ts'

const { Argument_ArgumentKind: ARGUMENT, Input_InputKind: INPUT } = Rpc
const { TransactionExpiration_TransactionExpirationKind: EXPIRATION } = Rpc
const { SimulateTransactionRequest_TransactionChecks: CHECKS } = Rpc

/** The transaction of a simulation: its bytes, or its fields, of which the node resolves those that are open. */
export function askedTransaction(chain: SuiChain, request: Rpc.SimulateTransactionRequest): Asked {
  const { transaction, doGasSelection = false, checks = CHECKS.ENABLED } = request
  if (!transaction) throw invalidArgument('missing transaction')
  const isChecked = checks === CHECKS.ENABLED
  const rest = { selectsGas: doGasSelection && isChecked, isChecked }
  if (transaction.bcs?.value?.length)
    return { wire: decodeTransaction(transaction.bcs.value), estimatesBudget: false, ...rest }
  const estimatesBudget = rest.selectsGas && transaction.gasPayment?.budget === undefined
  return { wire: transactionOf(resolved(chain, transaction)), estimatesBudget, ...rest }
}

function resolved(chain: SuiChain, transaction: Rpc.Transaction): TransactionData {
  const { kind, sender, gasPayment, expiration } = transaction
  if (kind?.data.oneofKind !== 'programmableTransaction')
    throw invalidArgument('invalid transaction: this simulated node runs programmable transactions only')
  const { inputs, commands } = kind.data.programmableTransaction
  const address = normalizeSuiAddress(sender ?? '')
  return {
    version: 2,
    sender: address,
    expiration: expirationOf(expiration),
    gasData: {
      payment: (gasPayment?.objects ?? []).map((ref) => resolvedRef(chain, ref)),
      owner: normalizeSuiAddress(gasPayment?.owner ?? address),
      price: String(gasPayment?.price ?? chain.at().referenceGasPrice),
      budget: String(gasPayment?.budget ?? chain.facts.maxGasBudget),
    },
    inputs: inputs.map((input) => inputOf(chain, input)),
    commands: commands.map(commandOf),
  }
}

interface AskedRef {
  readonly objectId?: string
  readonly version?: bigint
  readonly digest?: string
}

function resolvedRef(chain: SuiChain, { objectId: id, version, digest }: AskedRef) {
  const objectId = normalizeSuiAddress(id ?? '')
  const coin = chain.state.coin(objectId)
  if (!coin && (version === undefined || digest === undefined))
    throw new TransactionRefusal(`Could not find the referenced object ${objectId} at version None`)
  return { objectId, version: String(version ?? coin!.version), digest: digest ?? coin!.digest }
}

function inputOf(chain: SuiChain, input: Rpc.Input): Input {
  switch (input.kind ?? INPUT.INPUT_KIND_UNKNOWN) {
    case INPUT.PURE:
      return { $kind: 'Pure', Pure: { bytes: base64.encode(input.pure ?? new Uint8Array()) } }
    case INPUT.FUNDS_WITHDRAWAL: {
      const { amount = 0n, coinType = '', source } = input.fundsWithdrawal ?? {}
      if (source !== Rpc.FundsWithdrawal_Source.SENDER)
        throw new TransactionRefusal('Feature is not supported: this simulated node withdraws from the sender only')
      const FundsWithdrawal = {
        reservation: { $kind: 'MaxAmountU64', MaxAmountU64: String(amount) },
        typeArg: { $kind: 'Balance', Balance: coinType },
        withdrawFrom: { $kind: 'Sender', Sender: true },
      } as const
      return { $kind: 'FundsWithdrawal', FundsWithdrawal }
    }
    case INPUT.SHARED:
    case INPUT.RECEIVING:
      throw new TransactionRefusal(`Could not find the referenced object ${input.objectId} at version None`)
    default: {
      const ImmOrOwnedObject = resolvedRef(chain, input)
      return { $kind: 'Object', Object: { $kind: 'ImmOrOwnedObject', ImmOrOwnedObject } }
    }
  }
}

function argumentOf({ kind, input = 0, result = 0, subresult }: Rpc.Argument) {
  if (kind === ARGUMENT.GAS) return { $kind: 'GasCoin', GasCoin: true } as const
  if (kind === ARGUMENT.INPUT) return { $kind: 'Input', Input: input } as const
  if (subresult === undefined) return { $kind: 'Result', Result: result } as const
  return { $kind: 'NestedResult', NestedResult: [result, subresult] as [number, number] } as const
}

const missing: Rpc.Argument = {}

function commandOf({ command }: Rpc.Command): Command {
  switch (command.oneofKind) {
    case 'splitCoins': {
      const { coin = missing, amounts } = command.splitCoins
      return { $kind: 'SplitCoins', SplitCoins: { coin: argumentOf(coin), amounts: amounts.map(argumentOf) } }
    }
    case 'mergeCoins': {
      const { coin = missing, coinsToMerge } = command.mergeCoins
      return {
        $kind: 'MergeCoins',
        MergeCoins: { destination: argumentOf(coin), sources: coinsToMerge.map(argumentOf) },
      }
    }
    case 'transferObjects': {
      const { objects, address = missing } = command.transferObjects
      const TransferObjects = { objects: objects.map(argumentOf), address: argumentOf(address) }
      return { $kind: 'TransferObjects', TransferObjects }
    }
    case 'moveCall': {
      const { package: id = '', module = '', function: name = '', typeArguments, arguments: args } = command.moveCall
      const MoveCall = { package: id, module, function: name, typeArguments, arguments: args.map(argumentOf) }
      return { $kind: 'MoveCall', MoveCall }
    }
    default:
      throw new TransactionRefusal(`Feature is not supported: this simulated node does not run ${command.oneofKind}`)
  }
}

function expirationOf(expiration: Rpc.TransactionExpiration | undefined): TransactionData['expiration'] {
  const { kind, epoch, minEpoch, minTimestamp, maxTimestamp, chain = '', nonce = 0 } = expiration ?? {}
  if (kind === EXPIRATION.EPOCH) return { $kind: 'Epoch', Epoch: String(epoch ?? 0n) }
  if (kind !== EXPIRATION.VALID_DURING) return { $kind: 'None', None: true }
  if (minTimestamp || maxTimestamp)
    throw new TransactionRefusal(
      'Feature is not supported: Timestamp-based transaction expiration is not yet supported',
    )
  const ValidDuring = {
    minEpoch: minEpoch === undefined ? null : String(minEpoch),
    maxEpoch: epoch === undefined ? null : String(epoch),
    minTimestamp: null,
    maxTimestamp: null,
    chain,
    nonce,
  }
  return { $kind: 'ValidDuring', ValidDuring }
}
