import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Payout } from '../payout.ts'
import {
  initialSubmission,
  isUnderWay,
  submissionReducer,
  type Asked,
  type Submission,
  type SubmissionEvent,
} from './submission.ts'

const first = { id: 'payout_1' } as Payout
const second = { id: 'payout_2' } as Payout
const askedFor = (amount: string): Asked => ({
  payload: {
    source: { type: 'wallet', id: 'wallet_1', amount, currency: 'usdc', network: 'base' },
    destination: { type: 'bankAccount', id: 'bankAccount_1', amount: '98.90', currency: 'usd', network: 'achSameDay' },
  },
  press: { at: 1, known: new Set() },
  way: 'wallet',
})
const [asked, other] = [askedFor('100.00'), askedFor('200.00')]

const EVENTS: readonly SubmissionEvent[] = [
  { type: 'priceAged' },
  { type: 'openPayoutMet', asked },
  { type: 'changeMet', asked, first },
  { type: 'replacementBegun', asked, first },
  { type: 'firstCancelled' },
  { type: 'firstKept' },
  { type: 'creationBegun', asked },
  { type: 'earlierFound', found: [first, second] },
  { type: 'differed', payout: second, differences: [] },
  { type: 'creationEnded' },
  { type: 'dismissed' },
]
const after = (...events: readonly SubmissionEvent[]): Submission => events.reduce(submissionReducer, initialSubmission)

const creating: SubmissionEvent = { type: 'creationBegun', asked }
const cancelling: SubmissionEvent = { type: 'replacementBegun', asked, first }

test.each<readonly [string, readonly SubmissionEvent[], Submission]>([
  ['a press with an old price shows the new one first', [{ type: 'priceAged' }], { status: 'repriced' }],
  ['the next press ends that note', [{ type: 'priceAged' }, creating], { status: 'creating', asked, replaced: null }],
  [
    'a press beside a payout that may exist asks the customer',
    [{ type: 'openPayoutMet', asked }],
    { status: 'confirming', asked },
  ],
  ['who goes back is at the form again', [{ type: 'openPayoutMet', asked }, { type: 'dismissed' }], initialSubmission],
  [
    'a changed form asks what becomes of its first payout',
    [{ type: 'changeMet', asked, first }],
    { status: 'changed', asked, first },
  ],
  ['a replacement cancels the first payout', [cancelling], { status: 'cancelling', asked, first }],
  [
    'and makes another one once that is cancelled',
    [cancelling, { type: 'firstCancelled' }],
    { status: 'creating', asked, replaced: first },
  ],
  ['and makes none where it is not cancelled', [cancelling, { type: 'firstKept' }], initialSubmission],
  [
    'payouts that may be the one ask the customer',
    [creating, { type: 'earlierFound', found: [first] }],
    { status: 'earlier', asked, found: [first] },
  ],
  [
    'who wants another one gets it',
    [creating, { type: 'earlierFound', found: [first] }, { type: 'creationBegun', asked: other }],
    { status: 'creating', asked: other, replaced: null },
  ],
  ['a call that has ended leaves the form', [creating, { type: 'creationEnded' }], initialSubmission],
  [
    'a payout that differs ends the form',
    [creating, { type: 'differed', payout: second, differences: [] }, creating, { type: 'dismissed' }],
    { status: 'different', payout: second, differences: [] },
  ],
])('%s [E18, F31]', (_, events, expected) => {
  expect(after(...events)).toEqual(expected)
})

/** What only a call that is under way may bring about. */
const RESULTS: Readonly<Record<'creating' | 'cancelling', readonly SubmissionEvent['type'][]>> = {
  creating: ['earlierFound', 'differed', 'creationEnded'],
  cancelling: ['firstCancelled', 'firstKept', 'differed'],
}

test.each([
  ['creating', creating],
  ['cancelling', cancelling],
] as const)('while it is %s, only the answer changes anything [SAFE-B1, E18]', (status, begun) => {
  const state = after(begun)
  const changing = EVENTS.filter((event) => submissionReducer(state, event) !== state).map(({ type }) => type)
  expect(changing).toEqual(RESULTS[status])
})

test('an answer without its call changes nothing [E18]', () => {
  const answers = EVENTS.filter(({ type }) =>
    ['firstCancelled', 'firstKept', 'earlierFound', 'creationEnded'].includes(type),
  )
  for (const event of answers) expect(submissionReducer(initialSubmission, event)).toBe(initialSubmission)
})

test('no order of events begins a call beside another one, or after a payout that differs [SAFE-B1, E18]', () => {
  const isBusy = (state: Submission) => isUnderWay(state) || state.status === 'different'
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (events) => {
      events.reduce((state, event) => {
        const next = submissionReducer(state, event)
        const begins = event.type === 'creationBegun' || event.type === 'replacementBegun'
        if (begins && isBusy(state)) expect(next).toBe(state)
        return next
      }, initialSubmission as Submission)
    }),
  )
})
