import { GrpcTypes } from '@mysten/sui.js/grpc'
import { TransactionDataBuilder } from '@mysten/sui.js/transactions'
import { fromBase58 } from '@mysten/sui.js/utils'
import { createChainNode } from '../node.ts'
import { failure, grpcWeb, type Methods } from './grpc-web.fixture.ts'
import {
  CUSTOMER,
  digestOf,
  executed,
  effectsOf,
  EPOCH,
  NOW,
  CHECKPOINT,
  COINS,
  prologueOf,
  type Ledger,
  type Row,
  type ScriptedCoin,
} from './ledger.fixture.ts'
import { MAINNET } from './node-reads.ts'

const isOfType = (type: string, one: string) => one.replace(/^0x0+/, '0x') === type.replace(/^0x0+/, '0x')
const objectOf = ({ id, version, balance, by }: ScriptedCoin): GrpcTypes.Object =>
  GrpcTypes.Object.create({
    objectId: id,
    version,
    digest: digestOf(Number(version)),
    balance,
    previousTransaction: by,
    owner: { kind: GrpcTypes.Owner_OwnerKind.ADDRESS, address: CUSTOMER },
  })

const sharedObject = (objectId: string, version: bigint | undefined) =>
  version === undefined
    ? null
    : GrpcTypes.Object.create({ objectId, owner: { kind: GrpcTypes.Owner_OwnerKind.SHARED, version } })

/** The network's own transactions are in the checkpoints that the node has. */
function transactionOf({ landed: rows, checkpoint, pruned }: Ledger, digest: string): Row | null {
  const found = rows.find((row) => row.digest === digest)
  if (found) return found
  const at = new DataView(fromBase58(digest).slice().buffer).getBigUint64(0)
  const isThere = prologueOf(at) === digest && at >= pruned && at <= checkpoint
  return isThere ? executed(digest, true, {}) : null
}

const missing = (thing: string) => failure('NOT_FOUND', thing)
const notFound = { oneofKind: 'error' as const, error: { code: 5, message: 'not found', details: [] } }

const LEDGER_SERVICE: Methods<Ledger> = {
  GetServiceInfo: ({ chainId, epoch, checkpoint, pruned }) => ({
    chainId,
    epoch,
    checkpointHeight: checkpoint,
    lowestAvailableCheckpoint: pruned,
  }),
  GetEpoch: ({ epoch, price }) => ({ epoch: { epoch, referenceGasPrice: price } }),
  BatchGetTransactions: (ledger, { digests }: GrpcTypes.BatchGetTransactionsRequest) => ({
    transactions: digests.map((digest) => {
      const transaction = transactionOf(ledger, digest)
      return { result: transaction ? { oneofKind: 'transaction', transaction } : notFound }
    }),
  }),
  BatchGetObjects: ({ coins, shared }, { requests }: GrpcTypes.BatchGetObjectsRequest) => ({
    objects: requests.map(({ objectId = '' }) => {
      const found = coins.find(({ id }) => id === objectId)
      const object = found ? objectOf(found) : sharedObject(objectId, shared[objectId])
      return { result: object ? { oneofKind: 'object', object } : notFound }
    }),
  }),
  GetCheckpoint({ checkpoint, pruned, epoch, perSecond, timeOf }, { checkpointId }: GrpcTypes.GetCheckpointRequest) {
    const sequenceNumber = checkpointId.oneofKind === 'sequenceNumber' ? checkpointId.sequenceNumber : checkpoint
    if (sequenceNumber < pruned || sequenceNumber > checkpoint) throw missing('checkpoint')
    const transactions = [{ transaction: prologueOf(sequenceNumber), signatures: [], addressAliasesVersions: [] }]
    const seconds = timeOf?.(sequenceNumber) ?? NOW - (CHECKPOINT - sequenceNumber) / perSecond
    const timestamp = { seconds, nanos: 0 }
    return { checkpoint: { sequenceNumber, summary: { epoch, timestamp }, contents: { transactions } } }
  },
}

