import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasEnded, type Phase } from './entry.ts'
import { createTabs, HOUR, UUID4, form, mapStorage, open, CUSTOMER_KEY } from './journal.fixture.ts'
import { REACHED, asked, calledAgain, made, refused, told } from './news.fixture.ts'
import { transferIn } from '../off-ramp/state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('one intent, one key', () => {
  test('the entry is in the storage before the key is given out [E18]', async () => {
    const storage = mapStorage()
    const { entry, isResumed } = await open({ storage }).intentFor('onRamp', form)
    expect(isResumed).toBe(false)
    expect(entry.idempotencyKey).toMatch(UUID4)
    expect([...storage.kept.keys()]).toEqual([`${CUSTOMER_KEY}:${entry.opId}:asked`])
    expect(open({ storage }).entries()).toEqual([entry])
  })

  test('the entry holds no amount, no account and no customer [E18]', async () => {
    const storage = mapStorage()
    await open({ storage }).intentFor('onRamp', { amount: '12345.67', id: 'bankAccount_secret' })
    const text = JSON.stringify([...storage.kept])
    expect(text).not.toMatch(/12345|bankAccount_secret|customer_abc/)
    expect([...storage.kept.values()].map((each) => Object.keys(JSON.parse(each)))).toEqual([
      ['idempotencyKey', 'kind', 'payloadHash', 'createdAt', 'pressedAt'],
    ])
  })

  test('the same form has the same key in another tab and after a reload, while its end is unknown [E18]', async () => {
    const storage = mapStorage()
    const first = await open({ storage }).intentFor('offRamp', form)
    const reloaded = await open({ storage }).intentFor('offRamp', { ...form })
    expect(reloaded).toEqual({ entry: first.entry, isResumed: true })
  })

  test('another form, another kind, another customer has another key [E18]', async () => {
    const storage = mapStorage()
    const journal = open({ storage })
    const keys = [
      await journal.intentFor('onRamp', form),
      await journal.intentFor('onRamp', { ...form, wireMessage: 'FFC:x' }),
      await journal.intentFor('offRamp', form),
      await open({ storage, customerId: () => 'customer_xyz' }).intentFor('onRamp', form),
    ].map(({ entry }) => entry.idempotencyKey)
    expect(new Set(keys).size).toBe(4)
  })

  test.each(['refused', 'done', 'created', 'signing', 'sent', 'registered'] as const)(
    'after the definite outcome %s the same form is a new intent [E18]',
    async (phase) => {
      const journal = open()
      const first = await journal.intentFor('offRamp', form)
      journal.record(first.entry.opId, ...REACHED[phase])
      const next = await journal.intentFor('offRamp', form)
      expect(next.isResumed).toBe(false)
      expect(next.entry.idempotencyKey).not.toBe(first.entry.idempotencyKey)
    },
  )

  test('each decision reads what other tabs wrote [E18]', async () => {
    const storage = mapStorage()
    const [one, two] = [open({ storage }), open({ storage })]
    const { entry } = await one.intentFor('offRamp', form)
    two.record(entry.opId, made('payout_1'), asked('base'), told('0xabc'))
    expect(one.entries()).toMatchObject([{ ...entry, phase: 'created', payoutId: 'payout_1' }])
    expect(transferIn(one, entry)).toMatchObject({ hash: '0xabc', isAsked: true })
    expect((await one.intentFor('offRamp', form)).isResumed).toBe(false)
    expect(two.entries()).toHaveLength(2)
  })

  test('without a session, the entries belong to no customer', async () => {
    const storage = mapStorage()
    await open({ storage, customerId: () => null }).intentFor('onRamp', form)
    for (const key of storage.kept.keys())
      expect(key).toContain('sphere-ramp:https://api.example:application_sandbox:cbf29ce484222325:')
  })

  test('a customer who comes back after another one finds the own entries', async () => {
    let customerId = 'customer_one'
    const journal = open({ customerId: () => customerId })
    const { entry } = await journal.intentFor('onRamp', form)
    customerId = 'customer_two'
    expect(journal.entries()).toEqual([])
    customerId = 'customer_one'
    expect(journal.entries()).toEqual([entry])
  })
})

describe('two tabs that press at the same moment [E18]', () => {
  test.each([0, 10, 25, 50])('two tabs %i ms apart share one entry, after any outcome', async (ms) => {
    const [storage, tabs] = [mapStorage(), createTabs()]
    const [one, two] = [open({ storage, tabs }), open({ storage, tabs })]
    const first = await one.intentFor('onRamp', form)
    one.record(first.entry.opId, made('payout_1'))
    vi.advanceTimersByTime(ms)
    const second = await two.intentFor('onRamp', form)
    expect(second).toMatchObject({ isResumed: true, entry: { idempotencyKey: first.entry.idempotencyKey } })
  })

  test('the entry is found or made under one lock', async () => {
    const names: string[] = []
    const tabs = createTabs()
    const lock: typeof tabs.lock = (name, work) => {
      names.push(name)
      return tabs.lock(name, work)
    }
    await open({ tabs: { ...tabs, lock } }).intentFor('onRamp', form)
    await open({ tabs: { ...tabs, lock } }).intentFor('onRamp', { ...form })
    await open({ tabs: { ...tabs, lock } }).intentFor('onRamp', { other: 1 })
    expect(names[0]).toBe(names[1])
    expect(names[2]).not.toBe(names[0])
  })

  test('a refused entry is not shared, and one that ended a while ago neither', async () => {
    const [storage, tabs] = [mapStorage(), createTabs()]
    const [one, two] = [open({ storage, tabs }), open({ storage, tabs })]
    const first = await one.intentFor('onRamp', form)
    one.record(first.entry.opId, refused)
    expect((await two.intentFor('onRamp', form)).isResumed).toBe(false)
    const ended = await one.intentFor('onRamp', { other: 1 })
    one.record(ended.entry.opId, made())
    vi.advanceTimersByTime(1000)
    expect((await two.intentFor('onRamp', { other: 1 })).isResumed).toBe(true)
    vi.advanceTimersByTime(1)
    expect((await two.intentFor('onRamp', { other: 1 })).isResumed).toBe(false)
  })
})

