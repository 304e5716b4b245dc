import type { ChainAdapter, ChainNode, Transfer } from '../../../chains/adapter.ts'
import { depositOf, type Deposit } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { fromUnits, toUnits } from '../../../lib/money.ts'
import type { Journal } from '../../journal/journal.ts'
import { depositStatusOf } from '../deposit-status.ts'

/** More came than the payout asked for. `isTwice`: its whole amount came two times. `total` is in whole tokens. */
export interface Surplus {
  readonly hashes: readonly string[]
  readonly total: string
  readonly isTwice: boolean
}

/** The deposit of an off-ramp that the server has taken; null for every other payout. */
export const takenDepositOf = (payout: Payout): Deposit | null =>
  payout.type === 'offRamp' && depositStatusOf(payout.status) === 'taken' ? depositOf(payout) : null

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
  readonly journal: Pick<Journal, 'entries'>
  readonly node: ChainNode
  readonly adapter: Pick<ChainAdapter, 'findTransfers'>
}

/** The server counts what it asked for, and says nothing of the rest. Rejects if the network does not answer. */
export async function lookForSurplus({ journal, node, adapter }: Parts, payout: Payout): Promise<Surplus | null> {
  const deposit = takenDepositOf(payout)
  if (!deposit) return null
  const transfers = await adapter.findTransfers(deposit, payout.created, node)
  const isOfAnother = ({ hash }: Transfer) =>
    journal.entries().some((entry) => entry.hash === hash && entry.payoutId !== payout.id)
  return surplusOf(
    transfers.filter((each) => !isOfAnother(each)),
    deposit.amount,
  )
}
