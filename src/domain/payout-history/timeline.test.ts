import { expect, test } from 'vitest'
import type { Payout } from '../payouts/payout.ts'
import { created, microdeposit, offloaded, offRamp, onRamp, updated } from './payout.fixture.ts'
import { timelineOf, type SeenTimes } from './timeline.ts'

const shortTime = (at: Date | null) => {
  if (at === created) return ' created'
  return at === updated ? ' updated' : at ? ` ${at.getTime()}` : ''
}
const linesOf = (payout: Payout, seen?: SeenTimes) =>
  timelineOf(payout, { ...(seen && { seen }) }).map(
    ({ state, label, at }) => `${state} ${label.replace('payouts.timeline.', '')}${shortTime(at)}`,
  )

test.each([
  ['pending', ['wait waitingForBank', 'next processing', 'next delivery']],
  ['funded', ['done received updated', 'now processing', 'next delivery']],
  ['processing', ['done received', 'now processing updated', 'next delivery']],
  ['succeeded', ['done received', 'done processed', 'done delivered updated']],
  ['failed', ['failed failed updated']],
  ['failedPrecondition', ['failed notAccepted updated', 'next sendBack']],
  ['refunded', ['done sentBack updated']],
  ['cancelled', ['stopped cancelled updated']],
] as const)('an on-ramp that is %s has these steps [DET-03]', (status, lines) => {
  expect(linesOf({ ...onRamp, status })).toEqual(['done created created', ...lines])
})

test('an off-ramp waits for the wallet’s transaction [DET-03]', () => {
  expect(linesOf(offRamp)[1]).toBe('wait waitingForWallet')
  expect(linesOf({ ...offRamp, status: 'funded' })[1]).toBe('done receivedCoin updated')
})

test('an intermediate step has a time only if its status was observed [DET-03]', () => {
  const seen = { funded: new Date(1), processing: new Date(2) }
  expect(linesOf({ ...onRamp, status: 'succeeded' }, seen)).toEqual([
    'done created created',
    'done received 1',
    'done processed 2',
    'done delivered updated',
  ])
  expect(linesOf({ ...onRamp, status: 'funded' }, { funded: new Date(1) })[1]).toBe('done received updated')
})

test('a payout through a generated address starts as funded [DET-03, ENT-17]', () => {
  expect(linesOf(offloaded)).toEqual(['done cryptoArrived created', 'now processing', 'next delivery'])
  expect(linesOf({ ...offloaded, status: 'succeeded' })).toEqual([
    'done cryptoArrived created',
    'done processed',
    'done delivered updated',
  ])
})

test('a microdeposit has no timeline [DET-07]', () => {
  expect(timelineOf(microdeposit)).toEqual([])
})

test('an unknown status is a step that says that the payout is being processed [SAFE-E8, H16]', () => {
  expect(linesOf({ ...onRamp, status: { unlisted: 'onHold' } })).toEqual([
    'done created created',
    'now beingProcessed updated',
  ])
})