type Before = 'started' | keyof typeof REACHED

describe('the end of a call [E18]', () => {
  const cases: readonly (readonly [Before, Phase, Phase])[] = [
    ['started', 'done', 'done'],
    ['started', 'refused', 'refused'],
    ['refused', 'done', 'done'],
    ['done', 'refused', 'done'],
    ['done', 'created', 'done'],
    ['sent', 'created', 'created'],
    ['created', 'done', 'created'],
    ['sent', 'done', 'created'],
    ['registered', 'refused', 'created'],
  ]
  test.each(cases)('an entry that is %s and then reported as %s is %s', async (before, reported, after) => {
    const journal = open()
    const { entry } = await journal.intentFor('offRamp', form)
    const other = await journal.intentFor('offRamp', { other: 1 })
    if (reported !== 'done') journal.record(other.entry.opId, told())
    if (before !== 'started') journal.record(entry.opId, ...REACHED[before])
    journal.settle(entry.opId, ...(reported === 'started' ? [] : REACHED[reported]))
    expect(journal.entries()[0]).toMatchObject({ phase: after })
  })

  test('an outcome that the customer could not read belongs to the same form, until it is read', async () => {
    const journal = open()
    const { entry } = await journal.intentFor('onRamp', form)
    journal.leaveOpen(entry.opId)
    journal.record(entry.opId, made())
    vi.advanceTimersByTime(HOUR)
    expect(await journal.intentFor('onRamp', form)).toMatchObject({ isResumed: true, entry: { opId: entry.opId } })
    journal.settle(entry.opId, made())
    expect(await journal.intentFor('onRamp', form)).toMatchObject({ isResumed: false })
  })

  test.each([
    ['started', false],
    ['created', false],
    ['refused', true],
    ['done', true],
  ] as const)('an entry that is %s has ended: %s', async (phase, ended) => {
    const { entry } = await open().intentFor('onRamp', form)
    expect(hasEnded({ ...entry, phase })).toBe(ended)
  })
})

test('a journal keeps a hundred entries that have ended, and all others', async () => {
  const journal = open()
  for (let form = 0; form < 300; form += 1) {
    vi.advanceTimersByTime(1000)
    const { entry } = await journal.intentFor('onRamp', { form })
    if (form % 2 === 0) journal.record(entry.opId, made(`payout_${form}`))
  }
  const entries = journal.entries()
  expect(entries.filter(hasEnded)).toHaveLength(100)
  expect(entries.filter((entry) => !hasEnded(entry))).toHaveLength(150)
  expect(entries.filter(hasEnded).map(({ payoutId }) => payoutId)).toContain('payout_298')
})

describe('a session that ends while a call is under way', () => {
  const signedOut = () => {
    const storage = mapStorage()
    let customer: string | null = 'customer_abc'
    const journal = open({ storage, customerId: () => customer })
    const end = () => (customer = null)
    return { storage, journal, end }
  }

  test('leaves the end of the call in the entry, where another tab reads it [E18]', async () => {
    const { storage, journal, end } = signedOut()
    const { entry } = await journal.intentFor('onRamp', form)
    end()
    journal.settle(entry.opId, refused)
    expect(open({ storage }).entries()).toEqual([{ ...entry, phase: 'refused' }])
    expect([...storage.kept.keys()].filter((key) => !key.startsWith(`${CUSTOMER_KEY}:`))).toEqual([])
    expect(journal.entries()).toEqual([])
  })

  test('hides nothing that another tab records from the call [E18]', async () => {
    const { storage, journal, end } = signedOut()
    const { entry } = await journal.intentFor('onRamp', form)
    end()
    open({ storage }).record(entry.opId, calledAgain)
    expect(journal.presentOf(entry)).toEqual({ ...entry, repeated: true })
  })

  test('the end of the call is left in the entry of an earlier page as well [E18]', async () => {
    const { storage, journal, end } = signedOut()
    const { entry } = await open({ storage }).intentFor('onRamp', form)
    expect(journal.entries()).toEqual([entry])
    end()
    journal.settle(entry.opId, made('payout_1'))
    expect(open({ storage }).entries()).toEqual([{ ...entry, phase: 'done', payoutId: 'payout_1' }])
  })

  test('does not move a form that waits for its turn to another customer [E18]', async () => {
    const { storage, journal, end } = signedOut()
    const waiting = journal.intentFor('onRamp', form)
    end()
    const { entry } = await waiting
    expect(open({ storage }).entries()).toEqual([entry])
  })
})
