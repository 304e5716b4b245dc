import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR, form, mapStorage, open } from './journal.fixture.ts'
import { REACHED, asked, calledAgain, cancelAsked, made, refused, saidNo, settled, told } from './news.fixture.ts'
import { transferIn } from '../off-ramp/state/known.fixture.ts'

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
      keys: () => [...(sight ?? under.kept).keys()],
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
    return {
      storage,
      freeze: (shown: ReadonlyMap<string, string> = under.kept) => void (sight = new Map(shown)),
      look: () => void (sight = null),
    }
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
    one.settle(entry.opId, made('payout_1'))
    other.record(entry.opId, calledAgain)
    late.look()
    expect(one.entries()).toEqual([{ ...entry, phase: 'done', payoutId: 'payout_1', repeated: true }])
  })

  test.each([
    ['its wallet was asked', asked(), { phase: 'created', isAsked: true }],
    ['its transaction was sent', told(), { phase: 'created', hash: 'hash' }],
    ['its cancel was asked for', cancelAsked, { isCancelAsked: true }],
  ] as const)('an off-ramp is not taken back once %s, and is there for every tab [C20]', async (_, news, got) => {
    const { under, late, one, other } = await setUp()
    const { entry } = await one.intentFor('offRamp', form)
    one.record(entry.opId, made('payout_1'))
    expect(other.presentOf(entry)).toMatchObject({ phase: 'created' })
    late.freeze()
    one.record(entry.opId, news)
    await other.intentFor('offRamp', { ...form, note: 'another' })
    late.look()
    for (const tab of [other, open({ storage: under })])
      expect({ ...tab.presentOf(entry), ...transferIn(tab, entry) }).toMatchObject({ payoutId: 'payout_1', ...got })
  })

  test.each([
    ['follows the same off-ramp', 'sent', 'same'],
    ['records the end of the same one', 'done', 'same'],
    ['begins another', 'done', 'another'],
  ] as const)('a tab that %s at the same time knows what the host was sent [C20]', async (_, phase, which) => {
    const { under, late, one, other } = await setUp()
    const { entry } = await one.intentFor('offRamp', form)
    one.record(entry.opId, made('payout_1'), told())
    other.entries()
    late.freeze()
    one.record(entry.opId, ...REACHED[phase], { kind: 'announced', hash: 'hash' })
    if (which === 'same') other.record(entry.opId, ...REACHED[phase], { kind: 'seen', hash: 'hash' })
    else await other.intentFor('offRamp', { ...form, note: 'another' })
    late.look()
    for (const tab of [other, open({ storage: under })])
      expect([transferIn(tab, entry).hash, tab.knownOf(entry).has('announced')]).toEqual(['hash', true])
  })

  test('all that is known of an entry is forgotten with it [E18]', async () => {
    const under = mapStorage()
    const clock = { offset: () => 0 }
    const one = open({ storage: under, clock })
    const { entry } = await one.intentFor('offRamp', form)
    one.record(entry.opId, made('payout_1'), settled, { kind: 'announced', hash: 'hash' })
    expect([...under.kept.keys()].filter((name) => name.endsWith(':announced:hash'))).toHaveLength(1)
    vi.advanceTimersByTime(8 * 24 * HOUR)
    await open({ storage: under, clock }).intentFor('offRamp', { ...form, note: 'another' })
    expect([...under.kept.keys()].filter((name) => name.includes(entry.opId))).toEqual([])
  })

  test('what is learned last counts, also where the clock was put back before it [E23]', async () => {
    const { one, other } = await setUp()
    const { entry } = await one.intentFor('offRamp', form)
    one.record(entry.opId, told('hash_told'))
    vi.setSystemTime(Date.now() - 24 * HOUR)
    other.record(entry.opId, { kind: 'found', hash: 'hash_seen', moved: 'exact' })
    expect(transferIn(one, entry).hash).toBe('hash_seen')
  })

  test('a fact that was learned anew is not taken back by what a late storage shows [C19]', async () => {
    const { under, late, other } = await setUp()
    const { entry } = await other.intentFor('offRamp', form)
    other.record(entry.opId, saidNo)
    const shown = new Map(under.kept)
    vi.advanceTimersByTime(5000)
    other.record(entry.opId, saidNo)
    late.freeze(shown)
    expect(other.knownOf(entry).of('saidNo')[0]!.at.device).toBe(Date.now())
  })

  test.each(['created', 'signing', 'sent', 'registered'] as const)(
    'a refusal takes nothing back of an off-ramp that is %s',
    async (phase) => {
      const { late, one, other } = await setUp()
      const { entry } = await one.intentFor('offRamp', form)
      late.freeze()
      one.record(entry.opId, made('payout_1'), ...REACHED[phase])
      other.settle(entry.opId, refused)
      late.look()
      expect(one.entries()).toMatchObject([{ ...entry, phase: 'created', payoutId: 'payout_1' }])
    },
  )

  test.each(['refused', 'done'] as const)(
    'an end that the other has not seen (%s) is there for every tab once the first is closed',
    async (phase) => {
      const { under, late, one, other } = await setUp()
      const { entry } = await one.intentFor('onRamp', form)
      const another = await other.intentFor('onRamp', { other: 'form' })
      late.freeze()
      one.settle(entry.opId, phase === 'done' ? made('payout_1') : refused)
      other.settle(another.entry.opId, made('payout_2'))
      late.look()
      for (const tab of [other, open({ storage: under })]) {
        expect(tab.presentOf(entry).phase).toBe(phase)
        vi.advanceTimersByTime(HOUR)
        const press = { at: Date.now(), known: new Set([entry.opId]) }
        expect(await tab.intentOfPress('onRamp', form, press)).toMatchObject({ isResumed: tab !== other })
      }
    },
  )

  test('what a form has made is known in another tab that wrote without having seen it', async () => {
    const { late, one, other } = await setUp()
    const another = await other.intentFor('onRamp', { other: 'form' })
    late.freeze()
    const { entry } = await one.intentFor('onRamp', form)
    one.settle(entry.opId, made('payout_1'))
    other.settle(another.entry.opId, made('payout_2'))
    late.look()
    vi.advanceTimersByTime(HOUR)
    const press = { at: Date.now(), known: new Set<string>() }
    expect(await other.intentOfPress('onRamp', form, press)).toEqual({
      madeSince: [{ ...entry, phase: 'done', payoutId: 'payout_1' }],
    })
  })

  test('a form that was started in one tab is the same in the other, which wrote without having seen it', async () => {
    const { late, one, other } = await setUp()
    const earlier = await other.intentFor('onRamp', { other: 'form' })
    late.freeze()
    const { entry } = await one.intentFor('onRamp', form)
    other.settle(earlier.entry.opId, refused)
    late.look()
    expect(await other.intentFor('onRamp', form)).toEqual({ entry, isResumed: true })
    expect(other.entries()).toEqual([{ ...earlier.entry, phase: 'refused' }, entry])
    other.settle(entry.opId, settled)
    expect(one.entries()).toContainEqual({ ...entry, phase: 'done' })
  })
})
