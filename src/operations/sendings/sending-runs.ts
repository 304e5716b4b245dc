import type { StoreApi } from 'zustand/vanilla'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { familyOf } from '../../domain/networks.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { followPayout } from '../off-ramp/send-payout.ts'
import type { SendingParts } from '../off-ramp/follow-to-end.ts'
import { followedHash } from '../off-ramp/state/followed.ts'
import { initialSending, sendingReducer, type Sending, type SendingEnd } from '../off-ramp/sending.ts'
import type { Unfinished } from '../off-ramp/unfinished.ts'
import type { SessionScope } from './session-scope.ts'

/** By payout id. */
export type SendingStore = StoreApi<ReadonlyMap<string, Sending>>

export type Work = (parts: SendingParts) => Promise<SendingEnd>

interface RunParts {
  readonly store: SendingStore
  readonly scope: Pick<SessionScope, 'isSignedIn' | 'presence' | 'pauses'>
  shared(): Pick<SendingParts, 'api' | 'journal' | 'node' | 'registrar'>
  onMoved(): void
  onEnded(payout: Payout, end: SendingEnd): void
}

/** Runs the sendings of one element, and shows each in the store. */
export function createSendingRuns({ store, scope, shared, onMoved, onEnded }: RunParts) {
  const forget = ({ id }: Payout) => store.setState(without(store.getState(), id), true)
  const run = async (payout: Payout, work: Work): Promise<SendingEnd> => {
    const isAttended = scope.presence()
    const dispatch = dispatcherOf(store, payout, { isAttended, onMoved })
    const end = await work({ ...shared(), dispatch, isAttended, pause: scope.pauses() }).catch((error: unknown) => {
      if (!isAttended()) return null
      forget(payout)
      throw error
    })
    if (!end || !isAttended()) return new Promise<never>(() => {})
    dispatch({ type: 'sendingEnded', end })
    onEnded(payout, end)
    return end
  }
  const continueRun = async (payout: Payout, work: Work, isAttended: () => boolean): Promise<void> => {
    if (!isFollowable(store.getState().get(payout.id)) || !isAttended()) return
    forget(payout)
    await run(payout, work)
  }
  return { run, continueRun, follow: followBy({ continueRun, scope, shared }) }
}

export type SendingRuns = ReturnType<typeof createSendingRuns>

interface Following extends Pick<RunParts, 'shared'> {
  readonly scope: Pick<SessionScope, 'presence'>
  continueRun(payout: Payout, work: Work, isAttended: () => boolean): Promise<void>
}

/** Follows the transaction of one that an earlier page has left, if there is one. */
const followBy =
  ({ continueRun, scope, shared }: Following) =>
  async ({ payout, entry }: Unfinished): Promise<void> => {
    const isAttended = scope.presence()
    const deposit = depositOf(payout)
    const hash = followedHash(shared().journal.knownOf(entry))?.hash
    if (!deposit || hash === undefined) return
    const adapter = await loadAdapter(familyOf(deposit.network))
    const task = { payoutId: payout.id, deposit, adapter }
    await continueRun(payout, (parts) => followPayout(parts, task, { entry, hash }), isAttended)
  }

interface Callbacks {
  isAttended(): boolean
  onMoved(): void
}

const dispatcherOf =
  (store: SendingStore, { id }: Payout, { isAttended, onMoved }: Callbacks): SendingParts['dispatch'] =>
  (event) => {
    if (!isAttended()) return
    const known = store.getState()
    store.setState(new Map(known).set(id, sendingReducer(known.get(id) ?? initialSending, event)), true)
    if (event.type === 'payoutMoved') onMoved()
  }

const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([known]) => known !== key))

/** A failed cancel is requested again, and another tab may have sent, so these ends are followed too. */
const isFollowable = (known: Sending | undefined): boolean =>
  known === undefined ||
  known.end?.status === 'elsewhere' ||
  known.end?.status === 'unknown' ||
  (known.end?.status === 'notSent' && !known.end.isCancelled)
