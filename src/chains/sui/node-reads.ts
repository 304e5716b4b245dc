import type { GrpcTypes } from '@mysten/sui.js/grpc'
import type { ChainNode } from '../adapter.ts'
import { unreadable } from '../http/http.ts'
import { ask } from './grpc.ts'

/** The digest of mainnet's first checkpoint, in base58. */
export const MAINNET = '4btiuiMPvEENsttpZC7CZ53DruC3MAgfznDbASZ7DR6S'

const U64_MAX = 2n ** 64n - 1n

/** Protobuf's absent field is undefined here, and the SDK decodes any number. */
export function readU64(value: bigint | undefined): bigint {
  if (value === undefined || value < 0n || value > U64_MAX) throw unreadable()
  return value
}

/** A node's newest checkpoint, and the oldest that it still has. */
export interface Head {
  readonly epoch: bigint
  readonly checkpoint: bigint
  readonly oldest: bigint
}

export async function readHead(node: ChainNode): Promise<Head> {
  const { response } = await ask(node, ({ ledgerService }, options) => ledgerService.getServiceInfo({}, options))
  if (response.chainId !== MAINNET) throw unreadable()
  return {
    epoch: readU64(response.epoch),
    checkpoint: readU64(response.checkpointHeight),
    oldest: readU64(response.lowestAvailableCheckpoint ?? 0n),
  }
}

/** In MIST per unit of gas. */
export async function readGasPrice(node: ChainNode): Promise<bigint> {
  const { response } = await ask(node, ({ ledgerService }, options) =>
    ledgerService.getEpoch({ readMask: { paths: ['reference_gas_price'] } }, options),
  )
  const price = readU64(response.epoch?.referenceGasPrice)
  if (price === 0n) throw unreadable()
  return price
}

export const SUI = '0x2::sui::SUI'

interface Balance {
  /** In coins and at the address itself (SIP-58). */
  readonly all: bigint
  /** At the address itself, without a coin object. */
  readonly atAddress: bigint
}

/** In units. */
export async function readBalance(node: ChainNode, owner: string, coinType: string): Promise<Balance> {
  const { response } = await ask(node, ({ stateService }, options) =>
    stateService.getBalance({ owner, coinType }, options),
  )
  const { balance, addressBalance = 0n } = response.balance ?? { balance: 0n }
  return { all: readU64(balance ?? 0n), atAddress: readU64(addressBalance) }
}

/** As a number, because the SDK's enum would bring all of its messages along. */
const SHARED: GrpcTypes.Owner_OwnerKind.SHARED = 3

export interface ObjectRef {
  readonly objectId: string
  readonly version: string
  readonly digest: string
}

interface Coin extends ObjectRef {
  readonly balance: bigint
}

const PAGE_MAX = 1000

/** The coins of SUI, of which no more than the first page is ever needed. */
export async function readGasCoins(node: ChainNode, owner: string): Promise<readonly Coin[]> {
  const { response } = await ask(node, ({ stateService }, options) => {
    const readMask = { paths: ['object_id', 'version', 'digest', 'balance'] }
    const objectType = `0x2::coin::Coin<${SUI}>`
    return stateService.listOwnedObjects({ owner, objectType, pageSize: PAGE_MAX, readMask }, options)
  })
  return response.objects.map(({ objectId, version, digest, balance }) => {
    if (!objectId || !digest) throw unreadable()
    return { objectId, version: readU64(version).toString(), digest, balance: readU64(balance) }
  })
}

/** By id, the version in which each became shared. Null if one is missing, or is not shared. */
export async function readShared(node: ChainNode, ids: readonly string[]): Promise<ReadonlyMap<string, string> | null> {
  const { response } = await ask(node, ({ ledgerService }, options) => {
    const readMask = { paths: ['object_id', 'owner'] }
    return ledgerService.batchGetObjects({ requests: ids.map((objectId) => ({ objectId })), readMask }, options)
  })
  const found = response.objects.flatMap(({ result }) => (result.oneofKind === 'object' ? [result.object] : []))
  const shared = found.flatMap(({ objectId, owner }) =>
    objectId && owner?.kind === SHARED ? [[objectId, readU64(owner.version).toString()] as const] : [],
  )
  const versions = new Map(shared)
  return ids.every((id) => versions.has(id)) ? versions : null
}

/** The present version of an object, and the transaction that made it. */
interface Present {
  readonly version: bigint
  readonly by: string
}

/** Leaves deleted objects out. */
export async function readPresent(node: ChainNode, ids: readonly string[]): Promise<ReadonlyMap<string, Present>> {
  if (ids.length === 0) return new Map()
  const { response } = await ask(node, ({ ledgerService }, options) => {
    const readMask = { paths: ['object_id', 'version', 'previous_transaction'] }
    return ledgerService.batchGetObjects({ requests: ids.map((objectId) => ({ objectId })), readMask }, options)
  })
  const found = response.objects.flatMap(({ result }) => (result.oneofKind === 'object' ? [result.object] : []))
  return new Map(
    found.map(({ objectId, version, previousTransaction }) => {
      if (!objectId || !previousTransaction) throw unreadable()
      return [objectId, { version: readU64(version), by: previousTransaction }]
    }),
  )
}
