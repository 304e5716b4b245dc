import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { giveUpPayout, openPayouts } from '../../../operations/intents/payout-intent.ts'
import { journalOf } from '../../../operations/journal/journal-of.ts'
import { openOffRamp } from '../off-ramp.fixture.ts'
import { watchGivenUp, type LatePayout } from './late-payouts.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The customer has started anew, while the first call is on its way to the server. */
async function startedAnew() {
  const payouts: object[] = []
  const page = openOffRamp({
    answers: { 'POST payouts': () => new TypeError('reset'), 'GET payouts': () => ({ payouts }) },
  })
  const made = page.make().catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await made
  const journal = journalOf(page.services)
  const [entry] = openPayouts(journal, 'offRamp')
  const reported: LatePayout[] = []
  const watch = () => watchGivenUp(page.services, (late) => void reported.push(late))
  const arrive = () => payouts.push({ ...page.present().payout, idempotencyKey: entry!.idempotencyKey })
  const reads = () => page.calls.filter(({ method, path }) => method === 'GET' && path === 'payouts').length
  return { ...page, journal, watch, arrive, late: reported, reads, giveUp: () => giveUpPayout({ journal }, entry!) }
}

test('a first payout that arrives after it was started anew is told within a minute, once, to customer and host [E18]', async () => {
  const page = await startedAnew()
  const stop = page.watch()
  await vi.advanceTimersByTimeAsync(120_000)
  page.giveUp()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.late).toEqual([])
  page.arrive()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.late).toMatchObject([{ payout: { id: 'payout_1' }, isProven: true }])
  await vi.advanceTimersByTimeAsync(300_000)
  expect(page.late).toHaveLength(1)
  expect(page.emitted).toEqual([['ramp-payout-created', { id: 'payout_1', type: 'offRamp' }]])
  expect(page.journal.entries()).toMatchObject([{ phase: 'created', payoutId: 'payout_1' }])
  stop()
})

test('nothing is asked while nothing was given up, nor after the end of the session [E18]', async () => {
  const page = await startedAnew()
  const before = page.reads()
  const stop = page.watch()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(page.reads()).toBe(before)
  page.giveUp()
  stop()
  page.arrive()
  await vi.advanceTimersByTimeAsync(120_000)
  expect([page.reads(), page.late]).toEqual([before, []])
})
