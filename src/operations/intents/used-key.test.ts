import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { endFakeTime, startFakeTime } from './fake-time.fixture.ts'
import { makePayout } from './intent-answer.fixture.ts'
import { giveUpPayout } from './payout-intent.ts'
import { createServer, idOf, onRamp, openPage, settled } from './payout-server.fixture.ts'
import { submitNow } from './press.fixture.ts'

beforeEach(startFakeTime)
afterEach(endFakeTime)

describe('a server that answers a used key with an error [SAFE-B5, E18]', () => {
  test('the payout is looked up and, once found, is continued', async () => {
    for (let run = 0; run < 20; run += 1) {
      const server = createServer({ refusesKnownKeys: true })
      server.faults.push('answerLost')
      const page = openPage(server)
      expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
      expect(page.journal.entries()).toMatchObject([{ phase: 'done', payoutId: 'payout_001' }])
      expect(server.payouts).toHaveLength(1)
    }
  })

  test.each([
    [409, 'transfer/duplicate'],
    [409, ''],
    [422, 'idempotency_key_reused'],
  ] as const)('the payout is looked up for the error %i %j too', async (status, code) => {
    const server = createServer({ refusesKnownKeys: true, refusal: [status, code] })
    server.faults.push('answerLost')
    expect(idOf(await settled(makePayout(openPage(server), onRamp())))).toBe('payout_001')
  })

  test('a payout that is not found keeps its key until the customer starts again', async () => {
    const server = createServer({ refusesKnownKeys: true })
    server.faults.push('answerLost')
    const page = openPage(server)
    const submitting = makePayout(page, onRamp())
    await vi.advanceTimersByTimeAsync(0)
    server.payouts.length = 0
    expect(await settled(submitting)).toMatchObject({ code: 'idempotency_conflict', outcome: 'unknown' })
    expect(await settled(makePayout(page, onRamp()))).toMatchObject({ code: 'idempotency_conflict' })
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)

    giveUpPayout(page, page.journal.entries()[0]!)
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(2)
  })

  test.each([
    [
      'another amount',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, amount: '100.01' }),
    ],
    [
      'another account',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, id: 'bankAccount_2' }),
    ],
    [
      'another network',
      (payout: Record<string, unknown>) => (payout['destination'] = { ...onRamp().destination, network: 'base' }),
    ],
    ['made before the intent', (payout: Record<string, unknown>) => (payout['created'] = '2026-11-20T20:00:00Z')],
  ])('a payout with %s is not alike', async (_, change) => {
    const server = createServer({ refusesKnownKeys: true, namesKeys: false })
    server.faults.push('answerLost')
    const submitting = submitNow(openPage(server), onRamp())
    await vi.advanceTimersByTimeAsync(0)
    change(server.payouts[0]!)
    expect(await settled(submitting)).toMatchObject({ status: 'undecided', candidates: [] })
  })

  test.each([
    [
      'the amount in another form',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, amount: '100' }),
    ],
    ['a number', (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, amount: 100 })],
    [
      'the rail by its plain name',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, network: 'ach' }),
    ],
    [
      'upper-case currencies',
      (payout: Record<string, unknown>) => (payout['source'] = { ...onRamp().source, currency: 'USD' }),
    ],
  ])('a payout that says the same with %s is alike, and the customer is asked', async (_, change) => {
    const server = createServer({ refusesKnownKeys: true, namesKeys: false })
    server.faults.push('answerLost')
    const submitting = submitNow(openPage(server), onRamp())
    await vi.advanceTimersByTimeAsync(0)
    change(server.payouts[0]!)
    expect(await settled(submitting)).toMatchObject({ status: 'undecided', candidates: [{ id: 'payout_001' }] })
  })

  test('an earlier payout of the same form, known to the journal, is not taken for the new one', async () => {
    const server = createServer({ refusesKnownKeys: true })
    const page = openPage(server)
    await makePayout(page, onRamp())
    await vi.advanceTimersByTimeAsync(60_000)
    server.faults.push('answerLost')
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_002')
    expect(server.payouts).toHaveLength(2)
  })

  test('a payout that the journal knows to be of another intent is never taken, however near', async () => {
    const server = createServer()
    const page = openPage(server)
    await makePayout(page, onRamp())
    await vi.advanceTimersByTimeAsync(60_000)
    server.faults.push('requestLost', 'requestLost', 'requestLost', 'requestLost')
    expect(await settled(makePayout(page, onRamp()))).toMatchObject({ outcome: 'unknown' })
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_002')
  })

  test.each([-10, 0, 10])('the server’s clock may differ by %i minutes', async (minutes) => {
    const server = createServer({ refusesKnownKeys: true, ahead: minutes * 60_000 })
    server.faults.push('answerLost')
    expect(idOf(await settled(makePayout(openPage(server), onRamp())))).toBe('payout_001')
  })

  test('two that are alike are both shown', async () => {
    const server = createServer({ refusesKnownKeys: true, namesKeys: false })
    server.faults.push('answerLost')
    const submitting = submitNow(openPage(server), onRamp())
    await vi.advanceTimersByTimeAsync(0)
    server.payouts.push({ ...server.payouts[0], id: 'payout_elsewhere' })
    expect(await settled(submitting)).toMatchObject({
      status: 'undecided',
      candidates: [{ id: 'payout_001' }, { id: 'payout_elsewhere' }],
    })
  })
})

describe('a refusal that follows a renewed token [SAFE-B5, E18, N11]', () => {
  const renewing = (server: ReturnType<typeof createServer>) => {
    server.renewed.current = 'token of the refresh'
    return openPage(server)
  }

  test('a refusal after a renewed token is not the first answer, so the payout is looked up and continued', async () => {
    const server = createServer({ namesKeys: true })
    server.faults.push('unauthorized', 'invalidAfter')
    expect(idOf(await settled(makePayout(renewing(server), onRamp())))).toBe('payout_001')
    expect(server.payouts).toHaveLength(1)
  })

  test('a refusal keeps the key where the list knows nothing', async () => {
    const server = createServer()
    server.faults.push('unauthorized', 'invalid')
    const page = renewing(server)
    expect(await settled(makePayout(page, onRamp()))).toMatchObject({ status: 422, outcome: 'unknown' })
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)
  })

  test('a refusal keeps the key where the renewed token is refused as well, because a gateway may have written that answer', async () => {
    const server = createServer()
    server.faults.push('unauthorized', 'unauthorized')
    const page = renewing(server)
    expect(await settled(makePayout(page, onRamp()))).toMatchObject({ status: 401, outcome: 'unknown' })
    expect(idOf(await settled(makePayout(page, onRamp())))).toBe('payout_001')
    expect(new Set(server.posts().map(({ key }) => key)).size).toBe(1)
  })
})
