import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/error.ts'
import { makePayout } from './intent-answer.fixture.ts'
import { openPayouts } from './payout-intent.ts'
import { HOUR, createServer, createStorage, idOf, onRamp, openPage, settled } from './payout-server.fixture.ts'
import { submitNow } from './press.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const keysOf = (server: ReturnType<typeof createServer>) => new Set(server.posts().map(({ key }) => key))

describe('a wrong clock [E18]', () => {
  const lose = async (server: ReturnType<typeof createServer>, storage: ReturnType<typeof createStorage>) => {
    server.faults.push('answerLost', 'requestLost', 'requestLost', 'requestLost')
    server.faultOfReads.current = 'requestLost'
    expect(await settled(submitNow(openPage(server, storage), onRamp()))).toMatchObject({ status: 'undecided' })
    server.faults.length = 0
  }
  const setClock = (server: ReturnType<typeof createServer>, jump: number) => {
    vi.setSystemTime(Date.now() + jump)
    server.clock.ahead -= jump
  }

  test.each([24.5 * HOUR, -24.5 * HOUR, 8 * 24 * HOUR, -8 * 24 * HOUR, 10 * 60_000])(
    'a clock that is wrong by %i ms, and put right before a reload, makes one payout with one key, with the list down or not',
    async (wrong) => {
      for (const reads of ['none', 'requestLost'] as const) {
        const server = createServer()
        const storage = createStorage()
        setClock(server, wrong)
        await lose(server, storage)
        setClock(server, -wrong)
        server.faultOfReads.current = reads
        const page = openPage(server, storage)
        expect(openPayouts(page.journal, 'onRamp')).toHaveLength(1)
        const result = await settled(submitNow(page, onRamp()))
        server.faultOfReads.current = 'none'
        if (!(result instanceof ApiError) && result.status !== 'made')
          expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
        expect(server.payouts).toHaveLength(1)
        expect(keysOf(server).size).toBe(1)
      }
    },
  )

  test.each([24.5 * HOUR, 8 * 24 * HOUR])(
    'a clock that is set wrong by %i ms after the call leaves the entry in force',
    async (jump) => {
      const server = createServer()
      const storage = createStorage()
      await lose(server, storage)
      setClock(server, jump)
      server.faultOfReads.current = 'none'
      expect(idOf(await settled(makePayout(openPage(server, storage), onRamp())))).toBe('payout_001')
      expect(server.payouts).toHaveLength(1)
      expect(keysOf(server).size).toBe(1)
    },
  )

  test('a server without a clock leaves an age that cannot be known to the customer', async () => {
    const server = createServer({ tellsTime: false })
    const storage = createStorage()
    server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
    await settled(submitNow(openPage(server, storage), onRamp()))
    await vi.advanceTimersByTimeAsync(30 * HOUR)
    const page = openPage(server, storage)
    const before = server.posts().length
    expect(await settled(submitNow(page, onRamp()))).toMatchObject({ status: 'undecided', candidates: [] })
    expect(server.posts()).toHaveLength(before)
  })
})
