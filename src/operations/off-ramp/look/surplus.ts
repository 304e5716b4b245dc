import type { ChainAdapter, ChainNode, Transfer } from '../../../chains/adapter.ts'
import { depositOf, type Deposit } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { fromUnits, toUnits } from '../../../lib/money.ts'
import type { Journal } from '../../journal/journal.ts'
import { depositStatusOf, type DepositStatus } from '../deposit-status.ts'

/** More came than the payout asked for. `isTwice`: its whole amount came two times. `total` is in whole tokens. */
export interface Surplus {
  readonly hashes: readonly string[]
  readonly total: string
  readonly isTwice: boolean
}

const COUNTED: readonly DepositStatus[] = ['taken', 'returned']

/** The deposit of an off-ramp whose tokens the server has counted, also if it has sent them back since; null for every other payout. */
export const countedDepositOf = (payout: Payout): Deposit | null =>
  payout.type === 'offRamp' && COUNTED.includes(depositStatusOf(payout.status)) ? depositOf(payout) : null

/** No token has more decimals. */
const DECIMALS = 18

export function surplusOf(transfers: readonly Transfer[], asked: string): Surplus | null {
  const unitsOf = (amount: string) => toUnits(amount, DECIMALS) ?? 0n
  const units = unitsOf(asked)
  const total = transfers.reduce((sum, { amount }) => sum + unitsOf(amount), 0n)
  if (total <= units) return null
  const isTwice = transfers.length === 2 && transfers.every(({ amount }) => unitsOf(amount) === units)
  return { hashes: transfers.map(({ hash }) => hash), total: fromUnits(total, DECIMALS), isTwice }
}

interface Parts {
  readonly journal: Pick<Journal, 'entries' | 'knownOf'>
  readonly node: ChainNode
  readonly adapter: Pick<ChainAdapter, 'findTransfers'>
}

/** The server counts what it asked for, and says nothing of the rest. Rejects if the network does not answer. */
export async function lookForSurplus({ journal, node, adapter }: Parts, payout: Payout): Promise<Surplus | null> {
  const deposit = countedDepositOf(payout)
  if (!deposit) return null
  const transfers = await adapter.findTransfers(deposit, payout.created, node)
  const isOfAnother = ({ hash }: Transfer) =>
    journal
      .entries()
      .filter(({ payoutId }) => payoutId !== payout.id)
      .some((entry) => journal.knownOf(entry).hashes.some((known) => known.hash === hash))
  const surplus = surplusOf(
    transfers.filter((each) => !isOfAnother(each)),
    deposit.amount,
  )
  return surplus && isAllBack(payout, surplus) ? null : surplus
}

/** The server says that it has sent back no less than what came. */
const isAllBack = ({ refund }: Payout, { total }: Surplus): boolean =>
  refund !== null && (toUnits(refund.amount, DECIMALS) ?? 0n) >= (toUnits(total, DECIMALS) ?? 0n)
