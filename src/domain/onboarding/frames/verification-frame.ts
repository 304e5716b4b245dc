import type { OnboardingState, VerificationStatus } from '../onboarding-state.ts'

/** The vendor's own words for where a review stands; other words of theirs are possible. */
export interface Review {
  readonly status: string
  readonly answer: string | null
  readonly rejectType: string | null
}

export type VerificationFrame =
  | { readonly status: 'loading' }
  | { readonly status: 'shown' }
  | { readonly status: 'submitted'; readonly at: Date }
  /** Too slow to come, or without a new token in the middle of it. */
  | { readonly status: 'failed'; readonly reason: 'slow' | 'interrupted' }

export type VerificationFrameEvent =
  | { readonly type: 'frameReady' }
  | { readonly type: 'applicantStatusChanged'; readonly review: Review; readonly at: Date }
  | { readonly type: 'applicantLevelChanged' }
  | { readonly type: 'errorReported' }
  | { readonly type: 'loadTimedOut' }
  /** The one that it had has expired, and no new one could be had. */
  | { readonly type: 'tokenRefused' }

export const initialVerificationFrame: VerificationFrame = { status: 'loading' }

/** Nothing was submitted yet, or it must be submitted again: a waiting view would lock the customer out. */
const needsSubmission = ({ status, answer, rejectType }: Review): boolean =>
  status === 'init' || (answer === 'RED' && rejectType !== 'FINAL')

export function verificationFrameReducer(state: VerificationFrame, event: VerificationFrameEvent): VerificationFrame {
  switch (event.type) {
    case 'frameReady':
      return state.status === 'submitted' || state.status === 'shown' ? state : { status: 'shown' }
    case 'applicantStatusChanged':
      if (needsSubmission(event.review)) return state.status === 'shown' ? state : { status: 'shown' }
      return state.status === 'submitted' ? state : { status: 'submitted', at: event.at }
    case 'applicantLevelChanged':
    case 'errorReported':
      return state
    case 'loadTimedOut':
      return state.status === 'loading' ? { status: 'failed', reason: 'slow' } : state
    case 'tokenRefused':
      return { status: 'failed', reason: 'interrupted' }
  }
}

/** For so long the vendor's word stands without the server's. */
const CONFIRMED_WITHIN_MS = 30_000

export type Submission =
  | 'none'
  /** The vendor's page says so; the server has yet to hear of it. */
  | 'sent'
  | 'received'
  /** The server, asked long enough after it, knows of nothing. */
  | 'unconfirmed'

interface ServerState {
  readonly state: Pick<OnboardingState, 'kyc'>
  readonly overall: VerificationStatus
  readonly answeredAt: number
}

/** What became of what the customer sent. The frame only says that it was sent. */
export function submissionOf(frame: VerificationFrame, { state, overall, answeredAt }: ServerState): Submission {
  // A check that did not go through asks for the widget, also when the message that said so was lost.
  if (frame.status !== 'submitted' || overall === 'softRejected') return 'none'
  if (state.kyc.sumsub !== 'incomplete') return 'received'
  return answeredAt - frame.at.getTime() < CONFIRMED_WITHIN_MS ? 'sent' : 'unconfirmed'
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined

function readReview(payload: unknown): Review {
  const result = field(payload, 'reviewResult')
  return {
    status: text(field(payload, 'reviewStatus')) ?? '',
    answer: text(field(result, 'reviewAnswer')),
    rejectType: text(field(result, 'reviewRejectType')),
  }
}

/** The vendor's messages that mean something to us; null for the many others. */
export function readVerificationMessage(type: string, payload: unknown, at: Date): VerificationFrameEvent | null {
  switch (type) {
    case 'idCheck.onReady':
    case 'idCheck.onInitialized':
      return { type: 'frameReady' }
    case 'idCheck.onApplicantStatusChanged':
      return { type: 'applicantStatusChanged', review: readReview(payload), at }
    case 'idCheck.onApplicantLevelChanged':
      return { type: 'applicantLevelChanged' }
    case 'idCheck.onError':
      return { type: 'errorReported' }
    default:
      return null
  }
}

/** Messages only make the state be read again: the server decides. */
export const refreshesState = ({ type }: VerificationFrameEvent): boolean =>
  type === 'applicantStatusChanged' || type === 'applicantLevelChanged' || type === 'errorReported'
