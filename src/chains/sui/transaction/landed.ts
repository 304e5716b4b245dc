import type { GrpcTypes } from '@mysten/sui.js/grpc'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import type { ChainNode } from '../../adapter.ts'
import { unreadable } from '../../http/http.ts'
import type { TransferOrder } from '../../transfer-order.ts'
import { ask } from '../grpc.ts'

interface Change {
  readonly address: string
  readonly coinType: string
  readonly units: bigint
}

/** A transaction that the network has run. */
export interface Landed {
  readonly digest: string
  readonly isSuccess: boolean
  /** Whether a checkpoint has it: until then a node knows it by its digest, and in no list. */
  readonly isListed: boolean
  /** Of its checkpoint, in milliseconds since 1970. */
  readonly time: number | null
  readonly changes: readonly Change[]
}

export const LANDED_MASK = { paths: ['digest', 'effects.status', 'balance_changes', 'checkpoint', 'timestamp'] }

const UNITS = /^-?\d{1,39}$/

function readChange({ address, coinType, amount }: GrpcTypes.BalanceChange): Change {
  if (!address || !coinType || !amount || !UNITS.test(amount)) throw unreadable()
  return { address, coinType, units: BigInt(amount) }
}

export function readLanded(told: GrpcTypes.ExecutedTransaction | undefined): Landed {
  const { digest, effects, checkpoint, timestamp, balanceChanges = [] } = told ?? {}
  const isSuccess = effects?.status?.success
  if (!digest || isSuccess === undefined) throw unreadable()
  const time = timestamp ? Number(timestamp.seconds) * 1000 : null
  return { digest, isSuccess, isListed: checkpoint !== undefined, time, changes: balanceChanges.map(readChange) }
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

/**
 * Several in one answer, so of one node, which looks for them in this order; null for one that it does not know. Alone, such an answer
 * would be a status in the headers, which a page may not be allowed to read.
 */
export async function readTransactions(
  node: ChainNode,
  digests: readonly string[],
): Promise<readonly (Landed | null)[]> {
  const { response } = await ask(node, ({ ledgerService }, options) =>
    ledgerService.batchGetTransactions({ digests: [...digests], readMask: LANDED_MASK }, options),
  )
  if (response.transactions.length !== digests.length) throw unreadable()
  return response.transactions.map((result, at) => readResult(result, digests[at]!))
}

/** A package is written with or without leading zeros. */
function isSameCoin(one: string, other: string): boolean {
  const [[first = '', ...rest], [second = '', ...others]] = [one.split('::'), other.split('::')]
  return isSameAddress('sui', first, second) && rest.join('::') === others.join('::')
}

/** How many units of the token the recipient has gained (decisions.md C6). A transaction that failed moves none. */
export function movedUnits({ isSuccess, changes }: Landed, { to, token }: TransferOrder): bigint {
  if (!isSuccess) return 0n
  return changes
    .filter(({ address, coinType }) => isSameAddress('sui', address, to) && isSameCoin(coinType, token.address))
    .reduce((sum, { units }) => sum + units, 0n)
}
