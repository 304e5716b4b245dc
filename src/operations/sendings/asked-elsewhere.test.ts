import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { mapStorage } from '../../lib/map-storage.fixture.ts'
import type { Tabs } from '../../lib/world.ts'
import { createLaggingTabs, createTabs, open } from '../journal/journal.fixture.ts'
import { asked as askedOf, told } from '../journal/news.fixture.ts'
import type { News } from '../journal/facts.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { createAskedElsewhere } from './asked-elsewhere.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const PAYOUT = 'payout_1'

function twoTabs(tabs: Tabs = createTabs(), isHere = false) {
  const storage = mapStorage()
  const [one, other] = [open({ storage, tabs }), open({ storage, tabs })]
  const answered = Promise.withResolvers<void>()
  const { store, watch: watchAll } = createAskedElsewhere({ journal: other, isAskedHere: () => isHere })
  const entry = other.enterMadeElsewhere('offRamp', {}, PAYOUT)
  const watch = (...news: readonly News[]) => {
    other.record(entry.opId, askedOf(), ...news)
    watchAll([{ entry, payout: { id: PAYOUT } as Payout }])
  }
  const asked = async (afterMs: number) => {
    await vi.advanceTimersByTimeAsync(afterMs)
    return [...store.getState()]
  }
  return { one, answered, watch, asked }
}

describe('a payout whose wallet another tab asks [E18, E22]', () => {
  test('is named while it is asked, and no longer', async () => {
    const { one, answered, watch, asked } = twoTabs()
    one.holdAsked(PAYOUT, answered.promise)
    watch()
    expect(await asked(10_000)).toEqual([PAYOUT])
    answered.resolve()
    expect(await asked(0)).toEqual([])
  })

  test('is named again when it is asked again', async () => {
    const { one, answered, watch, asked } = twoTabs()
    one.holdAsked(PAYOUT, answered.promise)
    watch()
    watch()
    answered.resolve()
    expect(await asked(10_000)).toEqual([])
    one.holdAsked(PAYOUT, new Promise(() => {}))
    watch()
    expect(await asked(1000)).toEqual([PAYOUT])
  })

  test('is not named where no tab asks, nor for another payout', async () => {
    const { one, watch, asked } = twoTabs()
    one.holdAsked('payout_2', new Promise(() => {}))
    watch()
    expect(await asked(10_000)).toEqual([])
  })

  test('is not named where the browser refuses locks', async () => {
    const { one, watch, asked } = twoTabs(createLaggingTabs(20).tabs)
    one.holdAsked(PAYOUT, new Promise(() => {}))
    watch()
    expect(await asked(10_000)).toEqual([])
  })

  test('is not named where this tab asks, nor where its wallet has answered', async () => {
    const here = twoTabs(createTabs(), true)
    here.one.holdAsked(PAYOUT, new Promise(() => {}))
    here.watch()
    const sent = twoTabs()
    sent.one.holdAsked(PAYOUT, new Promise(() => {}))
    sent.watch(told())
    expect([await here.asked(10_000), await sent.asked(0)]).toEqual([[], []])
  })
})
