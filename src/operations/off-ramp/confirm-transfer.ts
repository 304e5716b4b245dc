import type { ApiClient } from '../../api/client.ts'
import type { TransactionState, TransactionWatch } from '../../chains/adapter.ts'
import { readDepositStatus, type DepositStatus } from './deposit-status.ts'

export interface Confirming {
  readonly api: ApiClient
  readonly payoutId: string
  readonly watch: TransactionWatch
  /** Rejects when nobody waits any more: the element is gone, or its customer has signed out. */
  pause(): Promise<void>
  /** What the chain has said, before anything follows from it. */
  onLook(state: TransactionState): void
}

/** What became of a transaction, by the chain or by the server. */
export type Confirmed = Exclude<TransactionState, Undecided> | Exclude<DepositStatus, 'waiting'>

const UNDECIDED = ['unseen', 'untraceable', 'seen', 'late'] as const satisfies readonly TransactionState[]
type Undecided = (typeof UNDECIDED)[number]
const isUndecided = (state: TransactionState): state is Undecided => UNDECIDED.some((each) => each === state)

/** The chain is asked at each turn, the server at each fifth one and when the chain does not answer. */
const SERVER_TURN = 5

/** Looks until the chain or the server has decided. The server's word counts first: it holds the money. */
export async function confirmTransfer({ api, payoutId, watch, pause, onLook }: Confirming): Promise<Confirmed> {
  for (let turn = 1; ; turn++) {
    const state = await watch.look().catch(() => null)
    if (state !== null) onLook(state)
    if (state === 'confirmed') return state
    const decided = state === null || isUndecided(state) ? null : state
    if (decided || state === null || turn % SERVER_TURN === 0) {
      const word = await readDepositStatus(api, payoutId)
      // A payout that got something else is over by the server's word too, which doesn't say why.
      if (word !== 'waiting' && (decided !== 'different' || word === 'taken')) return word
    }
    if (decided) return decided
    await pause()
  }
}
