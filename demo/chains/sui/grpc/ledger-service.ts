import { GrpcStatusCode, GrpcTypes as Rpc } from '@mysten/sui.js/grpc'
import { SUI_CHAIN_ID } from '../coins.ts'
import { SHARED_OBJECTS } from '../cctp.ts'
import { EPOCH_MS } from '../node/chain.ts'
import type { SuiChain } from '../node/chain.ts'
import type { Checkpoint } from '../node/ledger.ts'
import { RpcStatus, notFound } from '../node/rpc-status.ts'
import { addressField, digestField } from './fields.ts'
import { listTransactions } from './list-transactions.ts'
import { effectsDigest, executedMessage, objectMessage, sharedMessage, timestampMessage } from './messages.ts'
import { type Methods, stream, unary } from './method.ts'
import { masked } from './read-mask.ts'

const PROTOCOL_VERSION = 110n

function serviceInfo({ chain }: { chain: SuiChain }): Rpc.GetServiceInfoResponse {
  const [lowest, latest] = [chain.checkpoints()[0]!, chain.checkpoints().at(-1)!]
  return {
    chainId: SUI_CHAIN_ID,
    chain: 'mainnet',
    epoch: chain.at().epoch,
    checkpointHeight: latest.sequence,
    timestamp: timestampMessage(latest.timestamp),
    lowestAvailableCheckpoint: lowest.sequence,
    lowestAvailableCheckpointObjects: lowest.sequence,
    server: 'sui-node/simulated',
  }
}

type ReadMask = { readonly paths: readonly string[] } | undefined

function objectOf(chain: SuiChain, { objectId, version }: Rpc.GetObjectRequest, readMask: ReadMask): Rpc.Object {
  const id = addressField('object_id', objectId)
  const shared = version === undefined ? SHARED_OBJECTS.get(id) : undefined
  if (shared !== undefined)
    return masked(Rpc.Object, sharedMessage(id, shared), { readMask, byDefault: 'object_id,version,digest' })
  const coin = version === undefined ? chain.state.coin(id) : chain.state.coinAt(id, version)
  if (!coin) throw notFound(`Object ${id}${version === undefined ? '' : ` with version ${version}`} not found`)
  return masked(Rpc.Object, objectMessage(coin), { readMask, byDefault: 'object_id,version,digest' })
}

function transactionOf(chain: SuiChain, digest: string | undefined, readMask: ReadMask): Rpc.ExecutedTransaction {
  const wanted = digestField(digest)
  const executed = chain.executed(wanted)
  if (!executed) throw notFound(`Transaction ${wanted} not found`)
  return masked(Rpc.ExecutedTransaction, executedMessage(executed), { readMask, byDefault: 'digest' })
}

type RpcError = Extract<Rpc.GetObjectResult['result'], { oneofKind: 'error' }>['error']

/** An error of one item does not fail the others. */
function each<Item>(ask: () => Item): { found: Item } | { error: RpcError } {
  try {
    return { found: ask() }
  } catch (error) {
    if (!(error instanceof RpcStatus)) throw error
    return { error: { code: GrpcStatusCode[error.code], message: error.message, details: [] } }
  }
}

function batchedObject(chain: SuiChain, request: Rpc.GetObjectRequest, readMask: ReadMask): Rpc.GetObjectResult {
  const result = each(() => objectOf(chain, request, readMask))
  if ('error' in result) return { result: { oneofKind: 'error', error: result.error } }
  return { result: { oneofKind: 'object', object: result.found } }
}

function batchedTransaction(chain: SuiChain, digest: string, readMask: ReadMask): Rpc.GetTransactionResult {
  const result = each(() => transactionOf(chain, digest, readMask))
  if ('error' in result) return { result: { oneofKind: 'error', error: result.error } }
  return { result: { oneofKind: 'transaction', transaction: result.found } }
}

function checkpointOf(chain: SuiChain, { checkpointId: id }: Rpc.GetCheckpointRequest): Checkpoint {
  const all = chain.checkpoints()
  if (id.oneofKind === undefined) return all.at(-1)!
  const found = all.find(({ sequence, digest }) =>
    id.oneofKind === 'digest' ? digest === id.digest : sequence === id.sequenceNumber,
  )
  if (found) return found
  throw notFound(`Checkpoint ${id.oneofKind === 'digest' ? id.digest : id.sequenceNumber} not found`)
}

