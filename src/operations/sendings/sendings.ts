import { createStore } from 'zustand/vanilla'
import type { WalletSession } from '../../chains/adapter.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { SendingParts } from '../off-ramp/follow-to-end.ts'
import { isWalletAsked, type Sending, type SendingEnd } from '../off-ramp/sending.ts'
import { readReturning, readUnfinished, unfinishedEntries, type Unfinished } from '../off-ramp/unfinished.ts'
import { createRegistrar, registerDue, type Registrar } from '../registration/registrar.ts'
import { isAnyDue } from '../registration/registration-state.ts'
import { createAskedElsewhere, type AskedStore } from './asked-elsewhere.ts'
import { createAnnounce, type AnnouncementParts } from './announcements.ts'
import { partsOfCustomer } from './customer-parts.ts'
import { createReadRetry, type ReadRetry } from './read-retry.ts'
import { createSearches } from './searches.ts'
import { createSendByWallet } from './send-by-wallet.ts'
import { createSendingRuns, type SendingStore } from './sending-runs.ts'
import { createSessionScope, type SessionScope, type SessionScopeParts } from './session-scope.ts'

/** The off-ramps whose tokens this element sends, or follows for an earlier page, by payout id. */
export interface Sendings extends Pick<SessionScope, 'attended'> {
  readonly store: SendingStore
  /** The payouts whose wallet another tab asks now. */
  readonly askedElsewhere: AskedStore
  /** Has the wallet send the tokens of a new payout. Never settles if the customer signs out. */
  send(payout: Payout, session: WalletSession): Promise<SendingEnd>
  /** Cancels while the wallet is asked; see `createWithdrawal`. */
  cancelRequest(payoutId: string): void
  /** Resolves with the transaction of a wallet that has sent after declining; with null if none landed in time. */
  lookAfter(payout: Payout): Promise<string | null>
  /** Returns cancelled payouts whose tokens came and are being sent back, and looks after the others. */
  resumeReturning(): Promise<readonly Unfinished[]>
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
  extends SessionScopeParts, Pick<SendingParts, 'api' | 'journal' | 'node'>, Pick<AnnouncementParts, 'onArrived'> {
  onEnded(payout: Payout, end: SendingEnd): void
  onChanged(payoutId: string): void
}

export function createSendings(parts: SendingsParts): Sendings {
  const { api, journal, onChanged } = parts
  const customerParts = () => partsOfCustomer(parts)
  const store: SendingStore = createStore<ReadonlyMap<string, Sending>>(() => new Map())
  const scope = createSessionScope(parts)
  const announce = createAnnounce({ customerParts, onArrived: parts.onArrived })
  const readAgain = createReadRetry()
  const askedElsewhere = createAskedElsewhere({ journal, isAskedHere: isAskedIn(store) })
  const registrar = createRegistrar({ api, journal, onRegistered: onChanged })
  const register = () => void registerDue({ journal, registrar, isAttended: scope.presence() })
  const lookAfter = (payout: Payout) => searches.search(payout.id, payout)

  const onEnded = (payout: Payout, end: SendingEnd) => {
    if (isArrived(end)) void (end.hash === null ? searches.resume() : announce(payout, end.hash))
    // A wallet may still send what it has declined, or what another device has cancelled.
    else void lookAfter(payout).catch(() => {})
    parts.onEnded(payout, end)
  }
  const shared = () => ({ ...customerParts(), registrar })
  const runs = createSendingRuns({ store, scope, shared, onMoved: () => searches.resume(), onEnded })
  const { follow } = runs
  const onFound = (id: string) => [register(), onChanged(id)]
  const searches = createSearches({ customerParts, scope, follow, announce, onFound })

  return {
    store,
    askedElsewhere: askedElsewhere.store,
    ...createSendByWallet({ journal, store, scope, runs }),
    registrar,
    attended: scope.attended,
    lookAfter,
    async resume() {
      register()
      const isAttended = scope.presence()
      const unfinished = await readUnfinished({ ...customerParts(), isAsking: isAskedIn(store) })
      if (!isAttended()) return []
      askedElsewhere.watch(unfinished)
      readAgain.record(unfinished.length === unfinishedEntries({ journal }).length && !isAnyDue(journal))
      // Opening the list again retries a failed download.
      for (const each of unfinished) void follow(each).catch(() => {})
      searches.resume()
      return unfinished
    },
    resumeReturning() {
      searches.resume()
      return readReturning(customerParts())
    },
    resumeAfter: readAgain.after,
    begin() {
      const stops = [scope.begin(), searches.end, () => store.setState(new Map(), true)]
      return () => stops.forEach((stop) => stop())
    },
  }
}

const isAskedIn =
  (store: Sendings['store']) =>
  (payoutId: string): boolean =>
    isWalletAsked(store.getState().get(payoutId))

const isArrived = (end: SendingEnd) => end.status === 'sent' || end.status === 'unregistered'
