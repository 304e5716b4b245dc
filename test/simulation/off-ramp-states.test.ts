import { expect, test } from 'vitest'
import { ROWS } from '../../src/operations/off-ramp/state/rows.ts'
import { walk, type Walk } from './off-ramp-states/walk.ts'

/** STATE_WALKS=20000 takes minutes, and shows that each row is reached. STATE_SEED repeats one walk. */
const { STATE_WALKS = '300', STATE_FIRST = '1', STATE_SEED } = process.env
const seeds = STATE_SEED
  ? [Number(STATE_SEED)]
  : Array.from({ length: Number(STATE_WALKS) }, (_, index) => Number(STATE_FIRST) + index)

const countOf = (names: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(names, (name) => name)].map(([name, { length }]) => [name, length]))

const summaryOf = (walks: readonly Walk[]) => ({
  walks: walks.length,
  steps: walks.reduce((sum, { schedule }) => sum + schedule.length, 0),
  families: countOf(walks.map(({ setting: { family } }) => family)),
  ends: countOf(walks.map(({ end }) => String(end))),
  accepted: countOf(walks.flatMap(({ accepted }) => accepted)),
})

test(
  'no schedule of devices, tabs, wallets, nodes and late answers leads a customer who follows the states to a second transfer, a lost one, or a wait without an end',
  () => {
    const reached = new Map<string, number>()
    const walks = seeds.map((seed) => walk(seed, reached))
    const broken = walks.flatMap(({ seed, setting, broken, schedule }) =>
      broken.map((what) => ({ what, seed, setting: JSON.stringify(setting), schedule: schedule.join(' → ') })),
    )
    const kinds = Map.groupBy(broken, ({ what }) => what)
    const shown = [...kinds].map(([what, cases]) => ({
      what,
      times: cases.length,
      shortest: cases.toSorted((one, other) => one.schedule.length - other.schedule.length)[0],
    }))
    expect(shown).toEqual([])
    if (seeds.length > 300) console.log(summaryOf(walks), Object.fromEntries(reached))
    if (seeds.length < 2000) return
    const { unknown: _, ...rows } = ROWS
    expect(Object.keys(rows).filter((kind) => !reached.has(kind))).toEqual([])
  },
  30_000 + seeds.length * 50,
)
