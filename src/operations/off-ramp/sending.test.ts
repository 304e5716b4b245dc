import { expect, test } from 'vitest'
import { initialSending, sendingReducer, type Sending, type SendingEvent } from './sending.ts'

const END = { status: 'sent', hash: 'h' } as const
const after = (...events: readonly SendingEvent[]): Sending => events.reduce(sendingReducer, initialSending)

const asked: SendingEvent = { type: 'walletAsked' }
const hashed: SendingEvent = { type: 'hashLearned', hash: 'h' }
const late: SendingEvent = { type: 'expiryPassed' }
const ended: SendingEvent = { type: 'sendingEnded', end: END }

test.each([
  [[], 'checking', null],
  [[asked], 'approving', null],
  [[asked, hashed], 'confirming', 'h'],
  [[hashed], 'confirming', 'h'],
  [[asked, hashed, late], 'late', 'h'],
  [[asked, hashed, late, ended], 'ended', 'h'],
] as const)('the steps of a sending go forward: %j [STATE-OFFR-01]', (events, stage, hash) => {
  expect(after(...events)).toMatchObject({ stage, hash })
})

test('no step is gone back, and a second hash is one that the network has [C20]', () => {
  expect(after(asked, hashed, asked)).toMatchObject({ stage: 'confirming' })
  expect(after(asked, hashed, { type: 'hashLearned', hash: 'other' })).toMatchObject({
    stage: 'confirming',
    hash: 'other',
  })
  expect(after(asked, late)).toMatchObject({ stage: 'approving' })
  expect(after(asked, hashed, ended, late, asked)).toMatchObject({ stage: 'ended', end: END })
})

test('a transaction that the network has not known for long is doubted until it does [C20]', () => {
  const neverSeen = { type: 'neverSeen' } as const
  expect(after(asked, neverSeen)).toMatchObject({ stage: 'approving' })
  expect(after(asked, hashed, neverSeen)).toMatchObject({ stage: 'unseen', hash: 'h' })
  expect(after(asked, hashed, neverSeen, { type: 'factsLearned' })).toMatchObject({ stage: 'confirming' })
  const replaced = { type: 'hashLearned', hash: 'other' } as const
  expect(after(asked, hashed, neverSeen, replaced)).toMatchObject({ stage: 'confirming' })
  expect(after(asked, hashed, neverSeen, ended)).toMatchObject({ stage: 'ended' })
})

test('tokens that the network shows count only while the wallet asks [E18, C19]', () => {
  const shown = { type: 'tokensShown' } as const
  expect(after(shown)).toMatchObject({ stage: 'checking', areTokensShown: false })
  expect(after(asked, shown)).toMatchObject({ stage: 'approving', areTokensShown: true })
  expect(after(asked, hashed, shown)).toMatchObject({ stage: 'confirming', areTokensShown: false })
  expect(after(asked, shown, hashed)).toMatchObject({ stage: 'confirming', areTokensShown: false })
  expect(after(asked, shown, ended)).toMatchObject({ stage: 'ended', areTokensShown: false })
})

test('what is learned of it is shown at once, because the screens that read the journal are told [E22]', () => {
  const before = after(asked)
  expect(sendingReducer(before, { type: 'factsLearned' })).not.toBe(before)
  expect(sendingReducer(before, { type: 'payoutMoved' })).not.toBe(before)
})
