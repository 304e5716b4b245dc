import type { ApiClient } from '../../api/client.ts'
import type { TransactionState, TransactionWatch } from '../../chains/adapter.ts'
import { networkRules } from '../../domain/networks.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { monotonicTime } from '../../lib/timing/clock.ts'
import type { JournalEntry } from '../journal/entry.ts'
import { factsOfKind } from '../journal/facts.ts'
import type { Journal } from '../journal/journal.ts'
import { createAge } from './age.ts'
import { readDepositStatus, type DepositStatus } from './deposit-status.ts'
import type { SendingEvent } from './sending.ts'
import { UNSEEN_MS } from './state/followed.ts'
import { isUntraced, isVisible, type KnownHash } from './state/hash-fates.ts'
import type { Known } from './state/knowledge.ts'

interface Confirming {
  readonly api: ApiClient
  readonly payoutId: string
  readonly watch: TransactionWatch
  pause(): Promise<void>
  onLook(state: TransactionState): void
  trusts(status: DepositStatus, state: TransactionState | null): boolean
  /** Why it stays in its page; null while it may leave it. */
  kept(): Kept | null
}

/**
 * `conflict`: the server had another transaction of the payout before. `cancelling`: another tab has asked for a cancel. `tokensThere`: the
 * payout's own address had tokens of an unknown sender.
 */
type Kept = 'conflict' | 'cancelling' | 'tokensThere'

export type Confirmed = Exclude<TransactionState, Undecided> | Exclude<DepositStatus, 'waiting'> | Kept

const UNDECIDED = ['unseen', 'untraceable', 'seen'] as const satisfies readonly TransactionState[]
type Undecided = (typeof UNDECIDED)[number]
const isUndecided = (state: TransactionState): state is Undecided => UNDECIDED.some((each) => each === state)

export const isOver = (status: DepositStatus): status is 'over' | 'returned' =>
  status === 'over' || status === 'returned'

/** The server is asked at each fifth turn, when the chain does not answer, and when it has decided. */
const SERVER_TURN = 5

/** Looks until the chain or the server has decided. The server's status counts first: it holds the money. */
export async function confirmTransfer({ api, payoutId, watch, pause, ...confirming }: Confirming): Promise<Confirmed> {
  const { onLook, trusts, kept } = confirming
  for (let turn = 1; ; turn++) {
    const reason = kept()
    if (reason) return reason
    const state = await watch.look().catch(() => null)
    if (state !== null) onLook(state)
    if (state === 'confirmed') {
      // Another device may have cancelled the payout before its tokens came.
      const status = await readDepositStatus(api, payoutId)
      return isOver(status) && trusts(status, state) ? status : state
    }
    const decided = state === null || isUndecided(state) ? null : state
    if (decided || state === null || turn % SERVER_TURN === 0) {
      const status = await readDepositStatus(api, payoutId)
      // The server also ends a payout that got a different transfer, but only the chain shows that reason.
      const isDecisive = (decided !== 'different' && decided !== 'unrelated') || status === 'taken'
      if (status !== 'waiting' && isDecisive && trusts(status, state)) return status
    }
    if (decided) return decided
    await pause()
  }
}

interface Recording {
  readonly journal: Journal
  readonly entry: JournalEntry
  readonly deposit: Deposit
  dispatch(event: SendingEvent): void
}

/** Whether the network has confirmed the transaction, and no fork may undo it (decisions.md C6). */
export const isConfirmedForGood = ({ journal, entry, deposit }: Omit<Recording, 'dispatch'>, hash: string): boolean =>
  !networkRules(deposit.network).mayBeUndone &&
  factsOfKind(journal.factsOf(entry), 'confirmed').some((each) => each.hash === hash && each.moved === 'exact')

/** Records what each look shows of a transaction, and shows it. */
export function recordLooks(
  { journal, entry, deposit, dispatch }: Recording,
  watch: TransactionWatch,
): (state: TransactionState) => void {
  const known = journal.knownOf(entry)
  const since = hashIn(known, watch.hash)?.since ?? { device: entry.createdAt, offset: entry.offset ?? null }
  const age = createAge(known, since, journal.now)
  const { mayBeDropped } = networkRules(deposit.network)
  let [knownHash, kept, unknownFor] = [watch.hash, watch.bound, age]
  return (state) => {
    const { hash, bound } = watch
    if (hash !== knownHash)
      journal.record(
        entry.opId,
        { kind: 'superseded', hash: knownHash },
        { kind: 'found', hash, moved: movedIn(state) },
      )
    if (bound !== undefined && bound !== kept) journal.record(entry.opId, { kind: 'bound', hash, bound })
    if (hash !== knownHash) dispatch({ type: 'hashLearned', hash })
    ;[knownHash, kept] = [hash, bound]
    if (state !== 'unseen') unknownFor = sinceNow()
    if (mayBeDropped && unknownFor() >= UNSEEN_MS && hashIn(journal.knownOf(entry), hash)?.fate === 'seen') {
      journal.record(entry.opId, { kind: 'gone', hash })
      dispatch({ type: 'factsLearned' })
    }
    RECORDERS[state]?.({ journal, entry, hash, dispatch, age })
    if (watch.notice && isUndecided(state)) dispatch({ type: watch.notice })
  }
}

const hashIn = ({ hashes }: Pick<Known, 'hashes'>, hash: string): KnownHash | undefined =>
  hashes.find((known) => known.hash === hash)

const movedIn = (state: TransactionState) => (state === 'different' ? 'otherAmount' : 'exact')

function sinceNow(): () => number {
  const begun = monotonicTime()
  return () => monotonicTime() - begun
}

type Recorded = Omit<Recording, 'deposit'> & { readonly hash: string; age(): number }

const RECORDERS: Readonly<Partial<Record<TransactionState, (noting: Recorded) => void>>> = {
  confirmed({ journal, entry, hash }) {
    const isKnown = factsOfKind(journal.factsOf(entry), 'confirmed').some((each) => each.hash === hash)
    if (!isKnown) journal.record(entry.opId, { kind: 'confirmed', hash, moved: 'exact' })
  },
  different({ journal, entry, hash }) {
    journal.record(entry.opId, { kind: 'confirmed', hash, moved: 'otherAmount' })
  },
  unrelated({ journal, entry, hash }) {
    journal.record(entry.opId, { kind: 'confirmed', hash, moved: 'somethingElse' })
  },
  seen({ journal, entry, hash, dispatch }) {
    const known = hashIn(journal.knownOf(entry), hash)
    if (known && isVisible(known)) return
    journal.record(entry.opId, { kind: 'seen', hash })
    dispatch({ type: 'factsLearned' })
  },
  untraceable({ journal, entry, hash, dispatch, age }) {
    const known = hashIn(journal.knownOf(entry), hash)
    if (known && isUntraced(known) && age() >= UNSEEN_MS) dispatch({ type: 'neverSeen' })
  },
}
