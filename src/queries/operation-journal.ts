import { createJournal, type Journal } from '../operations/journal/journal.ts'
import { customerIdOf } from '../stores/session.ts'
import type { Services } from './services.ts'

const makeJournal = ({ world, place, session, clock }: Services): Journal =>
  createJournal({
    world,
    clock,
    place,
    customerId: () => customerIdOf(session.getState()),
  })

/** The element's operation journal, created at its first use. */
export const journalOf = (services: Services): Journal => services.own(makeJournal)
