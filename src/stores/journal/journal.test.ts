import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest'
import type { KeyValueStore, World } from '../../lib/world.ts'
import { hasEnded, isKeyOld, type JournalEntry } from './entry.ts'
import { createJournal } from './journal.ts'

const HOUR = 3_600_000
const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const form = { source: { id: 'bankAccount_1', amount: '100.00' } }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

function mapStorage(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

const refusing = (what: Partial<Record<'get' | 'set', true>>, under = mapStorage()): KeyValueStore => ({
  getItem: (key) => {
    if (what.get) throw new DOMException('denied', 'SecurityError')
    return under.getItem(key)
  },
  setItem: (key, value) => {
    if (what.set) throw new DOMException('full', 'QuotaExceededError')
    under.setItem(key, value)
  },
  removeItem: () => {},
})

/** Locks as the browser's: one holder at a time, in turn, over all tabs. */
function createTabs() {
  const tails = new Map<string, Promise<unknown>>()
  const lock: World['tabs']['lock'] = (name, work) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work)
    tails.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
  return { lock, channel: () => ({ say: () => {}, close: () => {} }) }
}

interface Tab {
  storage?: KeyValueStore
  tabs?: World['tabs']
  customerId?: () => string | null
}

const open = ({ storage = mapStorage(), tabs = createTabs(), customerId = () => 'customer_abc' }: Tab = {}) =>
  createJournal({
    world: { storage: { local: storage }, tabs, uuid: () => crypto.randomUUID() },
    applicationId: 'application_sandbox',
    customerId,
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

describe('storage that fails [B13]', () => {
  const started = (): JournalEntry => open().intentFor('onRamp', form).entry

  test.each([
    ['refused', refusing({ get: true, set: true })],
    ['full', refusing({ set: true })],
    ['not readable', refusing({ get: true })],
  ])('%s: it works from memory and says so [B13]', (_, storage) => {
    const journal = open({ storage })
    const { entry } = journal.intentFor('onRamp', form)
    expect(journal.durable.getState()).toBe(false)
    expect(journal.intentFor('onRamp', form)).toEqual({ entry, isResumed: true })
    journal.record(entry.opId, { phase: 'done' })
    expect(journal.entries()).toEqual([{ ...entry, phase: 'done' }])
    expect(journal.intentFor('onRamp', form).isResumed).toBe(false)
  })

  test('the form knows before anything is sent that nothing is kept [B13]', () => {
    const journal = open({ storage: refusing({ set: true }) })
    journal.entries()
    expect(journal.durable.getState()).toBe(false)
    expect(open().durable.getState()).toBe(true)
  })

  test('full from some moment on: what was kept before is still read [B13]', () => {
    const under = mapStorage()
    const limits: Partial<Record<'get' | 'set', true>> = {}
    const storage = refusing(limits, under)
    const journal = open({ storage })
    const { entry } = journal.intentFor('onRamp', form)
    limits.set = true
    journal.record(entry.opId, { phase: 'done', payoutId: 'payout_1' })
    expect(journal.durable.getState()).toBe(false)
    expect(journal.entries()).toEqual([{ ...entry, phase: 'done', payoutId: 'payout_1' }])
  })

  test('wiped while the page is open: the entry lives on and is written again [B13]', () => {
    const storage = mapStorage()
    const journal = open({ storage })
    const { entry } = journal.intentFor('onRamp', form)
    storage.kept.clear()
    expect(journal.intentFor('onRamp', form)).toEqual({ entry, isResumed: true })
    journal.record(entry.opId, { phase: 'created', payoutId: 'payout_1' })
    expect(open({ storage }).entries()).toEqual([{ ...entry, phase: 'created', payoutId: 'payout_1' }])
  })

  test.each([
    'no json',
    '{"a":1}',
    'null',
    '[null, 7, "x", {}]',
    JSON.stringify([{ ...started(), phase: 'flying' }]),
    JSON.stringify([{ ...started(), createdAt: 'today' }]),
    JSON.stringify([{ ...started(), idempotencyKey: 7 }]),
    JSON.stringify([{ ...started(), hash: {} }]),
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  ])('what no journal wrote reads as nothing: %.40s', (text) => {
    const storage = mapStorage()
    const journal = open({ storage })
    journal.intentFor('onRamp', form)
    storage.kept.set([...storage.kept.keys()][0]!, text)
    expect(open({ storage }).entries()).toEqual([])
    expect(open({ storage }).intentFor('onRamp', form).isResumed).toBe(false)
  })
})

describe('one at a time', () => {
  const later = (ms: number, log: string[], name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    log.push(`${name} ends`)
    return name
  }

  test('in one element the same work is shared [B1]', async () => {
    const journal = open()
    const log: string[] = []
    const both = [journal.once('op', later(10, log, 'a')), journal.once('op', later(10, log, 'b'))]
    await vi.advanceTimersByTimeAsync(50)
    expect(await Promise.all(both)).toEqual(['a', 'a'])
    expect(log).toEqual(['a begins', 'a ends'])
    const again = journal.once('op', later(10, log, 'c'))
    await vi.advanceTimersByTimeAsync(50)
    expect(await again).toBe('c')
  })

  test('two tabs take turns over one entry and not over two [E18]', async () => {
    const tabs = createTabs()
    const log: string[] = []
    void open({ tabs }).exclusively('op', later(10, log, 'a'))
    void open({ tabs }).exclusively('op', later(10, log, 'b'))
    void open({ tabs }).exclusively('other', later(1, log, 'c'))
    await vi.advanceTimersByTimeAsync(50)
    expect(log).toEqual(['a begins', 'c begins', 'c ends', 'a ends', 'b begins', 'b ends'])
  })

  test('a tab that sleeps on its lock is not waited for where the key protects', async () => {
    const tabs = createTabs()
    const log: string[] = []
    void open({ tabs }).exclusively('op', () => new Promise(() => {}))
    const waiting = open({ tabs }).once('op', later(10, log, 'b'))
    await vi.advanceTimersByTimeAsync(34_999)
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(11)
    expect(await waiting).toBe('b')
  })

  test.each([
    ['rejects', () => Promise.reject(new DOMException('no', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new Error('no locks here')
      },
    ],
  ])('a lock that %s is no lock: the work is done once', async (_, lock) => {
    const log: string[] = []
    const journal = open({ tabs: { ...createTabs(), lock } })
    const work = journal.once('op', later(10, log, 'a'))
    await vi.advanceTimersByTimeAsync(20)
    expect(await work).toBe('a')
    expect(log).toEqual(['a begins', 'a ends'])
  })

  test('a failure of the work comes through and frees the lock', async () => {
    const journal = open()
    const failing = journal.once('op', () => Promise.reject(new Error('lost')))
    await expect(failing).rejects.toThrow('lost')
    expect(await journal.once('op', async () => 'next')).toBe('next')
    expect(vi.getTimerCount()).toBe(0)
  })
})
