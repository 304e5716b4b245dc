import { createJournal, type Journal } from '../operations/journal/journal.ts'
import { customerIdOf } from '../stores/session.ts'
import type { Services } from './services.ts'

const makeJournal = ({ world, preferences, session }: Services): Journal =>
  createJournal({
    world,
    applicationId: preferences.getState().applicationId,
    customerId: () => customerIdOf(session.getState()),
  })

/** The element's operation journal, made when the first screen needs it. */
export const journalOf = (services: Services): Journal => services.own(makeJournal)
