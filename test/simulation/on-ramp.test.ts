import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../../demo/sandbox/testing.ts'
import { FAULTS } from './faults.ts'
import { judge } from './judge.ts'
import { live, type Life } from './life.ts'
import { startTime, type Time } from './time.ts'

const only = process.env.SIM_SEED
const first = only === undefined ? 1 : Number(only)
const count = only === undefined ? Number(process.env.SIM_LIVES ?? 200) : 1

let box: TestSandbox
let time: Time
// The server's clock is the life's own, and may be minutes off.
const skew = { ms: 0 }
const openBox = () => createTestSandbox({ clock: { now: () => Date.now() + skew.ms, advance: () => undefined } })
beforeAll(async () => {
  box = await openBox()
  time = startTime()
})
afterAll(() => {
  time.stop()
  return box.close()
})

const report = ({ start, events }: Life, findings: readonly string[]) =>
  [`SIM_SEED=${start}`, ...findings.map((finding) => `  ! ${finding}`), ...events.map((event) => `  ${event}`)].join(
    '\n',
  )

test('a seed lives the same life again, on another database', async () => {
  const eventsOf = async (start: number) => {
    const own = await openBox()
    const { events } = await live(start, { box: own, time, skew })
    await own.close()
    return events
  }
  const starts = only === undefined ? [27, 60] : [first]
  // The first life of a process waits for its files, which no clock of ours counts.
  await eventsOf(starts[0]!)
  for (const start of starts) expect(await eventsOf(start)).toEqual(await eventsOf(start))
}, 120_000)

test('whatever happens on the way, one filled form makes one payout at most, and what was said is true [E18, SAFE-B1, SAFE-B2, SAFE-B3, SAFE-B12, SAFE-B13]', async () => {
  const failed: string[] = []
  const startedAt = performance.now()
  let seconds = 0
  let calls = 0
  const told = new Map<string, number>()
  const faults = new Set<string>()
  for (let start = first; start < first + count && failed.length < 5; start += 1) {
    const life = await live(start, { box, time, skew })
    const findings = await judge(life, box)
    seconds += life.seconds
    for (const fault of life.network.faults.keys()) faults.add(fault)
    calls += life.network.traffic.length
    for (const submit of life.submits) told.set(submit.told, (told.get(submit.told) ?? 0) + 1)
    if (findings.length > 0) failed.push(report(life, findings))
    else if (only !== undefined) console.log(report(life, findings))
  }
  const real = (performance.now() - startedAt) / 1000
  console.log(`${count} lives, ${calls} calls, ${Math.round(seconds)} s lived in ${real.toFixed(1)} s`, told)
  expect(failed.join('\n\n')).toBe('')
  if (count < 100) return
  // What did not happen proves nothing.
  expect([...faults].toSorted()).toEqual(['none', ...FAULTS].toSorted())
  expect([...told.keys()].toSorted()).toEqual(['made', 'nothing', 'refused', 'unknown'])
}, 3_600_000)
