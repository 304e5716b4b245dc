import type { StoreApi } from 'zustand/vanilla'
import { deviceMoment, hasRunOn, type DeviceMoment, type ServerClock } from '../../lib/server-clock.ts'
import type { World } from '../../lib/world.ts'
import { isMade, retained, type IntentKind, type JournalEntry, type Moment } from './entry.ts'
import { payloadHash, stableHash } from './hash.ts'
import { createEntryStorage } from './entry-storage.ts'
import { createSharedWork, lockOrGoOn } from './lock.ts'
import { createPlacedEntries } from './placed-entries.ts'
import { createToldEntries } from './told-entries.ts'

export interface Intent {
  readonly entry: JournalEntry
  /** It was begun before, by a lost call, another tab or an earlier page. */
  readonly isResumed: boolean
}

export type Progress = Partial<
  Pick<JournalEntry, 'phase' | 'payoutId' | 'network' | 'hash' | 'repeated' | 'replacedBy' | 'cancelling' | 'differs'>
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
  record(opId: string, progress: Progress): void
  /** Records the end of a call, unless another tab knows more: the tokens of an off-ramp may be on their way. */
  settle(opId: string, progress: Progress): void
  /** The customer of this element was told that its end is not known: the same form is the same intent, whatever other tabs record. */
  leaveOpen(opId: string): void
  /** Keeps when an entry was made by the server's clock, which may have become known since. */
  learnTime(opId: string): void
  /** In this element the same work is shared. Other tabs wait, at most so long: the key makes a second call harmless. */
  once<T>(opId: string, work: () => Promise<T>): Promise<T>
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

/** A form that is sent, and the place in the storage of the customer who sends it. */
interface Press {
  readonly place: string
  readonly kind: IntentKind
  readonly hash: string
  readonly pressedAt: number
}

const FINDING_WAIT_MS = 5000

export function createJournal({ world, origin, applicationId, clock, customerId }: Options): Journal {
  const { lock, once, isRunning } = createSharedWork(world.tabs)
  const madeHere = new Map<string, DeviceMoment>()
  const told = createToldEntries({ isRunning, isMadeHere: (opId) => madeHere.has(opId) })
  const presentPlace = () => `sphere-ramp:${origin}:${applicationId}:${stableHash(customerId() ?? '')}`
  const storage = createEntryStorage(world.storage.local)
  const now = (): Moment => ({ device: Date.now(), offset: clock.offset(), wasTold: clock.wasTold() })
  const placed = createPlacedEntries({
    storage,
    presentPlace,
    retained: (entries) => retained(entries, now(), told.isHeld),
  })

  const findOrMake = ({ place, kind, hash, pressedAt }: Press): Intent => {
    const same = placed.ofForm(place, hash)
    const found = told.find(same, pressedAt)
    const entry = found ?? makeEntry(kind, hash)
    told.choose(entry, same)
    placed.put(place, entry)
    return { entry, isResumed: found !== undefined }
  }

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

  const intentFor = (kind: IntentKind, payload: unknown): Promise<Intent> => {
    const press = { place: presentPlace(), kind, hash: payloadHash(kind, payload), pressedAt: Date.now() }
    return lockOrGoOn({
      work: async () => findOrMake(press),
      waitMs: FINDING_WAIT_MS,
      lock: (held) => world.tabs.lock(`${press.place}:${press.hash}`, held),
    })
  }

  const record = (opId: string, progress: Progress) => placed.change(opId, (entry) => ({ ...entry, ...progress }))

  const settle = (opId: string, progress: Progress) => {
    told.close(opId)
    const present = placed.find(opId)
    if (!present || !isMade(present)) record(opId, progress)
  }

  const learnTime = (opId: string) => {
    const [made, { offset }] = [madeHere.get(opId), now()]
    if (!made || offset === null || !hasRunOn(made)) return
    placed.change(opId, (entry) => ({ offset, ...entry }))
  }

  return {
    entries: placed.present,
    presentOf: (entry) => placed.find(entry.opId) ?? entry,
    now,
    intentFor,
    record,
    settle,
    leaveOpen: told.leaveOpen,
    learnTime,
    once,
    isRunning,
    exclusively: lock,
    durable: storage.durable,
  }
}
