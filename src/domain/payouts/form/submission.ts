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
  | { readonly status: 'earlier'; readonly asked: Asked; readonly found: EarlierPayouts }
  /** A payout exists and is not what was asked for. Empty: it does not say where its money is to be sent. */
  | { readonly status: 'different'; readonly payout: Payout; readonly differences: readonly Difference[] }

export type SubmissionEvent =
  | { readonly type: 'priceAged' }
  | { readonly type: 'openPayoutMet'; readonly asked: Asked }
  | { readonly type: 'changeMet'; readonly asked: Asked; readonly first: Payout }
  | { readonly type: 'replacementBegun'; readonly asked: Asked; readonly first: Payout }
  | { readonly type: 'firstCancelled' }
  | { readonly type: 'firstKept' }
  | { readonly type: 'creationBegun'; readonly asked: Asked }
  | { readonly type: 'earlierFound'; readonly found: EarlierPayouts }
  | { readonly type: 'differed'; readonly payout: Payout; readonly differences: readonly Difference[] }
  /** It was made, was refused, or its outcome is unknown. */
  | { readonly type: 'creationEnded' }
  | { readonly type: 'dismissed' }

export const initialSubmission: Submission = { status: 'filling' }

/** A call is under way: a second press would make a second payout. */
export const isUnderWay = ({ status }: Submission): boolean => status === 'cancelling' || status === 'creating'

/** Nothing begins beside a call that is under way, nor after a payout that differs. */
const isClosed = (state: Submission): boolean => isUnderWay(state) || state.status === 'different'

/** What a press leads to. */
function pressed(state: Submission, next: Submission): Submission {
  return isClosed(state) ? state : next
}

export function submissionReducer(state: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'priceAged':
      return pressed(state, { status: 'repriced' })
    case 'openPayoutMet':
      return pressed(state, { status: 'confirming', asked: event.asked })
    case 'changeMet':
      return pressed(state, { status: 'changed', asked: event.asked, first: event.first })
    case 'replacementBegun':
      return pressed(state, { status: 'cancelling', asked: event.asked, first: event.first })
    case 'creationBegun':
      return pressed(state, { status: 'creating', asked: event.asked, replaced: null })
    case 'firstCancelled':
      return state.status === 'cancelling' ? { status: 'creating', asked: state.asked, replaced: state.first } : state
    case 'firstKept':
      return state.status === 'cancelling' ? initialSubmission : state
    case 'earlierFound':
      return state.status === 'creating' ? { status: 'earlier', asked: state.asked, found: event.found } : state
    case 'differed':
      // A payout that an earlier call has made may differ, too.
      return { status: 'different', payout: event.payout, differences: event.differences }
    case 'creationEnded':
      return state.status === 'creating' ? initialSubmission : state
    case 'dismissed':
      return pressed(state, initialSubmission)
  }
}