function checkpointMessage({ sequence, digest, epoch, timestamp, transactions }: Checkpoint) {
  return {
    sequenceNumber: sequence,
    digest,
    summary: Rpc.CheckpointSummary.create({
      digest,
      epoch,
      sequenceNumber: sequence,
      timestamp: timestampMessage(timestamp),
    }),
    contents: Rpc.CheckpointContents.create({
      version: 1,
      transactions: transactions.map((executed) => ({
        transaction: executed.digest,
        effects: effectsDigest(executed, executed.digest),
        signatures: executedMessage(executed).signatures!,
        addressAliasesVersions: [],
      })),
    }),
    transactions: transactions.map((executed) => Rpc.ExecutedTransaction.create(executedMessage(executed))),
  }
}

const EPOCH_DEFAULT =
  'epoch,first_checkpoint,last_checkpoint,start,end,reference_gas_price,protocol_config.protocol_version'

function epochMessage(chain: SuiChain, wanted: bigint): Partial<Rpc.Epoch> {
  const info = chain.epoch(wanted)
  if (!info) return { epoch: wanted }
  const { epoch, referenceGasPrice, start, end } = info
  const inEpoch = chain.checkpoints().filter((checkpoint) => checkpoint.epoch === epoch)
  return {
    epoch,
    systemState: Rpc.SystemState.create({
      version: 2n,
      epoch,
      protocolVersion: PROTOCOL_VERSION,
      referenceGasPrice,
      safeMode: false,
      epochStartTimestampMs: BigInt(start),
      parameters: { epochDurationMs: BigInt(EPOCH_MS) },
    }),
    ...(inEpoch[0] && { firstCheckpoint: inEpoch[0].sequence }),
    ...(end !== null && inEpoch.at(-1) && { lastCheckpoint: inEpoch.at(-1)!.sequence }),
    start: timestampMessage(start),
    ...(end !== null && { end: timestampMessage(end) }),
    referenceGasPrice,
    protocolConfig: {
      protocolVersion: PROTOCOL_VERSION,
      featureFlags: {},
      attributes: { max_tx_gas: String(chain.facts.maxGasBudget) },
      configs: {},
    },
  }
}

export const ledgerMethods: Methods = {
  GetServiceInfo: unary({ request: Rpc.GetServiceInfoRequest, response: Rpc.GetServiceInfoResponse }, (_, context) =>
    serviceInfo(context),
  ),
  GetObject: unary({ request: Rpc.GetObjectRequest, response: Rpc.GetObjectResponse }, (request, { chain }) => {
    chain.at()
    return { object: objectOf(chain, request, request.readMask) }
  }),
  BatchGetObjects: unary(
    { request: Rpc.BatchGetObjectsRequest, response: Rpc.BatchGetObjectsResponse },
    ({ requests, readMask }, { chain }) => {
      chain.at()
      return { objects: requests.map((request) => batchedObject(chain, request, readMask)) }
    },
  ),
  GetTransaction: unary(
    { request: Rpc.GetTransactionRequest, response: Rpc.GetTransactionResponse },
    ({ digest, readMask }, { chain }) => ({ transaction: transactionOf(chain, digest, readMask) }),
  ),
  BatchGetTransactions: unary(
    { request: Rpc.BatchGetTransactionsRequest, response: Rpc.BatchGetTransactionsResponse },
    ({ digests, readMask }, { chain }) => ({
      transactions: digests.map((digest) => batchedTransaction(chain, digest, readMask)),
    }),
  ),
  GetCheckpoint: unary(
    { request: Rpc.GetCheckpointRequest, response: Rpc.GetCheckpointResponse },
    (request, { chain }) => ({
      checkpoint: masked(Rpc.Checkpoint, checkpointMessage(checkpointOf(chain, request)), {
        readMask: request.readMask,
        byDefault: 'sequence_number,digest',
      }),
    }),
  ),
  GetEpoch: unary(
    { request: Rpc.GetEpochRequest, response: Rpc.GetEpochResponse },
    ({ epoch, readMask }, { chain }) => ({
      epoch: masked(Rpc.Epoch, epochMessage(chain, epoch ?? chain.at().epoch), { readMask, byDefault: EPOCH_DEFAULT }),
    }),
  ),
  ListTransactions: stream(
    { request: Rpc.ListTransactionsRequest, response: Rpc.ListTransactionsResponse },
    listTransactions,
  ),
}
