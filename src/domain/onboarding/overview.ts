import { causeOfVerification } from '../access/access.ts'
import type { MsaStatus, TermsStatus, VerificationStatus } from './onboarding-state.ts'
import type { Tone } from '../../lib/tone.ts'

/** The inputs of the overview's texts and tiles. */
export interface OverviewInput {
  readonly terms: TermsStatus
  readonly overall: VerificationStatus
  readonly msa: MsaStatus | null
  readonly isBusiness: boolean
}

type TileTone = 'neutral' | 'brand' | 'success' | 'destructive'

const isRefused = (msa: MsaStatus | null): msa is 'declined' | 'voided' => msa === 'declined' || msa === 'voided'

const VERIFICATION_LEADS = {
  incomplete: 'onboarding.lead.last',
  pending: 'onboarding.lead.last',
  underReview: 'onboarding.lead.waiting',
  complete: 'onboarding.lead.done',
  softRejected: 'onboarding.lead.again',
  rejected: 'onboarding.lead.again',
} as const satisfies Record<VerificationStatus, string>

export function overviewLead({ terms, overall, msa, isBusiness }: OverviewInput) {
  const isOurs = causeOfVerification(overall, isBusiness) === 'checking'
  if (terms === 'complete') return isOurs ? 'onboarding.lead.waiting' : VERIFICATION_LEADS[overall]
  if (isBusiness && isRefused(msa)) return 'onboarding.lead.refused'
  if (overall === 'complete') return 'onboarding.lead.last'
  return isBusiness ? 'onboarding.lead.beginBusiness' : 'onboarding.lead.begin'
}

const VERIFICATION_PROGRESS = {
  incomplete: 'onboarding.progress.termsDone',
  pending: 'onboarding.progress.termsDone',
  underReview: 'onboarding.progress.review',
  complete: 'onboarding.progress.done',
  softRejected: 'onboarding.progress.again',
  rejected: 'onboarding.progress.again',
} as const satisfies Record<VerificationStatus, string>

/** The progress as text for screen readers. */
export function progressText({ terms, overall }: Pick<OverviewInput, 'terms' | 'overall'>) {
  if (terms === 'complete') return VERIFICATION_PROGRESS[overall]
  if (overall === 'complete') return 'onboarding.progress.verified'
  return terms === 'pending' ? 'onboarding.progress.terms' : 'onboarding.progress.nothing'
}

const TERMS_SENTENCES = {
  incomplete: 'onboarding.terms.text',
  pending: 'onboarding.terms.textPending',
  complete: 'onboarding.terms.textComplete',
} as const satisfies Record<TermsStatus, string>

export function termsSentence({ terms, msa, isBusiness }: Omit<OverviewInput, 'overall'>) {
  if (!isBusiness) return TERMS_SENTENCES[terms]
  if (terms === 'complete') return 'onboarding.terms.textBoth'
  if (isRefused(msa)) return `onboarding.terms.text.${msa}` as const
  return 'onboarding.terms.textBusiness'
}

export const termsTile = (terms: TermsStatus): TileTone => (terms === 'complete' ? 'success' : 'brand')

const DOCUMENT_TONES = {
  incomplete: 'default',
  pending: 'warning',
  complete: 'success',
  declined: 'destructive',
  voided: 'default',
} as const satisfies Record<MsaStatus, Tone>

export const documentBadge = (status: MsaStatus) => ({
  tone: DOCUMENT_TONES[status],
  label: `onboarding.document.${status}` as const,
})

/** The text of the second card. A rejected customer sees a screen of its own instead. */
export function verificationSentence({ overall, isBusiness }: Pick<OverviewInput, 'overall' | 'isBusiness'>) {
  const who = isBusiness ? 'business' : 'individual'
  return `onboarding.verification.${who}.${overall === 'rejected' ? 'softRejected' : overall}` as const
}

const VERIFICATION_TILES = {
  incomplete: 'brand',
  pending: 'brand',
  underReview: 'neutral',
  complete: 'success',
  softRejected: 'destructive',
  rejected: 'destructive',
} as const satisfies Record<VerificationStatus, TileTone>

/** The tile is coloured when verification is the next step. */
export function verificationTile({ terms, overall }: Pick<OverviewInput, 'terms' | 'overall'>): TileTone {
  const tone = VERIFICATION_TILES[overall]
  return tone === 'brand' && terms !== 'complete' ? 'neutral' : tone
}
