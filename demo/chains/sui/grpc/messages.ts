import { bcs } from '@mysten/sui.js/bcs'
import { GrpcTypes } from '@mysten/sui.js/grpc'
import { accumulatorId, digestOf } from '../node/digests.ts'
import type { Execution } from '../node/execution.ts'
import type { Executed } from '../node/ledger.ts'
import type { SuiCoin } from '../node/state.ts'
import { transactionMessage } from './transaction-message.ts'

const {
  Owner_OwnerKind: OWNER,
  ChangedObject_InputObjectState: INPUT,
  ChangedObject_OutputObjectState: OUTPUT,
  ChangedObject_IdOperation: ID,
  AccumulatorWrite_AccumulatorOperation: OPERATION,
  AccumulatorWrite_AccumulatorValue: VALUE,
} = GrpcTypes

const FRAMEWORK = `0x${'2'.padStart(64, '0')}`

export const coinObjectType = (coinType: string): string => `${FRAMEWORK}::coin::Coin<${coinType}>`

const ownerMessage = (address: string) => ({ kind: OWNER.ADDRESS, address })

/** Of an absent time in a message. */
export const timestampMessage = (ms: number) => ({
  seconds: BigInt(Math.floor(ms / 1000)),
  nanos: (Math.floor(ms) % 1000) * 1_000_000,
})

/** `0x2::coin::Coin<T>`. */
const Coin = bcs.struct('Coin', { objectId: bcs.Address, balance: bcs.u64() })

export const objectMessage = (coin: SuiCoin): Partial<GrpcTypes.Object> => ({
  objectId: coin.objectId,
  version: coin.version,
  digest: coin.digest,
  owner: ownerMessage(coin.owner),
  objectType: coinObjectType(coin.coinType),
  hasPublicTransfer: true,
  contents: { name: coinObjectType(coin.coinType), value: Coin.serialize(coin).toBytes() },
  previousTransaction: coin.previousTransaction,
  storageRebate: coin.storageRebate,
  balance: coin.balance,
})

/** A shared object of a contract, without its contents. */
export const sharedMessage = (objectId: string, version: bigint): Partial<GrpcTypes.Object> => ({
  objectId,
  version,
  owner: { kind: OWNER.SHARED, version },
})

function objectChanges({ objects }: Execution): GrpcTypes.ChangedObject[] {
  return objects.map(({ objectId, before, after }) => ({
    objectId,
    inputState: before ? INPUT.EXISTS : INPUT.DOES_NOT_EXIST,
    ...(before && { inputVersion: before.version, inputDigest: before.digest, inputOwner: ownerMessage(before.owner) }),
    outputState: after ? OUTPUT.OBJECT_WRITE : OUTPUT.DOES_NOT_EXIST,
    ...(after && { outputVersion: after.version, outputDigest: after.digest, outputOwner: ownerMessage(after.owner) }),
    idOperation: before ? (after ? ID.NONE : ID.DELETED) : ID.CREATED,
    objectType: coinObjectType((after ?? before)!.coinType),
  }))
}

function fundsChanges({ funds }: Execution): GrpcTypes.ChangedObject[] {
  return funds.map(({ owner, coinType, units }) => ({
    objectId: accumulatorId(owner, coinType),
    inputState: INPUT.DOES_NOT_EXIST,
    outputState: OUTPUT.ACCUMULATOR_WRITE,
    accumulatorWrite: {
      address: owner,
      accumulatorType: `${FRAMEWORK}::balance::Balance<${coinType}>`,
      operation: units > 0n ? OPERATION.MERGE : OPERATION.SPLIT,
      valueKind: VALUE.INTEGER,
      integerValue: units > 0n ? units : -units,
      integerTuple: [],
      eventDigestValue: [],
    },
    idOperation: ID.NONE,
  }))
}

/** Hashes what happened to which versions. */
export function effectsDigest({ error, epoch, gasUsed, objects, funds }: Execution, digest: string): string {
  const written = objects.map(({ objectId, after }) => after?.digest ?? objectId)
  const paid = Object.values(gasUsed)
  return digestOf('effects', digest, epoch, error?.description, ...paid, ...written, ...funds.map(({ units }) => units))
}

export function effectsMessage(execution: Execution, digest: string): GrpcTypes.TransactionEffects {
  const { error, epoch, gasUsed, gasObject, version } = execution
  const changedObjects = [...objectChanges(execution), ...fundsChanges(execution)]
  const gas = changedObjects.find(({ objectId }) => objectId === gasObject)
  return GrpcTypes.TransactionEffects.create({
    digest: effectsDigest(execution, digest),
    version: 2,
    status: error ? { success: false, error } : { success: true },
    epoch,
    gasUsed,
    transactionDigest: digest,
    ...(gas && { gasObject: gas }),
    dependencies: [...new Set(execution.objects.flatMap(({ before }) => before?.previousTransaction ?? []))],
    lamportVersion: version,
    changedObjects,
  })
}

export const balanceMessages = ({ balances }: Execution): GrpcTypes.BalanceChange[] =>
  balances.map(({ address, coinType, units }) => ({ address, coinType, amount: String(units) }))

export function executedMessage(executed: Executed): Partial<GrpcTypes.ExecutedTransaction> {
  const { digest, wire, signatures, checkpoint, time } = executed
  return {
    digest,
    transaction: wire ? transactionMessage(wire) : prologueMessage(digest),
    signatures: signatures.map((value) => ({ bcs: { value }, signature: { oneofKind: undefined } })),
    effects: effectsMessage(executed, digest),
    balanceChanges: balanceMessages(executed),
    timestamp: timestampMessage(checkpoint?.timestamp ?? time),
    ...(checkpoint && { checkpoint: checkpoint.sequence }),
  }
}

function prologueMessage(digest: string): GrpcTypes.Transaction {
  const consensusCommitPrologue = GrpcTypes.ConsensusCommitPrologue.create({})
  const kind = GrpcTypes.TransactionKind_Kind.CONSENSUS_COMMIT_PROLOGUE_V4
  const data = { oneofKind: 'consensusCommitPrologue', consensusCommitPrologue } as const
  return { digest, version: 1, kind: { kind, data }, sender: `0x${'0'.repeat(64)}` }
}
