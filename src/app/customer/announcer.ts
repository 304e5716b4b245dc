import { isAnnouncement, topicOf, type Announcement, type Topic } from '../../domain/announcement.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import { customerIdOf, type SessionStore } from '../../stores/session.ts'

export interface Announcer {
  /** Every event of the ramp passes through here, so that no announcement is emitted twice for one value. */
  readonly emit: Emit
  /** Sets the present announcement of a topic; null when none applies. */
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
  // A sign-out or another customer's login resets the announcements; entering the code of the same login does not.
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
