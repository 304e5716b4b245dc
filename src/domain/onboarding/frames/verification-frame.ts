import type { OnboardingState, VerificationStatus } from '../onboarding-state.ts'

/** The vendor's own values for the state of a review; the list is not closed. */
interface Review {
  readonly status: string
  readonly answer: string | null
  readonly rejectType: string | null
}

export type VerificationFrame =
  | { readonly status: 'loading' }
  | { readonly status: 'shown' }
  | { readonly status: 'submitted'; readonly at: Date }
  /** The frame loaded too slowly, or its token could not be renewed. */
  | { readonly status: 'failed'; readonly reason: 'slow' | 'interrupted' }

export type VerificationFrameEvent =
  | { readonly type: 'frameReady' }
  | { readonly type: 'applicantStatusChanged'; readonly review: Review; readonly at: Date }
  | { readonly type: 'applicantLevelChanged' }
  | { readonly type: 'errorReported' }
  | { readonly type: 'loadTimedOut' }
  /** The token expired and could not be renewed. */
  | { readonly type: 'tokenRefused' }

export const initialVerificationFrame: VerificationFrame = { status: 'loading' }

/** The customer still has to submit something, so a waiting view would lock them out. */
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

/** The vendor's report of a submission counts this long without the server's confirmation. */
const CONFIRMED_WITHIN_MS = 30_000

type Submission =
  | 'none'
  /** The vendor's page reported the submission; the server has not confirmed it yet. */
  | 'sent'
  | 'received'
  /** The server was asked long enough after the report and has received nothing. */
  | 'unconfirmed'

interface ServerState {
  readonly state: Pick<OnboardingState, 'kyc'>
  readonly overall: VerificationStatus
  readonly answeredAt: number
}

/** The state of the customer's submission. The frame alone only proves that it was sent. */
export function submissionOf(frame: VerificationFrame, { state, overall, answeredAt }: ServerState): Submission {
  // A soft rejection shows the widget again, even when the frame's message about it was lost.
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

/** Maps the vendor's messages to events; null for messages that we do not use. */
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

/** Messages only refetch the onboarding state, because only the server decides. */
export const refreshesState = ({ type }: VerificationFrameEvent): boolean =>
  type === 'applicantStatusChanged' || type === 'applicantLevelChanged' || type === 'errorReported'
