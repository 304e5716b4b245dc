import type { Difference } from '../differences.ts'
import type { Payout, PayoutPayload } from '../payout.ts'
import type { Press } from './press.ts'

/** Who sends the money: the customer's bank, the connected wallet, or a wallet that this page cannot reach. */
export type Way = 'bank' | 'wallet' | 'hand'

/** What a press of the form's button asks for. */
export interface Asked {
  readonly payload: PayoutPayload
  readonly press: Press
  readonly way: Way
}

/** Payouts that may be what the form asks for, the likeliest first. */
export type EarlierPayouts = readonly [Payout, ...(readonly Payout[])]

/** `here`: of this page or an earlier one. `otherTab`: since the form was filled in. `unknown`: of another device or a forgotten page. */
export type EarlierOrigin = 'here' | 'otherTab' | 'unknown'

/** From a filled form to at most one payout (decisions.md E18, F31). */
export type Submission =
  | { readonly status: 'filling' }
  /** The price was too old at the press: the customer reads the new one first. */
  | { readonly status: 'repriced' }
  /** Another payout may exist: the customer decides whether to make this one as well. */
  | { readonly status: 'confirming'; readonly asked: Asked }
  /** The form was changed after it had made the payout `first`: the customer replaces that one or keeps both. */
  | { readonly status: 'changed'; readonly asked: Asked; readonly first: Payout }
  /** The payout `first` is being cancelled to make this one in its place. */
  | { readonly status: 'cancelling'; readonly asked: Asked; readonly first: Payout }
  | { readonly status: 'creating'; readonly asked: Asked; readonly replaced: Payout | null }
  /** Nothing was made: the customer goes on with one of these, or wants another one. */
  | {
      readonly status: 'earlier'
      readonly asked: Asked
      readonly found: EarlierPayouts
      readonly origin: EarlierOrigin
    }
  /** A payout exists and is not what was asked for. Empty: it does not say where its money is to be sent. */
  | { readonly status: 'different'; readonly payout: Payout; readonly differences: readonly Difference[] }

export type SubmissionEvent =
  /** `asked`: null if the price is too old. `mayExist`: another payout may exist. `first`: the one that this form has made before it was changed. */
  | {
      readonly type: 'pressed'
      readonly asked: Asked | null
      readonly mayExist: boolean
      readonly first: Payout | null
    }
  /** The customer knows that another payout may exist, and wants this one as well. */
  | { readonly type: 'wantedAsWell'; readonly press: Press; readonly first: Payout | null }
  | { readonly type: 'replacementWanted' }
  | { readonly type: 'bothWanted' }
  /** The customer was asked about the payouts that were found, and wants another one. */
  | { readonly type: 'anotherWanted'; readonly press: Press }
  /** The same form is sent again with its key. */
  | { readonly type: 'repeated'; readonly asked: Asked }
  /** The page that has the form in it lets nothing be made. */
  | { readonly type: 'prevented' }
  | { readonly type: 'firstCancelled' }
  | { readonly type: 'firstKept' }
  | { readonly type: 'earlierFound'; readonly found: EarlierPayouts; readonly origin: EarlierOrigin }
  | { readonly type: 'differed'; readonly payout: Payout; readonly differences: readonly Difference[] }
  /** It was made, was refused, or its outcome is unknown. */
  | { readonly type: 'creationEnded' }
  | { readonly type: 'dismissed' }

export const initialSubmission: Submission = { status: 'filling' }

type UnderWay = Extract<Submission, { readonly status: 'cancelling' | 'creating' }>

/** A call is under way: a second press would make a second payout. */
export const isUnderWay = (state: Submission): state is UnderWay =>
  state.status === 'cancelling' || state.status === 'creating'

const create = (asked: Asked, replaced: Payout | null = null): Submission => ({ status: 'creating', asked, replaced })

/** What a form asks for is made, unless it has made the payout `first`: then the customer decides about that one. */
const createBeside = (first: Payout | null, asked: Asked): Submission =>
  first ? { status: 'changed', asked, first } : create(asked)

/** What the customer and the page decide. */
function decided(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'pressed':
      if (!event.asked) return { status: 'repriced' }
      return event.mayExist ? { status: 'confirming', asked: event.asked } : createBeside(event.first, event.asked)
    case 'wantedAsWell':
      if (state.status !== 'confirming') return state
      return createBeside(event.first, { ...state.asked, press: event.press })
    case 'replacementWanted':
      return state.status === 'changed' ? { ...state, status: 'cancelling' } : state
    case 'bothWanted':
      return state.status === 'changed' ? create(state.asked) : state
    case 'anotherWanted':
      return state.status === 'earlier' ? create({ ...state.asked, press: event.press }) : state
    case 'repeated':
      return create(event.asked)
    case 'prevented':
      // The new price stays to be read.
      return state.status === 'repriced' ? state : initialSubmission
    case 'dismissed':
      return initialSubmission
    default:
      return state
  }
}

export function submissionReducer(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'firstCancelled':
      return state.status === 'cancelling' ? create(state.asked, state.first) : state
    case 'firstKept':
      return state.status === 'cancelling' ? initialSubmission : state
    case 'earlierFound':
      if (state.status !== 'creating') return state
      return { status: 'earlier', asked: state.asked, found: event.found, origin: event.origin }
    case 'differed':
      // A payout that an earlier call has made may differ, too.
      return { status: 'different', payout: event.payout, differences: event.differences }
    case 'creationEnded':
      return state.status === 'creating' ? initialSubmission : state
    default:
      // Nothing begins beside a call that is under way, nor after a payout that differs.
      return isUnderWay(state) || state.status === 'different' ? state : decided(state, event)
  }
}
