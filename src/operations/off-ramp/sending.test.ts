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
    isSeen: true,
  })
  expect(after(asked, late)).toMatchObject({ stage: 'approving' })
  expect(after(asked, hashed, ended, late, asked)).toMatchObject({ stage: 'ended', end: END })
})

test('a transaction that the network has not known for long is doubted until it does [C20]', () => {
  const neverSeen = { type: 'neverSeen' } as const
  expect(after(asked, neverSeen)).toMatchObject({ stage: 'approving' })
  expect(after(asked, hashed, neverSeen)).toMatchObject({ stage: 'unseen', hash: 'h', isSeen: false })
  expect(after(asked, hashed, neverSeen, { type: 'hashSeen' })).toMatchObject({ stage: 'confirming', isSeen: true })
  expect(after(asked, hashed, { type: 'hashSeen' }, neverSeen)).toMatchObject({ stage: 'confirming' })
  expect(after(asked, hashed, neverSeen, { type: 'hashLearned', hash: 'other' })).toMatchObject({
    stage: 'confirming',
    isSeen: true,
  })
})

test('a transaction that the network has dropped is doubted until it is back [C20]', () => {
  const dropped = { type: 'dropped' } as const
  const neverSeen = { type: 'neverSeen' } as const
  expect(after(asked, dropped)).toMatchObject({ stage: 'approving' })
  expect(after(asked, hashed, { type: 'hashSeen' }, dropped)).toMatchObject({ stage: 'dropped', isSeen: true })
  expect(after(asked, hashed, neverSeen, dropped)).toMatchObject({ stage: 'dropped' })
  expect(after(asked, hashed, dropped, { type: 'hashSeen' })).toMatchObject({ stage: 'confirming', isSeen: true })
  expect(after(asked, hashed, dropped, { type: 'hashLearned', hash: 'other' })).toMatchObject({ stage: 'confirming' })
  expect(after(asked, hashed, dropped, ended)).toMatchObject({ stage: 'ended' })
})

test('the server’s word on the payout counts only while the wallet asks [E18]', () => {
  const moved = { type: 'payoutMoved', status: 'over' } as const
  expect(after(moved)).toMatchObject({ stage: 'checking', moved: null })
  expect(after(asked, moved)).toMatchObject({ stage: 'approving', moved: 'over' })
  expect(after(asked, hashed, moved)).toMatchObject({ stage: 'confirming', moved: null })
  expect(after(asked, moved, hashed)).toMatchObject({ stage: 'confirming', moved: null })
  expect(after(asked, moved, ended)).toMatchObject({ stage: 'ended', moved: null })
})
