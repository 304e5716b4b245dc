import type { StoreApi } from 'zustand/vanilla'
import type { Press } from '../../domain/payouts/form/press.ts'
import {
  deviceMoment,
  deviceTime,
  isClockUnchangedSince,
  longestSince,
  type DeviceMoment,
} from '../../lib/timing/clock.ts'
import type { ServerClock } from '../../lib/server-clock.ts'
import type { World } from '../../lib/world.ts'
import { knownOf, type Known } from '../off-ramp/state/knowledge.ts'
import { dueHashes } from '../registration/registration-state.ts'
import { isMade, keyAge, retained, type IntentKind, type JournalEntry, type KeyAge, type Moment } from './entry.ts'
import { createFormIntents, type Intent, type MadeSince } from './form-intents.ts'
import { stableHash } from './hash.ts'
import { createFactStorage } from './fact-storage.ts'
import { mergeFacts, type Fact, type News } from './facts.ts'
import { createSharedWork } from './lock.ts'
import { createEntriesByCustomer } from './entries-by-customer.ts'
import { createReportedOutcomes } from './reported-outcomes.ts'

export type { Intent, News, Press }

/** Records what the customer starts, before the call that cannot be undone (decisions.md E18). */
export interface Journal {
  entries(): readonly JournalEntry[]
  /** The entry as it is now, even after its customer has signed out. */
  presentOf(entry: JournalEntry): JournalEntry
  now(): Moment
  /** Returns one key for one filled form until its call has a definite outcome. Tabs that press at the same moment share it. */
  intentFor(kind: IntentKind, payload: unknown): Promise<Intent>
  /** The same for a form that another tab may have sent since it was filled in (decisions.md E18). */
  intentOfPress(kind: IntentKind, payload: unknown, press: Press): Promise<Intent | MadeSince>
  isBegun(kind: IntentKind, payload: unknown, press: Press): boolean
  /** Makes an entry for a payout that no entry here has made. */
  enterMadeElsewhere(kind: IntentKind, payload: unknown, payoutId: string): JournalEntry
  /** Runs work of one kind one at a time across the customer's tabs. In this element the same form shares its work. */
  inTurn<T>(kind: IntentKind, payload: unknown, work: () => Promise<T>): Promise<T>
  /** What has become known of an entry, oldest first. */
  factsOf(entry: JournalEntry): readonly Fact[]
  /** What these say of an off-ramp's tokens. */
  knownOf(entry: JournalEntry): Known
  record(opId: string, ...news: readonly News[]): void
  /** Records the end of a call, unless another tab has recorded more: the tokens of an off-ramp may be on their way. */
  settle(opId: string, ...news: readonly News[]): void
  /** Assigns the same form to this entry, because its customer has read that the outcome is unknown. */
  leaveOpen(opId: string): void
  learnTime(opId: string): void
  keyAge(entry: JournalEntry): KeyAge
  /** Shares the work in this element. Other tabs wait for a limited time, because the key makes a second call harmless. */
  once<T>(opId: string, work: () => Promise<T>): Promise<T>
  isMadeHere(opId: string): boolean
  isRunning(opId: string): boolean
  /** Other tabs wait to the end: for steps that no key protects, such as a signature. By the id of the payout, as soon as there is one. */
  exclusively<T>(id: string, work: () => Promise<T>): Promise<T>
  /** Holds, until `answered`, what `whileAsked` of every other tab waits for. */
  holdAsked(payoutId: string, answered: Promise<void>): void
  /** Resolves once no tab has the wallet of a payout asked; at once where the browser refuses locks. */
  whileAsked(payoutId: string): Promise<void>
  /** What this tab does is told from what another does by it. */
  newId(): string
  /** Resolves once this tab sees what others had written. Without locks, who writes first and then reads is not overtaken unseen. */
  caughtUp(): Promise<void>
  /** The journal of the customer who is signed in now, also when another one is by the time of its use. */
  ofCustomer(): Journal
  /** False if the browser stores nothing, so that a reload loses the entries. */
  readonly durable: StoreApi<boolean>
}

