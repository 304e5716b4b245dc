import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SendSteps } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { factsOfKind } from '../journal/facts.ts'
import { offRampEntry, type SendTask } from './send-payout.ts'
import { createOffRamp, scripted, settled } from './send-payout.fixture.ts'
import { returningEntries } from './unfinished.ts'
import { transferIn } from './state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A wallet that asks until `answer` is settled. Another device may have ended the payout just before it asks. */
async function prompted({ endedAs }: { readonly endedAs?: string } = {}) {
  const world = await createOffRamp()
  const endElsewhere = (status: string) => {
    world.world.server.payouts[0]!['status'] = status
  }
  const answer = Promise.withResolvers<string>()
  const adapter: SendTask['adapter'] = {
    ...scripted(['confirmed']).adapter(world.page, world.id),
    async send(...[, , , steps]: readonly [unknown, unknown, unknown, SendSteps]) {
      if (endedAs) endElsewhere(endedAs)
      await steps.onAsking(4711, 'sends')
      const hash = await answer.promise
      steps.onHash(hash)
      return { hash, look: async () => 'confirmed' }
    },
  }
  const sending = world.send(adapter)
  sending.catch(() => {})
  await vi.advanceTimersByTimeAsync(500)
  return { ...world, answer, sending, endElsewhere }
}

const MOVED = [
  ['cancelled', 'cancelled'],
  ['failed', 'cancelled'],
  ['funded', 'funded'],
  ['refunded', 'refunded'],
] as const

const readOn = ({ page, id }: Awaited<ReturnType<typeof prompted>>) =>
  factsOfKind(page.journal.factsOf(offRampEntry(page.journal, id)!), 'read').map(({ status }) => status)

test.each(MOVED)(
  'a page whose wallet asks says within six seconds that the payout is %s [E18, C19]',
  async (end, status) => {
    const scene = await prompted()
    const { events, endElsewhere } = scene
    await vi.advanceTimersByTimeAsync(20_000)
    expect(events).toEqual([{ type: 'walletAsked' }])
    endElsewhere(end)
    await vi.advanceTimersByTimeAsync(6000)
    expect([events, readOn(scene)]).toEqual([[{ type: 'walletAsked' }, { type: 'payoutMoved' }], [status]])
  },
)

test('a page says at once that its payout ended while it read balances for the wallet [E18, C19]', async () => {
  const scene = await prompted({ endedAs: 'cancelled' })
  expect(scene.events).toEqual([{ type: 'walletAsked' }, { type: 'payoutMoved' }])
  expect(readOn(scene)).toEqual(['cancelled'])
})

test('nothing is asked about the payout after the wallet has answered [E18]', async () => {
  const { events, endElsewhere, answer, sending } = await prompted()
  await vi.advanceTimersByTimeAsync(4000)
  answer.reject(new ChainError('wallet/send-unknown', { broadcast: 'unknown' }))
  expect(await settled(sending)).toMatchObject({ status: 'unknown' })
  endElsewhere('cancelled')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(events).toEqual([{ type: 'walletAsked' }])
})

test('a prompt that is declined after the cancel ends as a payout that was cancelled [C19]', async () => {
  const { endElsewhere, answer, sending } = await prompted()
  endElsewhere('cancelled')
  await vi.advanceTimersByTimeAsync(6000)
  answer.reject(new ChainError('wallet/send-declined'))
  expect(await settled(sending)).toMatchObject({ status: 'notSent', isCancelled: true })
})

test.each([
  ['failed', 'came'],
  ['refunded', 'returned'],
] as const)('tokens that came for a payout that is %s are not reported as sent [C19, C20]', async (status, tokens) => {
  const { endElsewhere, answer, sending } = await prompted()
  endElsewhere(status)
  answer.resolve('hash')
  expect(await settled(sending)).toEqual({ status: 'over', tokens })
})

test('tokens that were sent for a payout that had been cancelled do not count as sent, and are watched until they come back [C20]', async () => {
  const { page, id, endElsewhere, answer, sending } = await prompted()
  endElsewhere('cancelled')
  answer.resolve('hash')
  expect(await settled(sending)).toEqual({ status: 'over', tokens: 'came' })
  expect(transferIn(page.journal, offRampEntry(page.journal, id)!)).toMatchObject({ phase: 'done', hash: 'hash' })
  expect(returningEntries(page).map(({ payoutId }) => payoutId)).toEqual([id])
})
