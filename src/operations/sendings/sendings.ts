import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WalletSession } from '../../chains/adapter.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { familyOf } from '../../domain/networks.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { followPayout, sendPayout } from '../off-ramp/send-payout.ts'
import { ELSEWHERE, type SendingParts } from '../off-ramp/settle-sending.ts'
import { adoptPayout } from '../off-ramp/adopt-payout.ts'
import { sendUnfinished } from '../off-ramp/send-unfinished.ts'
import { initialSending, isWalletAsked, sendingReducer, type Sending, type SendingEnd } from '../off-ramp/sending.ts'
import { readUnfinished, unfinishedEntries, type Unfinished } from '../off-ramp/unfinished.ts'
import type { Registrar } from '../registration/registrar.ts'
import { createArrivals, type ArrivalParts } from './arrivals.ts'
import { createUnansweredSendings } from './unanswered-sendings.ts'
import { createDeclinedSendings, type DeclinedSendings } from './declined-sendings.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import { createReadAgain, type ReadAgain } from './read-again.ts'
import { createRegistrations } from './registrations.ts'
import { createSessionScope, type SessionScopeParts } from './session-scope.ts'

/** The off-ramps whose tokens this element sends, or follows for an earlier page, by payout id. */
export interface Sendings {
  readonly store: StoreApi<ReadonlyMap<string, Sending>>
  /** Has the wallet send the tokens of a new payout. Never settles if the customer signs out. */
  send(payout: Payout, session: WalletSession): Promise<SendingEnd>
  readonly declined: DeclinedSendings
  readonly registrar: Registrar
  /** The same for the payout of an earlier page. Rejects with `ApiError`, and changes nothing, when the server cannot be asked. */
  sendUnfinished(payout: Payout, session: WalletSession): Promise<SendingEnd>
  /** Reads what earlier pages left unfinished, and follows its transactions. */
  resume(): Promise<readonly Unfinished[]>
  resumeAfter: ReadAgain['after']
  /** A customer is signed in until the returned function is called. */
  begin(): () => void
}

interface SendingsParts
  extends SessionScopeParts, Pick<SendingParts, 'api' | 'journal' | 'node'>, Pick<ArrivalParts, 'onArrived'> {
  onEnded(payout: Payout, end: SendingEnd): void
  onChanged(payoutId: string): void
}

type Work = (parts: SendingParts) => Promise<SendingEnd>

export function createSendings(parts: SendingsParts): Sendings {
  const { api, journal, node, onArrived, onChanged } = parts
  const store = createStore<ReadonlyMap<string, Sending>>(() => new Map())
  const scope = createSessionScope(parts)
  const arrivals = createArrivals({ api, journal, node, scope, onArrived })
  const readAgain = createReadAgain()
  const registrations = createRegistrations({ api, journal, scope, onChanged })
  const shared = { api, journal, node, registrar: registrations.registrar }

  const forget = ({ id }: Payout) => store.setState(without(store.getState(), id), true)
  const run = async (payout: Payout, work: Work): Promise<SendingEnd> => {
    const isAttended = scope.presence()
    const tell = tellerOf(store, payout, { isAttended, onMoved: arrivals.resume })
    const end = await work({ ...shared, tell, isAttended, pause: scope.pauses() }).catch((error: unknown) => {
      forget(payout)
      throw error
    })
    if (!isAttended()) return new Promise<never>(() => {})
    tell({ type: 'sendingEnded', end })
    if (isArrived(end)) void (end.hash === null ? arrivals.resume() : arrivals.announce(payout, end.hash))
    // A wallet may still send what it has declined, or what another device has cancelled.
    else void declined.watch(payout).catch(() => {})
    parts.onEnded(payout, end)
    return end
  }
  const goOn = async (payout: Payout, work: Work, isAttended = scope.isSignedIn): Promise<void> => {
    if (!isFollowable(store.getState().get(payout.id)) || !isAttended()) return
    forget(payout)
    await run(payout, work)
  }
  const follow = followBy(goOn)

  const onFound = (id: string) => [registrations.resume(), onChanged(id)]
  const lookFor = createUnansweredSendings({ journal, node, scope, follow })
  const declined = createDeclinedSendings({ api, journal, node, scope, follow, onFound })

  const sendBy = (send: typeof sendPayout) => async (payout: Payout, session: WalletSession) => {
    const deposit = depositOf(payout)
    if (!deposit || !scope.isSignedIn()) return ELSEWHERE
    const adapter = lazyAdapter(deposit.network)
    store.setState(new Map(store.getState()).set(payout.id, initialSending), true)
    const isAttended = scope.presence()
    const onLate = (work: Work) => void goOn(payout, work, isAttended).catch(() => {})
    return run(payout, (parts) => send(parts, { payoutId: payout.id, deposit, adapter, session, onLate }))
  }

  return {
    store,
    send: sendBy(sendPayout),
    async sendUnfinished(payout, session) {
      const known = store.getState().get(payout.id)
      if (known && !known.end) return ELSEWHERE
      adoptPayout(journal, payout)
      return sendBy((parts, task) => sendUnfinished(parts, { ...task, since: payout.created }))(payout, session)
    },
    registrar: registrations.registrar,
    async resume() {
      registrations.resume()
      const unfinished = await readUnfinished({ api, journal, isAsking: isAskedIn(store) })
      declined.watchEarlier()
      const isRead = unfinished.length === unfinishedEntries({ journal }).length
      readAgain.record(isRead && !registrations.isAnyDue())
      // Opening the list again retries a failed download.
      for (const each of unfinished) void (each.entry.hash ? follow : lookFor)(each).catch(() => {})
      arrivals.resume()
      return unfinished
    },
    declined,
    resumeAfter: readAgain.after,
    begin() {
      const stops = [scope.begin(), declined.end, () => store.setState(new Map(), true)]
      return () => stops.forEach((stop) => stop())
    },
  }
}

const followBy =
  (goOn: (payout: Payout, work: Work) => Promise<void>) =>
  async ({ payout, entry }: Unfinished): Promise<void> => {
    const deposit = depositOf(payout)
    const { hash } = entry
    if (!deposit || !hash) return
    const adapter = await loadAdapter(familyOf(deposit.network))
    await goOn(payout, (parts) => followPayout(parts, { payoutId: payout.id, deposit, adapter }, { entry, hash }))
  }

interface Told {
  isAttended(): boolean
  onMoved(): void
}

const tellerOf =
  (store: Sendings['store'], { id }: Payout, { isAttended, onMoved }: Told): SendingParts['tell'] =>
  (event) => {
    if (!isAttended()) return
    const known = store.getState()
    store.setState(new Map(known).set(id, sendingReducer(known.get(id) ?? initialSending, event)), true)
    if (event.type === 'payoutMoved') onMoved()
  }

const isAskedIn =
  (store: Sendings['store']) =>
  (payoutId: string): boolean =>
    isWalletAsked(store.getState().get(payoutId))

const isArrived = (end: SendingEnd) => end.status === 'sent' || end.status === 'unregistered'

const without = <Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> =>
  new Map([...map].filter(([known]) => known !== key))

/** A failed cancel is requested again, and another tab may have sent, so these ends are followed too. */
const isFollowable = (known: Sending | undefined): boolean =>
  known === undefined ||
  known.end?.status === 'elsewhere' ||
  known.end?.status === 'unknown' ||
  (known.end?.status === 'notSent' && !known.end.isCancelled)
