import type { Access, Cause, CustomerAccess } from './access.ts'
import { isBusiness, type Me } from '../me.ts'

type ExplainedCause = Exclude<Cause, 'may' | 'unknown' | 'notHere' | 'notBegun'>
type AccessSentence =
  | `access.${ExplainedCause}`
  | `access.notHere.${'region' | 'rail'}`
  | `access.notBegun.${'identity' | 'level2'}`

/** The one sentence that says why, on every screen; null where nothing is in the way, and where only the server knows its word. */
export function accessSentence({ cause, about }: Access): AccessSentence | null {
  if (cause === 'may' || cause === 'unknown') return null
  if (cause === 'notHere') return `access.notHere.${about === 'rail' ? 'rail' : 'region'}`
  if (cause !== 'notBegun') return `access.${cause}`
  return `access.notBegun.${about === 'level2' ? 'level2' : 'identity'}`
}

const MORE = {
  refused: 'settings.access.refused',
  needsYou: 'settings.access.needsYou',
  checking: 'settings.access.checking',
  requestEuro: 'settings.access.requestEuro',
  notBegun: 'settings.access.notBegun',
} as const satisfies Partial<Record<Cause, string>>

const hasMore = (cause: Cause): cause is keyof typeof MORE => cause in MORE

type Said =
  | AccessSentence
  | `settings.access.${'inReview' | 'verified' | 'verifiedBusiness' | 'may' | keyof typeof MORE}`

const UNDER_REVIEW: ReadonlySet<unknown> = new Set(['pending', 'additionalReviewRequired'])

/** What Settings says of the customer: what may be done now, then what else could be. The badge beside it is as specified. */
export function settingsSentences(me: Pick<Me, 'kycStatus' | 'type'>, access: CustomerAccess): readonly Said[] {
  if (!access.mayTransfer) return [accessSentence(access)].filter((sentence) => sentence !== null)
  if (UNDER_REVIEW.has(me.kycStatus)) return ['settings.access.inReview']
  const verified = isBusiness(me) ? 'settings.access.verifiedBusiness' : 'settings.access.verified'
  const may = me.kycStatus === 'approved' ? verified : 'settings.access.may'
  return hasMore(access.cause) ? [may, MORE[access.cause]] : [may]
}
