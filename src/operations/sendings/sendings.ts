import { createStore } from 'zustand/vanilla'
import type { WalletSession } from '../../chains/adapter.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { SendingParts } from '../off-ramp/settle-sending.ts'
import { isWalletAsked, type Sending, type SendingEnd } from '../off-ramp/sending.ts'
import { readUnfinished, unfinishedEntries, type Unfinished } from '../off-ramp/unfinished.ts'
import type { Registrar } from '../registration/registrar.ts'
import { createArrivals, type ArrivalParts } from './arrivals.ts'
import { createUnansweredSendings } from './unanswered-sendings.ts'
import { createDeclinedSendings, type DeclinedSendings } from './declined-sendings.ts'
import { ownParts } from './own-parts.ts'
import { createReadRetry, type ReadRetry } from './read-retry.ts'
import { createRegistrations } from './registrations.ts'
import { createSendByWallet } from './send-by-wallet.ts'
import { createSendingRuns, type SendingStore } from './sending-runs.ts'
import { createSessionScope, type SessionScopeParts } from './session-scope.ts'

/** The off-ramps whose tokens this element sends, or follows for an earlier page, by payout id. */
export interface Sendings {
  readonly store: SendingStore
  /** Has the wallet send the tokens of a new payout. Never settles if the customer signs out. */
  send(payout: Payout, session: WalletSession): Promise<SendingEnd>
  readonly declined: DeclinedSendings
  readonly registrar: Registrar
  /** The same for the payout of an earlier page. Rejects with `ApiError`, and changes nothing, when the server cannot be asked. */
  sendUnfinished(payout: Payout, session: WalletSession): Promise<SendingEnd>
  /** Reads what earlier pages left unfinished, and follows its transactions. */
  resume(): Promise<readonly Unfinished[]>
  resumeAfter: ReadRetry['after']
  /** A customer is signed in until the returned function is called. */
  begin(): () => void
}

interface SendingsParts
  extends SessionScopeParts, Pick<SendingParts, 'api' | 'journal' | 'node'>, Pick<ArrivalParts, 'onArrived'> {
  onEnded(payout: Payout, end: SendingEnd): void
  onChanged(payoutId: string): void
}

export function createSendings(parts: SendingsParts): Sendings {
  const { api, journal, onArrived, onChanged } = parts
  const own = () => ownParts(parts)
  const store: SendingStore = createStore<ReadonlyMap<string, Sending>>(() => new Map())
  const scope = createSessionScope(parts)
  const arrivals = createArrivals({ own, scope, onArrived })
  const readAgain = createReadRetry()
  const registrations = createRegistrations({ api, journal, scope, onChanged })
  const { registrar } = registrations

  const onEnded = (payout: Payout, end: SendingEnd) => {
    if (isArrived(end)) void (end.hash === null ? arrivals.resume() : arrivals.announce(payout, end.hash))
    // A wallet may still send what it has declined, or what another device has cancelled.
    else void declined.watch(payout).catch(() => {})
    parts.onEnded(payout, end)
  }
  const shared = () => ({ ...own(), registrar })
  const runs = createSendingRuns({ store, scope, shared, onMoved: arrivals.resume, onEnded })
  const { follow } = runs

  const onFound = (id: string) => [registrations.resume(), onChanged(id)]
  const searchUnanswered = createUnansweredSendings({ own, scope, follow })
  const declined = createDeclinedSendings({ own, scope, follow, onFound })

  return {
    store,
    ...createSendByWallet({ journal, store, scope, runs }),
    registrar,
    async resume() {
      registrations.resume()
      const isAttended = scope.presence()
      const unfinished = await readUnfinished({ ...own(), isAsking: isAskedIn(store) })
      if (!isAttended()) return []
      declined.watchEarlier()
      const isRead = unfinished.length === unfinishedEntries({ journal }).length
      readAgain.record(isRead && !registrations.isAnyDue())
      // Opening the list again retries a failed download.
      for (const each of unfinished) void (each.entry.hash ? follow : searchUnanswered)(each).catch(() => {})
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

const isAskedIn =
  (store: Sendings['store']) =>
  (payoutId: string): boolean =>
    isWalletAsked(store.getState().get(payoutId))

const isArrived = (end: SendingEnd) => end.status === 'sent' || end.status === 'unregistered'
