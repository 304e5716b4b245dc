import type { ServerClock } from '../../lib/server-clock.ts'
import type { World } from '../../lib/world.ts'
import type { LazyParts } from '../../stores/lazy-parts.ts'
import { customerIdOf, type SessionStore } from '../../stores/session.ts'
import { createJournal, type Journal } from './journal.ts'

interface Parts {
  readonly world: World
  readonly storageKey: string
  readonly session: SessionStore
  readonly clock: ServerClock
}

const makeJournal = ({ world, storageKey, session, clock }: Parts): Journal =>
  createJournal({
    world,
    clock,
    storageKey,
    customerId: () => customerIdOf(session.getState()),
  })

/** The element's operation journal, created at its first use. */
export const journalOf = (owner: LazyParts<Parts>): Journal => owner.lazy(makeJournal)
