import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endFakeTime, startFakeTime } from './fake-time.fixture.ts'
import { makePayout } from './intent-answer.fixture.ts'
import { offRamp } from './off-ramp-payload.fixture.ts'
import { UUID4, createServer, createStorage, idOf, onRamp, openPage, settled } from './payout-server.fixture.ts'

beforeEach(startFakeTime)
afterEach(endFakeTime)

describe('one intent makes one payout', () => {
  test('the journal has it before the call goes out [E18]', async () => {
    const server = createServer()
    const storage = createStorage()
    const page = openPage(
      {
        ...server,
        fetch: async (input, init) => {
          expect([...storage.kept.keys()].filter((key) => key.endsWith(':asked'))).toHaveLength(1)
          return server.fetch(input, init)
        },
      },
      storage,
    )
    const payout = await makePayout(page, onRamp())
    expect(payout).toMatchObject({ id: 'payout_001', created: expect.any(Date) })
    expect(page.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001', kind: 'onRamp' }])
    expect(server.posts()).toEqual([{ method: 'POST', path: '/v1/ramp/payouts', key: expect.stringMatching(UUID4) }])
  })

  test('an off-ramp stays open for its tokens [E18]', async () => {
    const page = openPage(createServer())
    await makePayout(page, offRamp)
    expect(page.journal.entries()).toMatchObject([{ phase: 'created', payoutId: 'payout_001', kind: 'offRamp' }])
  })

  test('50 clicks in one second are one call [SAFE-B1, F25]', async () => {
    for (let run = 0; run < 10; run += 1) {
      const server = createServer()
      const page = openPage(server)
      const clicks = Array.from({ length: 50 }, () => makePayout(page, onRamp()))
      expect(new Set((await Promise.all(clicks)).map(({ id }) => id))).toEqual(new Set(['payout_001']))
      expect(server.posts()).toHaveLength(1)
      expect(server.payouts).toHaveLength(1)
    }
  })

  test('the same form after a success is a new intent', async () => {
    const server = createServer()
    const page = openPage(server)
    await makePayout(page, onRamp())
    await makePayout(page, onRamp())
    expect(server.payouts).toHaveLength(2)
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(2)
  })

  test('an answer cut at any byte is one payout, found with the same key [SAFE-B2]', async () => {
    const whole = createServer()
    await makePayout(openPage(whole), onRamp())
    const { length } = JSON.stringify({ data: { payout: whole.payouts[0] } })
    expect(length).toBeGreaterThanOrEqual(400)

    for (let at = 0; at < length; at += 1) {
      const server = createServer()
      server.faults.push('answerCut')
      server.setCut(at)
      expect(idOf(await settled(makePayout(openPage(server), onRamp())))).toBe('payout_001')
      expect(server.payouts).toHaveLength(1)
      expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)
    }
  })

  test.each(['answerLost', 'neverAnswers', 'html', 'noInstructions', 'answerDoubled'] as const)(
    'a payout is made once though its answer is lost: %s [SAFE-B2]',
    async (fault) => {
      const server = createServer()
      server.faults.push(fault)
      expect(idOf(await settled(makePayout(openPage(server), onRamp())))).toBe('payout_001')
      expect(server.payouts).toHaveLength(1)
    },
  )

  test('an answer that comes after 30 s leaves it unknown, and the customer’s next try finds it [SAFE-B2]', async () => {
    const server = createServer()
    server.faults.push('answerLate')
    const page = openPage(server)
    expect(await settled(makePayout(page, onRamp()))).toMatchObject({ kind: 'timeout', outcome: 'unknown' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('an answer without instructions is looked up, never asked for again [SAFE-B2]', async () => {
    const server = createServer()
    server.faults.push('noInstructions')
    expect(await settled(makePayout(openPage(server), onRamp()))).toMatchObject({
      instructions: { memo: 'SPH1234567' },
    })
    expect(server.posts()).toHaveLength(1)
  })

  test('after a repeat, the payout is read again before it is shown [E18]', async () => {
    const server = createServer()
    server.faults.push('answerLost')
    const page = openPage(server)
    const submitting = makePayout(page, onRamp())
    await vi.advanceTimersByTimeAsync(0)
    server.payouts[0]!['status'] = 'cancelled'
    expect(await settled(submitting)).toMatchObject({ status: 'cancelled' })
  })

  test('while that read fails, the intent stays open with its key [E18]', async () => {
    const server = createServer()
    server.faults.push('answerLost')
    server.faultOfReads.current = 'error500'
    const page = openPage(server)
    expect(await settled(makePayout(page, onRamp()))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('a call that still runs is waited for [SAFE-B5]', async () => {
    for (let run = 0; run < 20; run += 1) {
      const server = createServer()
      server.faults.push('stillWorking', 'stillWorking')
      expect(idOf(await settled(makePayout(openPage(server), onRamp())))).toBe('payout_001')
      expect(server.payouts).toHaveLength(1)
    }
  })

  test('a server that stays broken leaves it unknown, and the customer’s next try has the same key [SAFE-B5]', async () => {
    const server = createServer()
    server.faults.push('error500', 'error500', 'error500', 'error500')
    const page = openPage(server)
    expect(await settled(makePayout(page, onRamp()))).toMatchObject({ outcome: 'unknown', status: 500 })
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)
  })

  test('a refusal closes the intent, and the next try has a new key', async () => {
    const server = createServer()
    server.faults.push('unauthorized')
    const page = openPage(server)
    expect(await settled(makePayout(page, onRamp()))).toMatchObject({ outcome: 'definite', status: 401 })
    await settled(makePayout(page, onRamp()))
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(2)
  })

  test('a session that ends between a lost call and its repeat says nothing of the first', async () => {
    const server = createServer()
    server.faults.push('answerLost', 'unauthorized')
    server.faultOfReads.current = 'error500'
    const storage = createStorage()
    expect(await settled(makePayout(openPage(server, storage), onRamp()))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    expect(idOf(await settled(makePayout(openPage(server, storage), onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('a quote that moved between a lost call and its repeat makes no second payout', async () => {
    const server = createServer()
    server.faults.push('neverAnswers')
    server.faultOfReads.current = 'requestLost'
    const page = openPage(server)
    expect(await settled(makePayout(page, offRamp))).toMatchObject({ outcome: 'unknown' })
    server.faultOfReads.current = 'none'
    const moved = { ...offRamp, destination: { ...offRamp.destination, amount: '98.85' } }
    expect(idOf(await settled(makePayout(page, moved)))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })
})
