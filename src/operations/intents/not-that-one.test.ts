import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { claimPayout, recordNotThatOne, undecidedFor } from './claim-payout.ts'
import { earlierOrigin } from './earlier-payouts.ts'
import { endFakeTime, startFakeTime } from './fake-time.fixture.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { checkPayout, giveUpPayout, isAsRequested, openPayouts, submitPayout } from './payout-intent.ts'
import { createServer, createStorage, onRamp, openPage, settled } from './payout-server.fixture.ts'
import { pressNow, submitNow } from './press.fixture.ts'
import { unfinishedEntries } from '../off-ramp/unfinished.ts'

beforeEach(startFakeTime)
afterEach(endFakeTime)

const OTHER_AMOUNT = { ...offRamp, source: { ...offRamp.source, amount: '77.00' } }

/** A form whose answer was lost, and a payout of another device, made since, which the customer opens from the list. */
async function undecided(
  kind: 'onRamp' | 'offRamp',
  { namesKeys = false, form = kind === 'onRamp' ? onRamp() : offRamp } = {},
) {
  const server = createServer({ namesKeys })
  const storage = createStorage()
  server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
  const page = openPage(server, storage)
  await settled(submitNow(page, kind === 'onRamp' ? onRamp() : offRamp))
  await vi.advanceTimersByTimeAsync(1000)
  await settled(submitNow(openPage(server), form))
  const payout = await getPayout(page.api, 'payout_001')
  return { page, reload: () => openPage(server, storage), payout, entry: openPayouts(page.journal, kind)[0]! }
}

describe.each(['onRamp', 'offRamp'] as const)('the customer’s word about a payout alike (%s)', (kind) => {
  test('that it is not that one is kept: no look and no later page asks about it again [E18]', async () => {
    const { page, reload, payout, entry } = await undecided(kind)
    expect(await checkPayout(page, entry)).toMatchObject({ status: 'alike', candidates: [{ id: 'payout_001' }] })
    recordNotThatOne(page.journal, payout)
    for (const each of [page, reload()]) {
      expect(await checkPayout(each, entry)).toEqual({ status: 'nothing' })
      expect(openPayouts(each.journal, kind)).toMatchObject([{ opId: entry.opId }])
      expect(isAsRequested(each.journal, payout)).toBe(true)
    }
    // It is still nobody's of this browser: it waits as before.
    expect(unfinishedEntries(page)).toEqual([])
    expect(earlierOrigin(page, payout, pressNow(page.journal))).toBe('unknown')
  })
})

test('an on-ramp that is not that one is not asked about when the customer starts anew [E18]', async () => {
  const { page, payout, entry } = await undecided('onRamp')
  const press = pressNow(page.journal)
  recordNotThatOne(page.journal, payout)
  giveUpPayout(page, entry)
  expect(await settled(submitPayout(page, onRamp(), press))).toMatchObject({ answer: { id: 'payout_002' } })
})

describe('an off-ramp from the list, while the creation of another one is undecided', () => {
  test.each([
    ['alike', offRamp],
    ['of another amount', OTHER_AMOUNT],
  ])('%s is asked about first, until the customer has said whether it is that one [E18, SAFE-C2]', async (_, form) => {
    const { page, reload, payout, entry } = await undecided('offRamp', { form })
    expect(undecidedFor(page.journal, payout)?.opId).toBe(entry.opId)
    expect(undecidedFor(reload().journal, payout)?.opId).toBe(entry.opId)
    recordNotThatOne(page.journal, payout)
    for (const each of [page, reload()]) expect(undecidedFor(each.journal, payout)).toBeUndefined()
  })

  test('that is that one is the entry’s own, and no second one is made for it [E18, SAFE-C2]', async () => {
    const { page, payout, entry } = await undecided('offRamp')
    claimPayout(page, entry, payout)
    expect(undecidedFor(page.journal, payout)).toBeUndefined()
    expect(page.journal.entries()).toMatchObject([{ opId: entry.opId, phase: 'created', payoutId: 'payout_001' }])
  })

  test('is not asked about where its row names another key, or it was made before [E18]', async () => {
    const named = await undecided('offRamp', { namesKeys: true })
    expect(undecidedFor(named.page.journal, named.payout)).toBeUndefined()
    const { page, payout } = await undecided('offRamp')
    const before = { ...payout, created: new Date(payout.created.getTime() - 60_000) }
    expect(undecidedFor(page.journal, before)).toBeUndefined()
  })
})
