import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { made, scripted, soon } from './send-payout.fixture.ts'
import { offRampEntry } from './send-payout.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(['failed', 'expired'] as const)('where a transaction has %s', (state) => {
  test('what another device has sent since the payout was made is followed, and nothing is cancelled [C4, C20, SAFE-C4]', async () => {
    const { page, id, send, status, phase, events } = await made()
    const { createdAt } = offRampEntry(page.journal, id)!
    const { adapter, searchedSince } = scripted(['unseen', state], undefined, { sent: ['noAnswer', 'elsewhere'] })
    expect(await soon(send(adapter(page, id)))).toEqual({ status: 'sent', hash: 'elsewhere' })
    expect([status(), phase()]).toEqual(['pending', 'done'])
    expect(events).toContainEqual({ type: 'hashLearned', hash: 'elsewhere' })
    expect(searchedSince).toEqual([new Date(createdAt), new Date(createdAt)])
  })

  test('a network that does not answer cancels nothing, and a later page asks again [C19, C20]', async () => {
    const { page, id, send, status, phase } = await made()
    const { adapter } = scripted([state], undefined, { sent: ['noAnswer'] })
    const end = await soon(send(adapter(page, id)))
    expect(end).toMatchObject({ status: 'unknown', error: { code: 'network/unchecked' } })
    expect([status(), phase()]).toEqual(['pending', 'sent'])
  })

  test('a network that names this very transaction as sent contradicts itself, and cancels nothing [C19]', async () => {
    const { page, id, send, status } = await made()
    const end = await soon(send(scripted([state], undefined, { sent: ['hash'] }).adapter(page, id)))
    expect([end.status, status()]).toEqual(['unknown', 'pending'])
  })
})
