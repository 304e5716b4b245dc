import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR, form, mapStorage, open } from './journal.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('two tabs that write before they have seen each other’s words [E18]', () => {
  /** Freezes the storage as this tab sees it, apart from its own writes, until a test lets it look. */
  function lateSight(under: ReturnType<typeof mapStorage>) {
    let sight: Map<string, string> | null = null
    const storage = {
      getItem: (key: string) => (sight ?? under.kept).get(key) ?? null,
      setItem(key: string, text: string) {
        under.setItem(key, text)
        sight?.set(key, text)
      },
      removeItem(key: string) {
        under.removeItem(key)
        sight?.delete(key)
      },
    }
    return { storage, freeze: () => void (sight = new Map(under.kept)), look: () => void (sight = null) }
  }
  const setUp = async () => {
    const under = mapStorage()
    const late = lateSight(under)
    const [one, other] = [open({ storage: under }), open({ storage: late.storage })]
    return { under, late, one, other }
  }

  test('a repeat that is noted takes back no end that the other tab has recorded', async () => {
    const { late, one, other } = await setUp()
    const { entry } = await one.intentFor('onRamp', form)
    late.freeze()
    one.settle(entry.opId, { phase: 'done', payoutId: 'payout_1' })
    other.record(entry.opId, { repeated: true })
    late.look()
    expect(one.entries()).toEqual([{ ...entry, phase: 'done', payoutId: 'payout_1', repeated: true }])
  })

  test.each([
    ['its wallet was asked', { phase: 'signing' }],
    ['its transaction was sent', { phase: 'sent', hash: 'hash' }],
    ['its cancel was asked for', { cancelling: true }],
  ] as const)('an off-ramp is not taken back once %s, and is there for every tab [C20]', async (_, got) => {
    const { under, late, one, other } = await setUp()
    const { entry } = await one.intentFor('offRamp', form)
    one.record(entry.opId, { phase: 'created', payoutId: 'payout_1' })
    expect(other.presentOf(entry)).toMatchObject({ phase: 'created' })
    late.freeze()
    one.record(entry.opId, got)
    // An entry of another form: the list that is written with it has not seen the record above.
    await other.intentFor('offRamp', { ...form, note: 'another' })
    late.look()
    for (const tab of [other, open({ storage: under })])
      expect(tab.presentOf(entry)).toMatchObject({ payoutId: 'payout_1', ...got })
    one.record(entry.opId, { phase: 'done' })
    expect([...under.kept.keys()].filter((name) => name.includes(':sending:'))).toEqual([])
  })

  test.each([
    ['follows the same off-ramp', 'sent', 'same'],
    ['records the end of the same one', 'done', 'same'],
    ['begins another', 'done', 'another'],
  ] as const)('a tab that %s at the same time knows what the host was sent [C20]', async (_, phase, which) => {
    const { under, late, one, other } = await setUp()
    const { entry } = await one.intentFor('offRamp', form)
    one.record(entry.opId, { phase: 'sent', payoutId: 'payout_1', hash: 'hash' })
    other.entries()
    late.freeze()
    one.record(entry.opId, { phase, announced: true })
    if (which === 'same') other.record(entry.opId, { phase, seen: true })
    else await other.intentFor('offRamp', { ...form, note: 'another' })
    late.look()
    for (const tab of [other, open({ storage: under })])
      expect(tab.presentOf(entry)).toMatchObject({ hash: 'hash', announced: true })
  })

  test('what the host was sent is forgotten with its entry', async () => {
    const under = mapStorage()
    const clock = { offset: () => 0 }
    const one = open({ storage: under, clock })
    const { entry } = await one.intentFor('offRamp', form)
    one.record(entry.opId, { phase: 'done', payoutId: 'payout_1', announced: true })
    expect([...under.kept.keys()].filter((name) => name.includes(':announced:'))).toHaveLength(1)
    vi.advanceTimersByTime(8 * 24 * HOUR)
    await open({ storage: under, clock }).intentFor('offRamp', { ...form, note: 'another' })
    expect([...under.kept.keys()].filter((name) => name.includes(':announced:'))).toEqual([])
  })

  test.each(['created', 'signing', 'sent', 'registered'] as const)(
    'a refusal takes nothing back of an off-ramp that is %s',
    async (phase) => {
      const { late, one, other } = await setUp()
      const { entry } = await one.intentFor('offRamp', form)
      late.freeze()
      one.record(entry.opId, { phase, payoutId: 'payout_1' })
      other.settle(entry.opId, { phase: 'refused' })
      late.look()
      expect(one.entries()).toEqual([{ ...entry, phase, payoutId: 'payout_1' }])
    },
  )

  test.each(['refused', 'created', 'done'] as const)(
    'an end that the other wrote over (%s) is there for every tab once the first is closed',
    async (phase) => {
      const { under, late, one, other } = await setUp()
      const { entry } = await one.intentFor('onRamp', form)
      const another = await other.intentFor('onRamp', { other: 'form' })
      late.freeze()
      one.settle(entry.opId, { phase, payoutId: 'payout_1' })
      other.settle(another.entry.opId, { phase: 'done', payoutId: 'payout_2' })
      late.look()
      for (const tab of [other, open({ storage: under })]) {
        expect(tab.entries()).toContainEqual({ ...entry, phase, payoutId: 'payout_1' })
        vi.advanceTimersByTime(HOUR)
        const press = { at: Date.now(), known: new Set([entry.opId]) }
        expect(await tab.intentOfPress('onRamp', form, press)).toMatchObject({ isResumed: tab !== other })
      }
    },
  )

  test('what a form has made is known in another tab that wrote the list without it', async () => {
    const { late, one, other } = await setUp()
    const another = await other.intentFor('onRamp', { other: 'form' })
    late.freeze()
    const { entry } = await one.intentFor('onRamp', form)
    one.settle(entry.opId, { phase: 'done', payoutId: 'payout_1' })
    other.settle(another.entry.opId, { phase: 'done', payoutId: 'payout_2' })
    late.look()
    vi.advanceTimersByTime(HOUR)
    const press = { at: Date.now(), known: new Set<string>() }
    expect(await other.intentOfPress('onRamp', form, press)).toEqual({
      madeSince: [{ ...entry, phase: 'done', payoutId: 'payout_1' }],
    })
  })

  test('a form that was started in one tab is the same in the other, which wrote the list without it', async () => {
    const { late, one, other } = await setUp()
    const earlier = await other.intentFor('onRamp', { other: 'form' })
    late.freeze()
    const { entry } = await one.intentFor('onRamp', form)
    other.settle(earlier.entry.opId, { phase: 'refused' })
    late.look()
    expect(await other.intentFor('onRamp', form)).toEqual({ entry, isResumed: true })
    expect(other.entries()).toEqual([{ ...earlier.entry, phase: 'refused' }, entry])
    other.settle(entry.opId, { phase: 'done' })
    expect(one.entries()).toContainEqual({ ...entry, phase: 'done' })
  })
})

