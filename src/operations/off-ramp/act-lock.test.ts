import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SendSteps } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { FAKE_FAMILIES, type FakeFamily } from './fake-families.fixture.ts'
import { cancelEarlierOffRamp, partsOf } from './kill-matrix.fixture.ts'
import { createOffRamp, settled } from './registered-off-ramp.fixture.ts'
import { sendPayout, type SendTask } from './send-payout.ts'
import type { SendingEnd } from './sending.ts'
import { readUnfinished } from './unfinished.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const MINUTE_MS = 60_000

/** A tab whose wallet asks to change its network, and another tab of the same browser. */
async function switching(family: FakeFamily) {
  const { world, page, task, status } = await createOffRamp(family)
  const switched = Promise.withResolvers<void>()
  let [asked, hasBegun] = [0, false]
  const adapter: SendTask['adapter'] = {
    ...page.adapter,
    async send(...[, , , steps]: readonly [unknown, unknown, unknown, SendSteps]) {
      hasBegun = true
      await switched.promise
      await steps.onAsking(Date.now(), FAKE_FAMILIES[family].isDirect ? 'sends' : 'signs')
      asked += 1
      throw new ChainError('wallet/send-declined')
    },
  }
  const ends: SendingEnd[] = []
  void sendPayout(partsOf(page), { ...task, adapter }).then((end) => ends.push(end))
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(hasBegun).toBe(true)
  return { other: world.open(), task, status, switched, ends, askedTimes: () => asked }
}

describe.each(Object.keys(FAKE_FAMILIES) as FakeFamily[])(
  'while a wallet on %s asks to change its network',
  (family) => {
    test('another tab cancels at once, and the wallet is not asked for the tokens afterwards [C19, E18, SAFE-B1]', async () => {
      const { other, status, switched, ends, askedTimes } = await switching(family)
      const [left] = await settled(readUnfinished(other))
      expect(await settled(cancelEarlierOffRamp(other, left!), MINUTE_MS)).toMatchObject({ status: 'cancelled' })
      switched.resolve()
      await vi.advanceTimersByTimeAsync(MINUTE_MS)
      expect([status(), askedTimes(), ends]).toEqual(['cancelled', 0, [{ status: 'elsewhere' }]])
    })

    test('and its owner refuses, nothing is cancelled that another tab sends by then [C19, E18]', async () => {
      const { other, task, status, switched, ends } = await switching(family)
      const asking = Promise.withResolvers<never>()
      const sends: SendTask['adapter'] = {
        ...other.adapter,
        async send(...[, , , steps]) {
          await steps.onAsking(Date.now(), 'sends')
          return asking.promise
        },
      }
      void sendPayout(partsOf(other), { ...task, adapter: sends })
      await vi.advanceTimersByTimeAsync(5000)
      switched.reject(new ChainError('wallet/send-declined'))
      await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
      expect([status(), ends]).toEqual(['pending', [{ status: 'elsewhere' }]])
    })
  },
)
