import type { ApiClient } from '../../api/client.ts'
import type { TransactionState, TransactionWatch } from '../../chains/adapter.ts'
import { readDepositStatus, type DepositStatus } from './deposit-status.ts'

export interface Confirming {
  readonly api: ApiClient
  readonly payoutId: string
  readonly watch: TransactionWatch
  pause(): Promise<void>
  onLook(state: TransactionState): void
  trusts(word: DepositStatus, isUndecided: boolean): boolean
}

export type Confirmed = Exclude<TransactionState, Undecided> | Exclude<DepositStatus, 'waiting'>

const UNDECIDED = ['unseen', 'untraceable', 'seen', 'late'] as const satisfies readonly TransactionState[]
type Undecided = (typeof UNDECIDED)[number]
const isUndecided = (state: TransactionState): state is Undecided => UNDECIDED.some((each) => each === state)

export const isOver = (word: DepositStatus): word is 'over' | 'returned' => word === 'over' || word === 'returned'

/** The server is asked at each fifth turn, when the chain does not answer, and when it has decided. */
const SERVER_TURN = 5

/** Looks until the chain or the server has decided. The server's status counts first: it holds the money. */
export async function confirmTransfer({ api, payoutId, watch, pause, onLook, trusts }: Confirming): Promise<Confirmed> {
  for (let turn = 1; ; turn++) {
    const state = await watch.look().catch(() => null)
    if (state !== null) onLook(state)
    if (state === 'confirmed') {
      // Another device may have cancelled the payout before its tokens came.
      const word = await readDepositStatus(api, payoutId)
      return isOver(word) && trusts(word, false) ? word : state
    }
    const decided = state === null || isUndecided(state) ? null : state
    if (decided || state === null || turn % SERVER_TURN === 0) {
      const word = await readDepositStatus(api, payoutId)
      // The server also ends a payout that got a different transfer, but only the chain shows that reason.
      const isMeant = decided !== 'different' || word === 'taken'
      if (word !== 'waiting' && isMeant && trusts(word, state !== null && !decided)) return word
    }
    if (decided) return decided
    await pause()
  }
}
