import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endFakeTime, startFakeTime } from './fake-time.fixture.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { makePayout } from './intent-answer.fixture.ts'
import { giveUpPayout, settlePayouts } from './payout-intent.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { submitNow } from './press.fixture.ts'
import {
  HOUR,
  createServer,
  createStorage,
  idOf,
  onRamp,
  openPage,
  settled,
  type Server,
} from './payout-server.fixture.ts'
import { made, refused } from '../journal/news.fixture.ts'

beforeEach(startFakeTime)
afterEach(endFakeTime)

describe('an intent after a reload, in another tab or a day later', () => {
  const lose = async (server: Server, form = onRamp()) => {
    const storage = createStorage()
    server.faults.push('answerLost', 'error500', 'error500', 'error500')
    server.faultOfReads.current = 'error500'
    // An off-ramp reads the list before its first call.
    if (form.source.type === 'wallet') server.faultsOfReads.push('none')
    expect(await settled(makePayout(openPage(server, storage), form))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    server.faults.length = 0
    return storage
  }

  test('the same form has the same key [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    expect(idOf(await settled(makePayout(openPage(server, storage), onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('a changed form is another payout [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    expect(idOf(await settled(makePayout(openPage(server, storage), onRamp('100.01'))))).toBe('payout_002')
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(2)
  })

  test('the next page finds out by itself what was made [E18]', async () => {
    const server = createServer()
    const page = openPage(server, await lose(server))
    const before = server.posts().length
    expect((await settlePayouts(page)).map(({ id }) => id)).toEqual(['payout_001'])
    expect(page.journal.entries()).toMatchObject([{ payoutId: 'payout_001' }])
    expect(server.posts()).toHaveLength(before)
    expect(await settlePayouts(page)).toEqual([])
  })

  test('a payout that a page found by itself is the one that the same form gets in another tab; the one after it is new [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    const other = openPage(server, storage)
    await settlePayouts(openPage(server, storage))
    expect(idOf(await settled(makePayout(other, onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
    expect(idOf(await settled(makePayout(other, onRamp())))).toBe('payout_002')
  })

  test('a payout that a page found out a day ago is history, and the same form is a new payout [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    await settlePayouts(openPage(server, storage))
    await vi.advanceTimersByTimeAsync(23 * HOUR + 1000)
    const page = openPage(server, storage)
    await settlePayouts(page)
    expect(page.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001' }])
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_002')
  })

  test('an intent that another tab ended while the list was read stays ended [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    const [page, other] = [openPage(server, storage), openPage(server, storage)]
    const finding = settlePayouts(page)
    const [entry] = other.journal.entries()
    other.journal.record(entry!.opId, made('payout_001'))
    expect(await settled(finding)).toEqual([])
    expect(page.journal.entries()).toMatchObject([{ phase: 'done' }])
  })

  test('an intent that the customer gave up stays given up, even if the list has its payout [E18]', async () => {
    const server = createServer()
    const page = openPage(server, await lose(server))
    giveUpPayout(page, page.journal.entries()[0]!)
    const other = await page.journal.intentFor('onRamp', { another: 'form' })
    const { length } = server.seen
    expect(await settlePayouts(page)).toEqual([])
    expect(page.journal.entries()).toMatchObject([{ phase: 'refused' }, { phase: 'started' }])
    expect(server.seen.length).toBeGreaterThan(length)
    page.journal.settle(other.entry.opId, refused)
    const read = server.seen.length
    expect(await settlePayouts(page)).toEqual([])
    expect(server.seen).toHaveLength(read)
  })

  test('an off-ramp that a page found out by itself is continued, and its tokens are sent once [E18]', async () => {
    const server = createServer()
    const page = openPage(server, await lose(server, offRamp))
    expect((await settlePayouts(page)).map(({ id }) => id)).toEqual(['payout_001'])
    expect(page.journal.entries()).toMatchObject([{ phase: 'created', payoutId: 'payout_001' }])
    expect(await settlePayouts(page)).toEqual([])
  })

  test('an intent of which the list has nothing stays open, however old its key: only the customer gives it up [E18]', async () => {
    const server = createServer()
    const page = openPage(server, await lose(server))
    server.payouts.length = 0
    expect(await settlePayouts(page)).toEqual([])
    expect(page.journal.entries()).toMatchObject([{ phase: 'started' }])
    await vi.advanceTimersByTimeAsync(25 * HOUR)
    expect(await settlePayouts(page)).toEqual([])
    expect(page.journal.entries()).toMatchObject([{ phase: 'started' }])
    giveUpPayout(page, page.journal.entries()[0]!)
    expect(page.journal.entries()).toMatchObject([{ phase: 'refused' }])
  })

  test('a payout that is only alike is not given up, however old its key [E18]', async () => {
    const server = createServer({ namesKeys: false })
    const page = openPage(server, await lose(server))
    await vi.advanceTimersByTimeAsync(25 * HOUR)
    expect(await settlePayouts(page)).toEqual([])
    expect(page.journal.entries()).toMatchObject([{ phase: 'started' }])
  })

  test('a key older than 23 hours is never sent again, and the list decides [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    const before = server.posts().length
    await vi.advanceTimersByTimeAsync(23 * HOUR + 1000)
    const page = openPage(server, storage)
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(server.posts()).toHaveLength(before)
  })

  test('a key older than 23 hours whose payout was never made gives way to a new one at the customer’s word only [E18]', async () => {
    const server = createServer()
    const storage = await lose(server)
    server.payouts.length = 0
    await vi.advanceTimersByTimeAsync(25 * HOUR)
    const [page, old] = [openPage(server, storage), server.posts()[0]!.key]
    const before = server.posts().length
    expect(await settled(submitNow(page, onRamp()))).toMatchObject({ status: 'undecided', candidates: [] })
    expect(server.posts()).toHaveLength(before)
    giveUpPayout(page, page.journal.entries()[0]!)
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(server.posts().at(-1)!.key).not.toBe(old)
  })

  test('a click during the lookup of an old key joins it, even if the page finds the payout first [E18, SAFE-B1]', async () => {
    const server = createServer()
    const storage = await lose(server)
    const page = openPage(server, storage)
    await vi.advanceTimersByTimeAsync(23 * HOUR + 1000)
    const answers: (() => void)[] = []
    server.faultOfReads.current = 'none'
    const slow = openPage(
      {
        ...server,
        fetch: async (input, init) => {
          const answer = await server.fetch(input, init)
          await new Promise<void>((resolve) => answers.push(resolve))
          return answer
        },
      },
      storage,
    )
    const first = makePayout(slow, onRamp())
    await vi.advanceTimersByTimeAsync(0)
    await settlePayouts(page)
    expect(slow.journal.entries()).toMatchObject([{ phase: 'done' }])
    const second = makePayout(slow, onRamp())
    await vi.advanceTimersByTimeAsync(0)
    answers.forEach((answer) => answer())
    expect(idOf(await settled(first))).toBe('payout_001')
    expect(idOf(await settled(second))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('an old key is not given up while the list cannot be read', async () => {
    const server = createServer()
    const storage = await lose(server)
    await vi.advanceTimersByTimeAsync(25 * HOUR)
    const before = server.posts().length
    server.faultOfReads.current = 'error500'
    const page = openPage(server, storage)
    expect(await settled(makePayout(page, onRamp()))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(server.posts()).toHaveLength(before)
  })

  test('two tabs that submit one form at once make one payout', async () => {
    const server = createServer()
    const storage = createStorage()
    server.faults.push('answerLost')
    const both = [openPage(server, storage), openPage(server, storage)].map((page) => makePayout(page, onRamp()))
    const results = await settled(Promise.all(both))
    expect((results as Payout[]).map(({ id }) => id)).toEqual(['payout_001', 'payout_001'])
    expect(server.payouts).toHaveLength(1)
  })
})