interface Options {
  readonly world: Pick<World, 'tabs' | 'uuid'> & { readonly storage: Pick<World['storage'], 'local'> }
  /** The key of the session. Each customer's entries have one that begins with it. */
  readonly storageKey: string
  readonly clock: Pick<ServerClock, 'offset'>
  customerId(): string | null
}

const entryMaker =
  (world: Pick<World, 'uuid'>, now: () => Moment, onMade: (entry: JournalEntry) => void) =>
  (kind: IntentKind, hash: string): JournalEntry => {
    const { device, offset } = now()
    const entry: JournalEntry = {
      opId: world.uuid(),
      idempotencyKey: world.uuid(),
      kind,
      phase: 'started',
      payloadHash: hash,
      createdAt: device,
      ...(offset !== null && { offset }),
    }
    onMade(entry)
    return entry
  }

function createRecording(
  byCustomer: ReturnType<typeof createEntriesByCustomer>,
  outcomes: ReturnType<typeof createReportedOutcomes>,
): Pick<Journal, 'record' | 'settle'> {
  return {
    record: (opId, ...news) => byCustomer.add(opId, news),
    settle(opId, ...news) {
      outcomes.close(opId)
      const present = byCustomer.find(opId)
      if (!present || !isMade(present)) byCustomer.add(opId, news)
    },
  }
}

const createReading = (
  byCustomer: ReturnType<typeof createEntriesByCustomer>,
  customerKeyNow: () => string,
): Pick<Journal, 'entries' | 'presentOf' | 'factsOf' | 'knownOf'> => ({
  entries: () => byCustomer.of(customerKeyNow()),
  presentOf: (entry) => byCustomer.find(entry.opId) ?? entry,
  factsOf: ({ opId }) => byCustomer.factsOf(opId),
  knownOf: ({ opId }) => knownOf(mergeFacts(byCustomer.factsOf(opId))),
})

const isAnyDue = (entry: JournalEntry, facts: readonly Fact[]): boolean => dueHashes(entry, knownOf(facts)).length > 0

export function createJournal({ world, storageKey, clock, customerId }: Options): Journal {
  const { lock, once, isRunning, asks } = createSharedWork(world.tabs)
  const madeHere = new Map<string, DeviceMoment>()
  const isMadeHere = (opId: string) => madeHere.has(opId)
  const outcomes = createReportedOutcomes({ isRunning, isMadeHere })
  const presentCustomerKey = () => `${storageKey}:${stableHash(customerId() ?? '')}`
  const storage = createFactStorage(world.storage.local)
  const now = (): Moment => ({ device: deviceTime(), offset: clock.offset() })
  const byCustomer = createEntriesByCustomer({
    storage,
    presentCustomerKey,
    now,
    retained: (all) => retained(all, now(), ({ entry, facts }) => outcomes.isInUse(entry) || isAnyDue(entry, facts)),
  })

  const makeEntry = entryMaker(world, now, ({ opId }) => void madeHere.set(opId, deviceMoment()))

  const learnTime = (opId: string) => {
    const [made, { offset }] = [madeHere.get(opId), now()]
    if (!made || offset === null || !isClockUnchangedSince(made)) return
    byCustomer.add(opId, [{ kind: 'timeLearned', offset }])
  }

  const sinceMade = ({ opId }: JournalEntry) => {
    const made = madeHere.get(opId)
    return made ? longestSince(made) : null
  }
  const forms = { tabs: world.tabs, shared: { lock, once }, outcomes, byCustomer, makeEntry }
  const at = (customerKeyNow: () => string): Journal => ({
    ...createReading(byCustomer, customerKeyNow),
    now,
    ...createFormIntents({ ...forms, presentCustomerKey: customerKeyNow }),
    ...createRecording(byCustomer, outcomes),
    leaveOpen: outcomes.leaveOpen,
    learnTime,
    keyAge: (entry) => keyAge(entry, now(), sinceMade(entry)),
    once,
    isMadeHere,
    isRunning,
    exclusively: lock,
    ...asks,
    newId: () => world.uuid(),
    caughtUp: () => world.tabs.caughtUp(),
    ofCustomer() {
      const customerKey = customerKeyNow()
      return at(() => customerKey)
    },
    durable: storage.durable,
  })
  return at(presentCustomerKey)
}
