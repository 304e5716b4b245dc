import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTabs, form, mapStorage, open, CUSTOMER_KEY, refusing } from './journal.fixture.ts'
import { made } from './news.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('storage that fails [SAFE-B13]', () => {
  const started = { opId: 'a', idempotencyKey: 'b', kind: 'onRamp', phase: 'started', payloadHash: 'c', createdAt: 0 }

  test.each([
    ['refused', refusing({ get: true, set: true })],
    ['full', refusing({ set: true })],
    ['not readable', refusing({ get: true })],
  ])('a storage that is %s is replaced by memory, and the journal says so [SAFE-B13]', async (_, storage) => {
    const journal = open({ storage })
    const { entry } = await journal.intentFor('onRamp', form)
    expect(journal.durable.getState()).toBe(false)
    expect(await journal.intentFor('onRamp', form)).toEqual({ entry, isResumed: true })
    journal.record(entry.opId, made())
    expect(journal.entries()).toEqual([{ ...entry, phase: 'done' }])
    expect((await journal.intentFor('onRamp', form)).isResumed).toBe(false)
  })

  test('the form knows before anything is sent that nothing is kept [SAFE-B13]', async () => {
    const journal = open({ storage: refusing({ set: true }) })
    journal.entries()
    expect(journal.durable.getState()).toBe(false)
    expect(open().durable.getState()).toBe(true)
  })

  test('the storage is asked once whether it takes anything, and nothing of that stays [SAFE-B13]', () => {
    const under = mapStorage()
    const written: string[] = []
    const storage = {
      ...under,
      setItem: (key: string, value: string) => (written.push(key), under.setItem(key, value)),
    }
    const journal = open({ storage })
    for (let turn = 0; turn < 3; turn += 1) journal.entries()
    expect(written).toEqual(['sphere-ramp:probe'])
    expect(under.kept.size).toBe(0)
  })

  test('a storage that is full from some moment on still gives what was kept before [SAFE-B13]', async () => {
    const under = mapStorage()
    const limits: Partial<Record<'get' | 'set', true>> = {}
    const storage = refusing(limits, under)
    const journal = open({ storage })
    const { entry } = await journal.intentFor('onRamp', form)
    limits.set = true
    journal.record(entry.opId, made('payout_1'))
    expect(journal.durable.getState()).toBe(false)
    expect(journal.entries()).toEqual([{ ...entry, phase: 'done', payoutId: 'payout_1' }])
  })

  test('a storage that is wiped after the page has read it keeps the entry of an earlier page alive [SAFE-B13]', async () => {
    const storage = mapStorage()
    const { entry } = await open({ storage }).intentFor('onRamp', form)
    const later = open({ storage })
    expect(later.entries()).toEqual([entry])
    storage.kept.clear()
    expect(await later.intentFor('onRamp', form)).toEqual({ entry, isResumed: true })
  })

  test('a storage that is wiped while the page is open gets the entry again [SAFE-B13]', async () => {
    const storage = mapStorage()
    const journal = open({ storage })
    const { entry } = await journal.intentFor('onRamp', form)
    storage.kept.clear()
    expect(await journal.intentFor('onRamp', form)).toEqual({ entry, isResumed: true })
    journal.record(entry.opId, made('payout_1'))
    expect(open({ storage }).entries()).toEqual([{ ...entry, phase: 'done', payoutId: 'payout_1' }])
  })

  test('what was made elsewhere is stored under the name that it always had [E18]', () => {
    const storage = mapStorage()
    const { opId } = open({ storage }).enterMadeElsewhere('offRamp', form, 'payout_1')
    expect(JSON.parse(storage.kept.get(`${CUSTOMER_KEY}:${opId}:asked`)!)).toMatchObject({ adopted: true })
    expect(open({ storage }).entries()).toMatchObject([{ opId, madeElsewhere: true, payoutId: 'payout_1' }])
  })

  test.each([
    'no json',
    '{"a":1}',
    'null',
    '[null, 7, "x", {}]',
    JSON.stringify([{ ...started, phase: 'flying' }]),
    JSON.stringify([{ ...started, createdAt: 'today' }]),
    JSON.stringify([{ ...started, idempotencyKey: 7 }]),
    JSON.stringify([{ ...started, hash: {} }]),
    JSON.stringify([{ ...started, payoutId: 7 }]),
    JSON.stringify([{ ...started, network: 7 }]),
    JSON.stringify([{ ...started, kind: 'gift' }]),
    JSON.stringify([{ ...started, offset: 'two hours' }]),
    JSON.stringify([{ ...started, repeated: 'often' }]),
    `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  ])('a text that no journal wrote reads as nothing: %.40s', async (text) => {
    const storage = mapStorage()
    const journal = open({ storage })
    await journal.intentFor('onRamp', form)
    const keys = [...storage.kept.keys()]
    storage.kept.clear()
    for (const key of [CUSTOMER_KEY, ...keys]) storage.kept.set(key, text)
    expect(open({ storage }).entries()).toEqual([])
    expect((await open({ storage }).intentFor('onRamp', form)).isResumed).toBe(false)
  })
})

describe('what an earlier version has kept in a list [E18]', () => {
  const entryOf = (opId: string, createdAt: number) => ({
    opId,
    idempotencyKey: `key of ${opId}`,
    kind: 'onRamp',
    phase: 'started',
    payloadHash: 'hash',
    createdAt,
    offset: 0,
    repeated: true,
  })
  const keptAs = (text: string) => {
    const storage = mapStorage(new Map([[CUSTOMER_KEY, text]]))
    return open({ storage }).entries()
  }
  const [first, second] = [entryOf('a', Date.UTC(2026, 10, 20)), entryOf('b', Date.UTC(2026, 10, 21))]

  test('the entries are read in the order in which they were made', () => {
    expect(keptAs(JSON.stringify([second, first]))).toEqual([first, second])
  })

  test('an entry that cannot be read loses nothing of the others', () => {
    expect(keptAs(JSON.stringify([null, first, 7, [], 'x', second]))).toEqual([first, second])
  })

  test('the entries are in memory alone where the storage gives back something else', async () => {
    const under = mapStorage()
    const changing = { ...under, getItem: (key: string) => under.getItem(key)?.replace('onRamp', 'offRamp') ?? null }
    const journal = open({ storage: changing })
    const { entry } = await journal.intentFor('onRamp', form)
    expect(journal.durable.getState()).toBe(false)
    expect(await journal.intentFor('onRamp', form)).toEqual({ entry, isResumed: true })
  })
})

describe('the lock of an entry', () => {
  const later = (ms: number, log: string[], name: string) => async () => {
    log.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, ms))
    log.push(`${name} ends`)
    return name
  }

  test('in one element the same work is shared [SAFE-B1]', async () => {
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
  ])('runs the work once despite a lock that %s', async (_, lock) => {
    const log: string[] = []
    const journal = open({ tabs: { ...createTabs(), lock } })
    const work = journal.once('op', later(10, log, 'a'))
    await vi.advanceTimersByTimeAsync(20)
    expect(await work).toBe('a')
    expect(log).toEqual(['a begins', 'a ends'])
  })

  test('a failure of the work reaches the caller and frees the lock', async () => {
    const journal = open()
    const failing = journal.once('op', () => Promise.reject(new Error('lost')))
    await expect(failing).rejects.toThrow('lost')
    expect(await journal.once('op', async () => 'next')).toBe('next')
    expect(vi.getTimerCount()).toBe(0)
  })
})