/** A list of one stream: frames with a transaction each, and a last one that says why it ends. */
function listed(ledger: Ledger, request: GrpcTypes.ListTransactionsRequest): readonly object[] {
  const { landed: rows, checkpoint, page } = ledger
  if (ledger.list) return ledger.list()
  const predicates = request.filter!.terms[0]!.literals.map(({ predicate }) => predicate)
  const has = (row: Row, owner: string | undefined) => row.balanceChanges.some((change) => change.address === owner)
  const isWanted = (row: Row) =>
    predicates.every((predicate) => {
      if (predicate.oneofKind === 'sender') return row.balanceChanges[0]?.address === predicate.sender.address
      if (predicate.oneofKind === 'affectedAddress') return has(row, predicate.affectedAddress.address)
      throw failure('UNIMPLEMENTED', 'filter')
    })
  const found = rows.filter((row) => row.checkpoint! >= (request.startCheckpoint ?? 0n) && isWanted(row))
  const first = request.options?.after?.[0] ?? 0
  const end = first + page
  const reason = GrpcTypes.QueryEndReason[end < found.length ? 'ITEM_LIMIT' : 'LEDGER_TIP']
  return [
    ...found.slice(first, end).map((transaction) => ({ transaction, watermark: { checkpoint } })),
    { watermark: { checkpoint, cursor: Uint8Array.of(end) }, end: { reason } },
  ]
}

const STATE_SERVICE: Methods<Ledger> = {
  GetBalance({ coins, atAddress, landed: rows }, { owner, coinType }: GrpcTypes.GetBalanceRequest) {
    const isOwned = owner === CUSTOMER
    // Others have what has landed.
    if (!isOwned) {
      const changes = rows.flatMap(({ balanceChanges }) => balanceChanges)
      const ofOwner = changes.filter((change) => change.address === owner && isOfType(coinType!, change.coinType!))
      const balance = ofOwner.reduce((sum, { amount }) => sum + BigInt(amount!), 0n)
      return { balance: { coinType, balance, coinBalance: balance, addressBalance: 0n } }
    }
    const coinBalance = coins
      .filter(({ type }) => isOwned && isOfType(coinType!, type))
      .reduce((sum, { balance }) => sum + balance, 0n)
    const [, addressBalance = 0n] =
      Object.entries(atAddress).find(([type]) => isOwned && isOfType(coinType!, type)) ?? []
    return { balance: { coinType, balance: coinBalance + addressBalance, coinBalance, addressBalance } }
  },
  ListOwnedObjects({ coins }, { owner, objectType }: GrpcTypes.ListOwnedObjectsRequest) {
    const [, type] = /^0x2::coin::Coin<(.+)>$/.exec(objectType!)!
    return { objects: coins.filter((each) => owner === CUSTOMER && isOfType(type!, each.type)).map(objectOf) }
  },
}

const EXECUTION_SERVICE: Methods<Ledger> = {
  SimulateTransaction({ simulation, isFree }, { transaction }: GrpcTypes.SimulateTransactionRequest) {
    const { gasData } = TransactionDataBuilder.fromBytes(transaction!.bcs!.value!)
    if (gasData.price === '0' && !isFree) throw failure('INVALID_ARGUMENT', 'Gas price 0 under reference gas price')
    if (simulation instanceof Error) throw simulation
    return { transaction: { effects: simulation, signatures: [], balanceChanges: [] }, commandOutputs: [] }
  },
  ExecuteTransaction(ledger) {
    ledger.take()
    return {}
  },
}

/** A full node over a ledger that a test changes. It refuses a call that it does not know. */
export function scriptedNode(changes: Partial<Ledger> = {}) {
  const ledger: Ledger = {
    chainId: MAINNET,
    epoch: EPOCH,
    checkpoint: CHECKPOINT,
    pruned: CHECKPOINT - 1000n,
    // As on mainnet.
    perSecond: 4n,
    price: 750n,
    coins: COINS,
    atAddress: {},
    simulation: effectsOf(true),
    isFree: false,
    shared: {},
    cctp: undefined,
    landed: [],
    page: 50,
    take() {},
    ...changes,
  }
  const { fetch, asked } = grpcWeb(ledger, {
    LedgerService: LEDGER_SERVICE,
    StateService: STATE_SERVICE,
    TransactionExecutionService: EXECUTION_SERVICE,
    streams: { ListTransactions: listed },
  })
  const node = createChainNode({
    fetch,
    cctp: { sui: ledger.cctp },
    relay: () => Promise.reject(new Error('No transaction of Sui is relayed')),
  })
  const requests = <Request>(method: string) =>
    asked.filter((each) => each.method === method).map(({ request }) => request as Request)
  const submitted = () =>
    requests<GrpcTypes.ExecuteTransactionRequest>('ExecuteTransaction').map(({ transaction, signatures }) => ({
      bytes: transaction!.bcs!.value!,
      signature: signatures[0]!.bcs!.value!,
    }))
  const simulated = () =>
    requests<GrpcTypes.SimulateTransactionRequest>('SimulateTransaction').map(({ transaction, doGasSelection }) => ({
      bytes: transaction!.bcs!.value!,
      doGasSelection,
    }))
  return { node, ledger, asked, requests, submitted, simulated }
}
