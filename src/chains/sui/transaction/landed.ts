import type { GrpcTypes } from '@mysten/sui.js/grpc'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import type { ChainNode } from '../../adapter.ts'
import type { Burn } from '../../cctp/burn.ts'
import { unreadable } from '../../http/http.ts'
import type { TransferOrder } from '../../transfer-order.ts'
import { ask } from '../grpc.ts'
import { isBurnFor } from './burn-call.ts'

interface Change {
  readonly address: string
  readonly coinType: string
  readonly units: bigint
}

export interface Landed {
  readonly digest: string
  readonly isSuccess: boolean
  /** Whether a checkpoint has it: until then a node knows it by its digest, and in no list. */
  readonly isListed: boolean
  /** The time of its checkpoint, in milliseconds since 1970. */
  readonly time: number | null
  readonly changes: readonly Change[]
  /** Null where the node was not asked for them. */
  readonly bytes: Uint8Array | null
}

const LANDED_MASK = { paths: ['digest', 'effects.status', 'balance_changes', 'checkpoint', 'timestamp'] }
const BURN_MASK = { paths: [...LANDED_MASK.paths, 'transaction.bcs'] }

/** The fields that show a transfer, or a burn, which has no recipient on this network. */
export const maskOf = ({ redemption }: Pick<Deposit, 'redemption'>) => (redemption ? BURN_MASK : LANDED_MASK)

const UNITS = /^-?\d{1,39}$/

function readChange({ address, coinType, amount }: GrpcTypes.BalanceChange): Change {
  if (!address || !coinType || !amount || !UNITS.test(amount)) throw unreadable()
  return { address, coinType, units: BigInt(amount) }
}

export function readLanded(executed: GrpcTypes.ExecutedTransaction | undefined): Landed {
  const { digest, effects, checkpoint, timestamp, transaction, balanceChanges = [] } = executed ?? {}
  const isSuccess = effects?.status?.success
  if (!digest || isSuccess === undefined) throw unreadable()
  const time = timestamp ? Number(timestamp.seconds) * 1000 : null
  const bytes = transaction?.bcs?.value ?? null
  return { digest, isSuccess, isListed: checkpoint !== undefined, time, bytes, changes: balanceChanges.map(readChange) }
}

const NOT_FOUND = 5

function readResult({ result }: GrpcTypes.GetTransactionResult, digest: string): Landed | null {
  if (result.oneofKind === 'transaction') {
    const landed = readLanded(result.transaction)
    if (landed.digest !== digest) throw unreadable()
    return landed
  }
  if (result.oneofKind === 'error' && result.error.code === NOT_FOUND) return null
  throw unreadable()
}

/** In this order; null for an unknown one. One answer comes from one node, and has no status in headers, which a page may not read. */
export async function readTransactions(
  node: ChainNode,
  digests: readonly string[],
  readMask: typeof LANDED_MASK = LANDED_MASK,
): Promise<readonly (Landed | null)[]> {
  const { response } = await ask(node, ({ ledgerService }, options) =>
    ledgerService.batchGetTransactions({ digests: [...digests], readMask }, options),
  )
  if (response.transactions.length !== digests.length) throw unreadable()
  return response.transactions.map((result, at) => readResult(result, digests[at]!))
}

/** Nodes write a package with or without leading zeros. */
export function isSameCoin(one: string, other: string): boolean {
  const [[first = '', ...rest], [second = '', ...others]] = [one.split('::'), other.split('::')]
  return isSameAddress('sui', first, second) && rest.join('::') === others.join('::')
}

const gained = ({ changes }: Landed, owner: string, token: string): bigint =>
  changes
    .filter(({ address, coinType }) => isSameAddress('sui', address, owner) && isSameCoin(coinType, token))
    .reduce((sum, { units }) => sum + units, 0n)

/** How many units the sender has burned for the recipient. A node without the bytes proves nothing. */
function burnedUnits(landed: Landed, { from, token }: TransferOrder, burn: Burn): bigint {
  if (!landed.bytes) throw unreadable()
  return isBurnFor(landed.bytes, burn) ? -gained(landed, from, token.address) : 0n
}

/** How many units of the token the payout has gained (decisions.md C6, C3). A transaction that failed moves none. */
export function movedUnits(landed: Landed, order: TransferOrder): bigint {
  if (!landed.isSuccess) return 0n
  return order.burn ? burnedUnits(landed, order, order.burn) : gained(landed, order.to, order.token.address)
}

/** The same of what a customer has sent: it pays gas, so a node without changes has not indexed them. */
export function movedBySender(landed: Landed, order: TransferOrder): bigint {
  if (landed.isSuccess && landed.changes.length === 0) throw unreadable()
  return movedUnits(landed, order)
}
