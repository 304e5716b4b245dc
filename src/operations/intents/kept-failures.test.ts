import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { endFakeTime, startFakeTime } from './fake-time.fixture.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { checkPayout } from './payout-intent.ts'
import { createServer, createStorage, onRamp, openPage, settled } from './payout-server.fixture.ts'
import { submitNow } from './press.fixture.ts'
import type { Undecided } from './run-intent.ts'
import type { Payout } from '../../domain/payouts/payout.ts'

beforeEach(startFakeTime)
afterEach(endFakeTime)

// A server may keep a failure as the answer of a key, and repeat it for as long as it keeps the key.
const FORMS = [
  ['an on-ramp', onRamp()],
  ['an off-ramp', offRamp],
] as const

const isUndecided = (result: unknown): result is Undecided<Payout> =>
  !(result instanceof ApiError) && (result as Undecided<Payout>).status === 'undecided'

async function endOf<T>(work: Promise<T>) {
  const begun = Date.now()
  const result = await settled(work)
  return { result, seconds: (Date.now() - begun) / 1000 }
}

describe.each(FORMS)('%s whose key has a failure for its answer', (_, form) => {
  test.each(['storedError', 'keyInUse'] as const)(
    'is undecided within a minute of %s, at each press, and is never made under another key [E18, SAFE-B5]',
    async (fault) => {
      const server = createServer()
      server.faults.push(...Array.from({ length: 40 }, () => fault))
      const page = openPage(server, createStorage())
      for (let press = 0; press < 3; press += 1) {
        const { result, seconds } = await endOf(submitNow(page, form))
        expect(isUndecided(result) && result.candidates).toEqual([])
        expect(seconds).toBeLessThan(60)
      }
      expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)
      expect(server.payouts).toEqual([])
    },
  )

  test('is continued once the list has it, though its key is answered by a failure that was made after it [E18, SAFE-B5]', async () => {
    const server = createServer()
    server.faults.push('errorAfter', ...Array.from({ length: 8 }, () => 'storedError' as const))
    const { result, seconds } = await endOf(submitNow(openPage(server), form))
    expect(result).toMatchObject({ status: 'made', answer: { id: 'payout_001' } })
    expect(seconds).toBeLessThan(60)
    expect(server.payouts).toHaveLength(1)
  })
})

test('a call that is still worked on is asked for again, and its answer is taken [E18, SAFE-B5]', async () => {
  const server = createServer()
  server.faults.push('requestLost', 'keyInUse', 'none')
  const { result } = await endOf(submitNow(openPage(server), onRamp()))
  expect(result).toMatchObject({ status: 'made', answer: { id: 'payout_001' } })
  expect(server.posts()).toHaveLength(3)
})

test('a call that is still worked on when the customer is told is found by its key when the list has it [E18]', async () => {
  const server = createServer({ refusesKnownKeys: true, refusal: [409, 'idempotency_key_in_use'] })
  server.faults.push('answerSlow', 'keyInUse', 'keyInUse', 'keyInUse', 'keyInUse')
  const page = openPage(server)
  const { result } = await endOf(submitNow(page, onRamp()))
  await vi.advanceTimersByTimeAsync(10_000)
  if (isUndecided(result)) expect(await checkPayout(page, result.entry)).toMatchObject({ status: 'ours' })
  expect(server.payouts).toHaveLength(1)
})
