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

test('no step is gone back, and a hash stays the first one', () => {
  expect(after(asked, hashed, asked)).toMatchObject({ stage: 'confirming' })
  expect(after(asked, hashed, { type: 'hashLearned', hash: 'other' })).toMatchObject({ hash: 'h' })
  expect(after(asked, late)).toMatchObject({ stage: 'approving' })
  expect(after(asked, hashed, ended, late, asked)).toMatchObject({ stage: 'ended', end: END })
})
