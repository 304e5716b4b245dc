import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endFakeTime, startFakeTime } from './fake-time.fixture.ts'
import type { PayoutPayload } from '../../domain/payouts/payout.ts'
import { createTabs } from '../journal/journal.fixture.ts'
import { giveUpPayout, openPayouts, submitPayout } from './payout-intent.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { createServer, createStorage, HOUR, onRamp, openPage, settled } from './payout-server.fixture.ts'
import { submitNow } from './press.fixture.ts'

beforeEach(startFakeTime)
afterEach(endFakeTime)

const FORMS: readonly (readonly [string, PayoutPayload])[] = [
  ['on-ramp', onRamp()],
  ['off-ramp', offRamp],
]

/** Both tabs know that the outcome of one form is unknown, for longer than the server keeps its key. No call arrived. */
async function bothUndecided(form: PayoutPayload) {
  const server = createServer()
  const [storage, tabs] = [createStorage(), createTabs()]
  const [one, other] = [openPage(server, storage, tabs), openPage(server, storage, tabs)]
  server.faults.push(...Array.from({ length: 8 }, () => 'error500' as const))
  server.faultOfReads.current = 'error500'
  // An off-ramp reads the list before its first call.
  if (form.source.type === 'wallet') server.faultsOfReads.push('none')
  const both = [submitNow(one, form), submitNow(other, form)]
  for (const each of both) expect(await settled(each)).toMatchObject({ status: 'undecided' })
  server.faultOfReads.current = 'none'
  await vi.advanceTimersByTimeAsync(25 * HOUR)
  return { server, one, other }
}

test.each(FORMS)(
  'a tab that was left undecided asks about the payout that another tab made once its customer gave the first one up: %s [SAFE-B1, E18]',
  async (kind, form) => {
    const { server, one, other } = await bothUndecided(form)
    expect(await settled(submitNow(one, form))).toMatchObject({ status: 'undecided', candidates: [] })
    const press = { at: Date.now(), known: new Set<string>() }
    await vi.advanceTimersByTimeAsync(2000)
    giveUpPayout(one, openPayouts(one.journal, kind === 'on-ramp' ? 'onRamp' : 'offRamp')[0]!)
    expect(await settled(submitNow(one, form))).toMatchObject({ answer: { id: 'payout_001' } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await settled(submitPayout(other, form, press))).toMatchObject({
      status: 'earlier',
      found: [{ id: 'payout_001' }],
    })
    expect(server.payouts).toHaveLength(1)
  },
)

test('after the customer let it go in another tab, and made none, the form means another one [E18]', async () => {
  const { server, one, other } = await bothUndecided(onRamp())
  giveUpPayout(one, openPayouts(one.journal, 'onRamp')[0]!)
  const press = { at: Date.now(), known: new Set<string>() }
  expect(await settled(submitNow(other, onRamp()))).toMatchObject({ isResumed: false, answer: { id: 'payout_001' } })
  expect(await settled(submitPayout(one, onRamp(), press))).toMatchObject({ answer: { id: 'payout_001' } })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await settled(submitNow(other, onRamp()))).toMatchObject({ answer: { id: 'payout_002' } })
  expect(server.payouts).toHaveLength(2)
})

test('a tab continues its undecided payout, even if another tab has started one since [SAFE-B1, E18]', async () => {
  const server = createServer()
  const storage = createStorage()
  const tabs = createTabs()
  const [one, other] = [openPage(server, storage, tabs), openPage(server, storage, tabs)]
  server.faults.push('answerLost', 'error500', 'error500', 'error500')
  server.faultOfReads.current = 'error500'
  // The entry of the lost call is the later one, by a clock that is put right.
  vi.setSystemTime(Date.now() + 200 * HOUR)
  expect(await settled(submitNow(other, onRamp()))).toMatchObject({ status: 'undecided' })
  vi.setSystemTime(Date.now() - 200 * HOUR)
  server.faultOfReads.current = 'none'
  expect(await settled(submitNow(one, onRamp()))).toMatchObject({ answer: { id: 'payout_001' } })
  await vi.advanceTimersByTimeAsync(2000)
  server.faults.push('answerLate')
  const second = submitNow(one, onRamp())
  await vi.advanceTimersByTimeAsync(100)
  expect(await settled(submitNow(other, onRamp()))).toMatchObject({ answer: { id: 'payout_001' } })
  expect(await settled(second)).toMatchObject({ status: 'undecided' })
})

test('an undecided payout is kept as long as its page lives, also after a week [E18]', async () => {
  const server = createServer()
  const page = openPage(server)
  server.faults.push('answerLost', 'error500', 'error500', 'error500')
  server.faultOfReads.current = 'error500'
  expect(await settled(submitNow(page, onRamp()))).toMatchObject({ status: 'undecided' })
  await vi.advanceTimersByTimeAsync(8 * 24 * HOUR)
  expect(openPayouts(page.journal, 'onRamp')).toHaveLength(1)
  server.faultOfReads.current = 'none'
  expect(await settled(submitNow(page, onRamp()))).toMatchObject({ answer: { id: 'payout_001' } })
  expect(server.payouts).toHaveLength(1)
})
