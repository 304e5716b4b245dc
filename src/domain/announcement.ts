import type { RampEvent } from './ramp-events.ts'

const TOPICS = {
  'ramp-residency-approved': 'residency',
  'ramp-residency-rejected': 'residency',
  'ramp-terms-pending': 'terms',
  'ramp-terms-complete': 'terms',
  'ramp-verification-pending': 'verification',
  'ramp-verification-complete': 'verification',
  'ramp-verification-rejected': 'verification',
  'ramp-onboarding-complete': 'onboarding',
} as const satisfies Partial<Record<RampEvent, string>>

/** An event about the customer's own status. At most one event of each topic applies at a time. */
export type Announcement = keyof typeof TOPICS
export type Topic = (typeof TOPICS)[Announcement]

export const isAnnouncement = (event: RampEvent): event is Announcement => Object.hasOwn(TOPICS, event)
export const topicOf = (event: Announcement): Topic => TOPICS[event]
