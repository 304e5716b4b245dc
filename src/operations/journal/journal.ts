import type { StoreApi } from 'zustand/vanilla'
import { deviceMoment, hasRunOn, type DeviceMoment, type ServerClock } from '../../lib/server-clock.ts'
import type { World } from '../../lib/world.ts'
import { isMade, retained, type IntentKind, type JournalEntry, type Moment } from './entry.ts'
import { createFormIntents, type Intent, type MadeSince } from './form-intents.ts'
import { stableHash } from './hash.ts'
import { createEntryStorage } from './entry-storage.ts'
import { createSharedWork } from './lock.ts'
import { createEntriesByCustomer } from './entries-by-customer.ts'
import { createReportedOutcomes, type Press } from './reported-outcomes.ts'

export type { Intent, Press }

export type Progress = Partial<
  Pick<
    JournalEntry,
    | 'phase'
    | 'payoutId'
    | 'network'
    | 'hash'
    | 'repeated'
    | 'replacedBy'
    | 'cancelling'
    | 'differs'
    | 'since'
    | 'sentAt'
    | 'seen'
    | 'landing'
    | 'declinedAt'
    | 'returning'
    | 'arrived'
    | 'announced'
    | 'letGo'
    | 'byHand'
  >
>

/** What the customer has begun, written down before the call that cannot be undone (decisions.md E18). */
export interface Journal {
  /** Read anew each time: another tab may have written. */
  entries(): readonly JournalEntry[]
  /** An entry as it is now. It stays where it was found or made, even when the session of its customer has ended since. */
  presentOf(entry: JournalEntry): JournalEntry
  now(): Moment
  /** One key for one filled form, until its call has a definite outcome. Tabs that press at the same moment share it. */
  intentFor(kind: IntentKind, payload: unknown): Promise<Intent>
  /** The same for a press of a form, which may have been filled in before another tab made the same (decisions.md E18). */
  intentOfPress(kind: IntentKind, payload: unknown, press: Press): Promise<Intent | MadeSince>
  /** Whether a press of this form goes on with what was begun before, and makes nothing new. */
  isBegun(kind: IntentKind, payload: unknown, press: Press): boolean
  /** An entry for a payout that nothing in this journal has made, such as one of another device. */
  adopt(kind: IntentKind, payload: unknown, payoutId: string): JournalEntry
  /** The work of one kind, one at a time over all tabs of the customer; the same work of the same form is shared in this element. */
  inTurn<T>(kind: IntentKind, payload: unknown, work: () => Promise<T>): Promise<T>
  record(opId: string, progress: Progress): void
  /** Records the end of a call, unless another tab knows more: the tokens of an off-ramp may be on their way. */
  settle(opId: string, progress: Progress): void
  /** The customer of this element was told that its end is not known: the same form is the same intent, whatever other tabs record. */
  leaveOpen(opId: string): void
  /** Keeps when an entry was made by the server's clock, which may have become known since. */
  learnTime(opId: string): void
  /** In this element the same work is shared. Other tabs wait, at most so long: the key makes a second call harmless. */
  once<T>(opId: string, work: () => Promise<T>): Promise<T>
  /** Whether this element made the entry. */
  isMadeHere(opId: string): boolean
  /** Whether work of `once` is under way here. */
  isRunning(opId: string): boolean
  /** Other tabs wait to the end: for steps that no key protects, such as a signature. */
  exclusively<T>(opId: string, work: () => Promise<T>): Promise<T>
  /** False when the browser keeps nothing: the customer is told that a reload forgets. */
  readonly durable: StoreApi<boolean>
}

interface Options {
  readonly world: Pick<World, 'tabs' | 'uuid'> & { readonly storage: Pick<World['storage'], 'local'> }
  /** Of the API. */
  readonly origin: string
  readonly applicationId: string
  readonly clock: Pick<ServerClock, 'offset' | 'wasTold'>
  customerId(): string | null
}

export function createJournal({ world, origin, applicationId, clock, customerId }: Options): Journal {
  const { lock, once, isRunning } = createSharedWork(world.tabs)
  const madeHere = new Map<string, DeviceMoment>()
  const isMadeHere = (opId: string) => madeHere.has(opId)
  const outcomes = createReportedOutcomes({ isRunning, isMadeHere })
  const presentPlace = () => `sphere-ramp:${origin}:${applicationId}:${stableHash(customerId() ?? '')}`
  const storage = createEntryStorage(world.storage.local)
  const now = (): Moment => ({ device: Date.now(), offset: clock.offset(), wasTold: clock.wasTold() })
  const byCustomer = createEntriesByCustomer({
    storage,
    presentPlace,
    retained: (entries) => retained(entries, now(), outcomes.isHeld),
  })

  const makeEntry = (kind: IntentKind, hash: string): JournalEntry => {
    const { device, offset, wasTold } = now()
    const entry: JournalEntry = {
      opId: world.uuid(),
      idempotencyKey: world.uuid(),
      kind,
      phase: 'started',
      payloadHash: hash,
      createdAt: device,
      ...(offset !== null && { offset }),
      ...(offset === null && wasTold && { isClockSet: true }),
    }
    madeHere.set(entry.opId, deviceMoment())
    return entry
  }

  const record = (opId: string, progress: Progress) => byCustomer.change(opId, (entry) => ({ ...entry, ...progress }))

  const settle = (opId: string, progress: Progress) => {
    outcomes.close(opId)
    const present = byCustomer.find(opId)
    if (!present || !isMade(present)) record(opId, progress)
  }

  const learnTime = (opId: string) => {
    const [made, { offset }] = [madeHere.get(opId), now()]
    if (!made || offset === null || !hasRunOn(made)) return
    byCustomer.change(opId, (entry) => ({ offset, ...entry }))
  }

  return {
    entries: byCustomer.present,
    presentOf: (entry) => byCustomer.find(entry.opId) ?? entry,
    now,
    ...createFormIntents({ tabs: world.tabs, shared: { lock, once }, outcomes, byCustomer, presentPlace, makeEntry }),
    record,
    settle,
    leaveOpen: outcomes.leaveOpen,
    learnTime,
    once,
    isMadeHere,
    isRunning,
    exclusively: lock,
    durable: storage.durable,
  }
}
