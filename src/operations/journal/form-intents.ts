import type { Press } from '../../domain/payouts/form/press.ts'
import { deviceTime } from '../../lib/timing/clock.ts'
import type { World } from '../../lib/world.ts'
import type { IntentKind, JournalEntry } from './entry.ts'
import type { News } from './facts.ts'
import { payloadHash } from './hash.ts'
import { runWithLock, type createSharedWork } from './lock.ts'
import type { createEntriesByCustomer } from './entries-by-customer.ts'
import type { createReportedOutcomes } from './reported-outcomes.ts'

export interface Intent {
  readonly entry: JournalEntry
  /** A lost call, another tab or an earlier page started it. */
  readonly isResumed: boolean
}

/** The form has made something since it was filled in: the customer must confirm before it makes another. */
export interface MadeSince {
  readonly madeSince: readonly JournalEntry[]
}

interface Options {
  readonly tabs: Pick<World['tabs'], 'lock' | 'caughtUp'>
  readonly shared: Pick<ReturnType<typeof createSharedWork>, 'lock' | 'once'>
  readonly outcomes: Pick<ReturnType<typeof createReportedOutcomes>, 'find' | 'choose' | 'madeSince'>
  readonly byCustomer: Pick<ReturnType<typeof createEntriesByCustomer>, 'ofForm' | 'begin' | 'add'>
  presentCustomerKey(): string
  makeEntry(kind: IntentKind, hash: string): JournalEntry
}

interface Sent {
  readonly customerKey: string
  readonly kind: IntentKind
  readonly hash: string
}

const NOTHING_KNOWN: ReadonlySet<string> = new Set()
const FINDING_WAIT_MS = 5000
const TURN_WAIT_MS = 35_000

const timeOf = ({ offset }: JournalEntry): readonly News[] =>
  offset === undefined ? [] : [{ kind: 'timeLearned', offset }]

const byTime = (one: JournalEntry, other: JournalEntry): number =>
  one.createdAt - other.createdAt || (one.opId < other.opId ? -1 : 1)

/** The entry that a press means, or a new one. */
function createFinder({
  tabs,
  outcomes,
  byCustomer,
  makeEntry,
}: Pick<Options, 'tabs' | 'outcomes' | 'byCustomer' | 'makeEntry'>) {
  const resume = (entry: JournalEntry, same: readonly JournalEntry[]): Intent => {
    outcomes.choose(entry, same)
    return { entry, isResumed: true }
  }
  return async ({ customerKey, kind, hash }: Sent, press: Press): Promise<Intent> => {
    const same = byCustomer.ofForm(customerKey, hash)
    const found = outcomes.find(same, press)
    if (found) return resume(found, same)
    const entry = { ...makeEntry(kind, hash), pressedAt: press.at }
    outcomes.choose(entry, same)
    byCustomer.begin(customerKey, entry, ...timeOf(entry))
    await tabs.caughtUp()
    // Another tab may have begun at the same moment, which only locks prevent: the later one goes on with the entry of the earlier.
    const known = new Set(same.map(({ opId }) => opId))
    const begun = byCustomer.ofForm(customerKey, hash).filter(({ opId }) => !known.has(opId) && opId !== entry.opId)
    const other = outcomes.find(begun.toSorted(byTime), press)
    if (!other || byTime(entry, other) < 0) return { entry, isResumed: false }
    byCustomer.add(entry.opId, [{ kind: 'refused', code: 'withdrawn' }])
    return resume(other, [entry])
  }
}

export function createFormIntents({ tabs, shared, outcomes, byCustomer, presentCustomerKey, makeEntry }: Options) {
  const sentNow = (kind: IntentKind, payload: unknown): Sent => ({
    customerKey: presentCustomerKey(),
    kind,
    hash: payloadHash(kind, payload),
  })
  const finding = <T>({ customerKey, hash }: Sent, work: () => Promise<T>) =>
    runWithLock({
      work,
      waitMs: FINDING_WAIT_MS,
      lock: (run) => tabs.lock(`${customerKey}:${hash}`, run),
    })
  const findOrMake = createFinder({ tabs, outcomes, byCustomer, makeEntry })

  return {
    intentFor(kind: IntentKind, payload: unknown): Promise<Intent> {
      const press = { at: deviceTime(), known: NOTHING_KNOWN }
      const sent = sentNow(kind, payload)
      return finding(sent, () => findOrMake(sent, press))
    },
    intentOfPress(kind: IntentKind, payload: unknown, press: Press): Promise<Intent | MadeSince> {
      const sent = sentNow(kind, payload)
      return finding(sent, async () => {
        const madeSince = outcomes.madeSince(byCustomer.ofForm(sent.customerKey, sent.hash), press)
        return madeSince.length > 0 ? { madeSince } : findOrMake(sent, press)
      })
    },
    isBegun(kind: IntentKind, payload: unknown, press: Press): boolean {
      const { customerKey, hash } = sentNow(kind, payload)
      return outcomes.find(byCustomer.ofForm(customerKey, hash), press) !== undefined
    },
    enterMadeElsewhere(kind: IntentKind, payload: unknown, payoutId: string): JournalEntry {
      const { customerKey, hash } = sentNow(kind, payload)
      const begun: JournalEntry = { ...makeEntry(kind, hash), madeElsewhere: true }
      byCustomer.begin(customerKey, begun, ...timeOf(begun), { kind: 'made', payoutId, by: 'opened' })
      return { ...begun, phase: 'created', payoutId }
    },
    inTurn<T>(kind: IntentKind, payload: unknown, work: () => Promise<T>): Promise<T> {
      const { customerKey, hash } = sentNow(kind, payload)
      const { lock, once } = shared
      return once(`${customerKey}:turn:${hash}`, () => lock(`${customerKey}:turn:${kind}`, work, TURN_WAIT_MS))
    },
  }
}