describe('the last entry of a form that is kept by itself [E18]', () => {
  const WEEK = 7 * 24 * HOUR
  const alone = ({ kept }: ReturnType<typeof mapStorage>) =>
    [...kept.keys()].filter((key) => key.startsWith('sphere-ramp:form:'))

  test.each(['refused', 'created', 'done'] as const)('is kept as it is when it is %s', async (phase) => {
    const storage = mapStorage()
    const journal = open({ storage })
    const { entry } = await journal.intentFor('onRamp', form)
    journal.record(entry.opId, { phase })
    const [key] = alone(storage)
    expect(JSON.parse(storage.kept.get(key!)!)).toEqual([{ ...entry, phase }])
  })

  test('does not go with an earlier entry of the form', async () => {
    const storage = mapStorage()
    const journal = open({ storage })
    journal.record((await journal.intentFor('onRamp', form)).entry.opId, { phase: 'refused' })
    const { entry } = await journal.intentFor('onRamp', form)
    journal.record(entry.opId, { repeated: true })
    expect(alone(storage)).toHaveLength(1)
  })

  test('is one of the list, which has it once', async () => {
    const storage = mapStorage()
    const journal = open({ storage })
    const { entry } = await journal.intentFor('onRamp', form)
    expect(await journal.intentFor('onRamp', form)).toEqual({ entry, isResumed: true })
    for (const text of storage.kept.values()) expect(JSON.parse(text)).toEqual([entry])
  })

  test('is kept for 7 days as well', async () => {
    const storage = mapStorage()
    const known = { offset: () => 0 }
    await open({ storage, clock: known }).intentFor('onRamp', form)
    vi.advanceTimersByTime(WEEK + 1)
    const next = await open({ storage, clock: known }).intentFor('onRamp', { other: 'form' })
    expect(alone(storage)).toEqual([expect.stringContaining(next.entry.payloadHash)])
  })

  test('says nothing where the list knows its end', async () => {
    const storage = mapStorage()
    const { entry } = await open({ storage }).intentFor('onRamp', form)
    const [key] = alone(storage)
    await open({ storage }).intentFor('onRamp', { other: 'form' })
    const text = storage.kept.get(key!)!
    open({ storage }).record(entry.opId, { phase: 'done' })
    storage.kept.set(key!, text)
    vi.advanceTimersByTime(HOUR)
    expect((await open({ storage }).intentFor('onRamp', form)).isResumed).toBe(false)
  })

  test.each(['not json', '[]', '[{"phase":"started"}]'])('may hold anything: %s', async (text) => {
    const storage = mapStorage()
    await open({ storage }).intentFor('onRamp', form)
    const [key] = alone(storage)
    storage.kept.clear()
    storage.kept.set(key!, text)
    expect((await open({ storage }).intentFor('onRamp', form)).isResumed).toBe(false)
  })
})
