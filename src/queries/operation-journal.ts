import { createJournal, type Journal } from '../operations/journal/journal.ts'
import { customerIdOf } from '../stores/session.ts'
import type { Services } from './services.ts'

const makeJournal = ({ world, settings, preferences, session, clock }: Services): Journal =>
  createJournal({
    world,
    clock,
    origin: new URL(settings.apiUrl).origin,
    applicationId: preferences.getState().applicationId,
    customerId: () => customerIdOf(session.getState()),
  })

/** The element's operation journal, created at its first use. */
export const journalOf = (services: Services): Journal => services.own(makeJournal)
