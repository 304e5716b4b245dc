import { isAnnouncement, topicOf, type Announcement, type Topic } from '../../domain/announcement.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import { customerIdOf, type SessionStore } from '../../stores/session.ts'

export interface Announcer {
  /** Every event of the ramp goes out through it: none that tells where a customer stands goes out twice for one value. */
  readonly emit: Emit
  /** What holds of a topic now; null when none of its events does. */
  announce(topic: Topic, announcement: Announcement | null): void
  stop(): void
}

export function createAnnouncer(emit: Emit, session: SessionStore): Announcer {
  const announced = new Map<Topic, Announcement | null>()
  let customerId = customerIdOf(session.getState())

  function announce(topic: Topic, announcement: Announcement | null): boolean {
    if (announced.get(topic) === announcement) return true
    announced.set(topic, announcement)
    return announcement === null || emit(announcement, null)
  }
  // A sign-out ends a customer's readings; so does another customer's login. What was said before the code was entered holds after it.
  const stop = session.subscribe((state) => {
    const present = customerIdOf(state)
    if (present !== customerId) announced.clear()
    customerId = present
  })
  return {
    emit: (event, detail) => (isAnnouncement(event) ? announce(topicOf(event), event) : emit(event, detail)),
    announce,
    stop,
  }
}
