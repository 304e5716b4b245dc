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
const press = { at: 2, known: new Set(['entry_1']) }
const anew = { ...asked, press }

const pressed = { type: 'pressed', asked, mayExist: false, first: null } as const
const found = { type: 'earlierFound', found: [first, second], origin: 'here' } as const

const EVENTS: readonly SubmissionEvent[] = [
  pressed,
  { ...pressed, asked: null },
  { ...pressed, mayExist: true },
  { ...pressed, first },
  { type: 'wantedAsWell', press, first: null },
  { type: 'replacementWanted' },
  { type: 'bothWanted' },
  { type: 'anotherWanted', press },
  { type: 'repeated', asked: other },
  { type: 'prevented' },
  { type: 'firstCancelled' },
  { type: 'firstKept' },
  found,
  { type: 'differed', payout: second, differences: [] },
  { type: 'creationEnded' },
  { type: 'dismissed' },
]
const after = (...events: readonly SubmissionEvent[]): Submission => events.reduce(submissionReducer, initialSubmission)

const aged: SubmissionEvent = { ...pressed, asked: null }
const doubtful: SubmissionEvent = { ...pressed, mayExist: true }
const changed: readonly SubmissionEvent[] = [{ ...pressed, first }]
const cancelling: readonly SubmissionEvent[] = [...changed, { type: 'replacementWanted' }]
const creating = (what = asked, replaced: Payout | null = null): Submission => ({
  status: 'creating',
  asked: what,
  replaced,
})
const replacing: Submission = { status: 'changed', asked, first }

test.each<readonly [string, readonly SubmissionEvent[], Submission]>([
  ['a press makes what the form asks for', [pressed], creating()],
  ['a press with an old price shows the new one first', [aged], { status: 'repriced' }],
  ['the next press ends that note', [aged, pressed], creating()],
  ['the note stays where the page prevents that press', [aged, { type: 'prevented' }], { status: 'repriced' }],
  ['a press beside a payout that may exist asks the customer', [doubtful], { status: 'confirming', asked }],
  [
    'and asks about that one first where the form has made another one, too',
    [{ ...pressed, mayExist: true, first }],
    { status: 'confirming', asked },
  ],
  ['who goes back is at the form again', [doubtful, { type: 'dismissed' }], initialSubmission],
  ['who wants it as well gets it', [doubtful, { type: 'wantedAsWell', press, first: null }], creating(anew)],
  [
    'unless the form has made one before',
    [doubtful, { type: 'wantedAsWell', press, first }],
    { status: 'changed', asked: anew, first },
  ],
  ['the form stays where the page prevents it', [doubtful, { type: 'prevented' }], initialSubmission],
  ['a changed form asks what becomes of its first payout', changed, replacing],
  ['who keeps both gets another one', [...changed, { type: 'bothWanted' }], creating()],
  ['a replacement cancels the first payout', cancelling, { status: 'cancelling', asked, first }],
  ['and makes another one once that is cancelled', [...cancelling, { type: 'firstCancelled' }], creating(asked, first)],
  ['and makes none where it is not cancelled', [...cancelling, { type: 'firstKept' }], initialSubmission],
  [
    'payouts that may be the one ask the customer',
    [pressed, found],
    { status: 'earlier', asked, found: [first, second], origin: 'here' },
  ],
  ['who wants another one gets it', [pressed, found, { type: 'anotherWanted', press }], creating(anew)],
  ['the same form is sent again', [{ type: 'repeated', asked: other }], creating(other)],
  ['a call that has ended leaves the form', [pressed, { type: 'creationEnded' }], initialSubmission],
  [
    'a payout that differs ends the form',
    [pressed, { type: 'differed', payout: second, differences: [] }, pressed, { type: 'dismissed' }],
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
  ['creating', [pressed]],
  ['cancelling', cancelling],
] as const)('while it is %s, only the answer changes anything [SAFE-B1, E18]', (status, begun) => {
  const state = after(...begun)
  const changing = EVENTS.filter((event) => submissionReducer(state, event) !== state).map(({ type }) => type)
  expect(changing).toEqual(RESULTS[status])
})

test.each([
  ['the form', [], []],
  ['the question about an earlier payout', [doubtful], ['wantedAsWell']],
  ['the question about its first payout', changed, ['replacementWanted', 'bothWanted']],
  ['the question about payouts that were found', [pressed, found], ['anotherWanted']],
] as const)('%s alone has the answers to it, and no other answer changes anything [SAFE-B1, E18]', (_, begun, own) => {
  const answers = ['wantedAsWell', 'replacementWanted', 'bothWanted', 'anotherWanted', 'firstCancelled', 'firstKept']
  const state = after(...begun)
  const changing = EVENTS.filter(
    (event) => answers.includes(event.type) && submissionReducer(state, event) !== state,
  ).map(({ type }) => type)
  expect(changing).toEqual(own)
})

test('an answer without its call changes nothing [E18]', () => {
  const results = EVENTS.filter(({ type }) =>
    ['firstCancelled', 'firstKept', 'earlierFound', 'creationEnded'].includes(type),
  )
  for (const event of results) expect(submissionReducer(initialSubmission, event)).toBe(initialSubmission)
})

test('no order of events begins a call beside another one, or after a payout that differs [SAFE-B1, E18]', () => {
  const isBusy = (state: Submission) => isUnderWay(state) || state.status === 'different'
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }), (events) => {
      events.reduce((state, event) => {
        const next = submissionReducer(state, event)
        // The second half of a replacement is no call of its own.
        const begins = next !== state && isUnderWay(next) && event.type !== 'firstCancelled'
        expect(begins && isBusy(state)).toBe(false)
        return next
      }, initialSubmission as Submission)
    }),
  )
})
