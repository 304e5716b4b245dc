import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasEnded, isKeyOld } from './entry.ts'
import { HOUR, UUID4, form, mapStorage, open } from './journal.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('one intent, one key', () => {
  test('the entry is in the storage before the key is given out [E18]', () => {
    const storage = mapStorage()
    const { entry, isResumed } = open({ storage }).intentFor('onRamp', form)
    expect(isResumed).toBe(false)
    expect(entry.idempotencyKey).toMatch(UUID4)
    expect([...storage.kept.keys()]).toEqual([expect.stringMatching(/^sphere-ramp:application_sandbox:[0-9a-f]{16}$/)])
    expect(JSON.parse([...storage.kept.values()][0]!)).toEqual([entry])
  })

  test('it holds no amount, no account and no customer [E18]', () => {
    const storage = mapStorage()
    open({ storage }).intentFor('onRamp', { amount: '12345.67', id: 'bankAccount_secret' })
    const text = JSON.stringify([...storage.kept])
    expect(text).not.toMatch(/12345|bankAccount_secret|customer_abc/)
    expect(Object.keys(JSON.parse([...storage.kept.values()][0]!)[0]).toSorted()).toEqual([
      'createdAt',
      'idempotencyKey',
      'kind',
      'opId',
      'payloadHash',
      'phase',
    ])
  })

  test('the same form has the same key in another tab and after a reload, while its end is unknown [E18]', () => {
    const storage = mapStorage()
    const first = open({ storage }).intentFor('offRamp', form)
    const reloaded = open({ storage }).intentFor('offRamp', { ...form })
    expect(reloaded).toEqual({ entry: first.entry, isResumed: true })
  })

  test('another form, another kind, another customer has another key [E18]', () => {
    const storage = mapStorage()
    const journal = open({ storage })
    const keys = [
      journal.intentFor('onRamp', form),
      journal.intentFor('onRamp', { ...form, wireMessage: 'FFC:x' }),
      journal.intentFor('offRamp', form),
      open({ storage, customerId: () => 'customer_xyz' }).intentFor('onRamp', form),
    ].map(({ entry }) => entry.idempotencyKey)
    expect(new Set(keys).size).toBe(4)
  })

  test.each(['refused', 'done', 'created', 'signing', 'sent', 'registered'] as const)(
    'after the definite outcome %s the same form is a new intent [E18]',
    (phase) => {
      const journal = open()
      const first = journal.intentFor('offRamp', form)
      journal.record(first.entry.opId, { phase })
      const next = journal.intentFor('offRamp', form)
      expect(next.isResumed).toBe(false)
      expect(next.entry.idempotencyKey).not.toBe(first.entry.idempotencyKey)
    },
  )

  test('each decision reads what other tabs wrote [E18]', () => {
    const storage = mapStorage()
    const [one, two] = [open({ storage }), open({ storage })]
    const { entry } = one.intentFor('offRamp', form)
    two.record(entry.opId, { phase: 'sent', payoutId: 'payout_1', network: 'base', hash: '0xabc' })
    expect(one.entries()).toEqual([{ ...entry, phase: 'sent', payoutId: 'payout_1', network: 'base', hash: '0xabc' }])
    expect(one.intentFor('offRamp', form).isResumed).toBe(false)
    expect(two.entries()).toHaveLength(2)
  })

  test('a customer who comes back after another one finds the own entries', () => {
    let customerId = 'customer_one'
    const journal = open({ customerId: () => customerId })
    const { entry } = journal.intentFor('onRamp', form)
    customerId = 'customer_two'
    expect(journal.entries()).toEqual([])
    customerId = 'customer_one'
    expect(journal.entries()).toEqual([entry])
  })
})

describe('time', () => {
  test('entries are kept for 7 days [E18]', () => {
    const journal = open()
    journal.intentFor('onRamp', form)
    vi.advanceTimersByTime(7 * 24 * HOUR)
    expect(journal.entries()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(journal.entries()).toHaveLength(0)
  })

  test('a key is old after 23 hours, also by a clock that was set back a day [E18]', () => {
    const { entry } = open().intentFor('onRamp', form)
    vi.advanceTimersByTime(23 * HOUR)
    expect(isKeyOld(entry)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(isKeyOld(entry)).toBe(true)
    vi.setSystemTime(entry.createdAt - 24 * HOUR)
    expect(isKeyOld(entry)).toBe(true)
    vi.setSystemTime(entry.createdAt - HOUR / 6)
    expect(isKeyOld(entry)).toBe(false)
  })

  test('of what has ended a hundred entries stay, of what has not all', () => {
    const journal = open()
    for (let form = 0; form < 300; form += 1) {
      vi.advanceTimersByTime(1000)
      const { entry } = journal.intentFor('onRamp', { form })
      if (form % 2 === 0) journal.record(entry.opId, { phase: 'done', payoutId: `payout_${form}` })
    }
    const entries = journal.entries()
    expect(entries.filter(hasEnded)).toHaveLength(100)
    expect(entries.filter((entry) => !hasEnded(entry))).toHaveLength(150)
    expect(entries.filter(hasEnded).map(({ payoutId }) => payoutId)).toContain('payout_298')
  })
})
