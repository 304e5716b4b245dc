import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../../demo/sandbox/testing.ts'
import { FAULTS } from './faults.ts'
import { checkInvariants } from './invariants.ts'
import { runScenario, type ScenarioResult } from './run-scenario.ts'
import { startTime, type Time } from './time.ts'

const only = process.env.SIM_SEED
const first = only === undefined ? 1 : Number(only)
const count = only === undefined ? Number(process.env.SIM_SCENARIOS ?? 200) : 1

let box: TestSandbox
let time: Time
// The server's clock may differ from the client's by minutes.
const clockSkew = { ms: 0 }
const openSandbox = () =>
  createTestSandbox({ clock: { now: () => Date.now() + clockSkew.ms, advance: () => undefined } })
beforeAll(async () => {
  box = await openSandbox()
  time = startTime()
})
afterAll(() => {
  time.stop()
  return box.close()
})

const report = ({ seed, events }: ScenarioResult, violations: readonly string[]) =>
  [
    `SIM_SEED=${seed}`,
    ...violations.map((violation) => `  ! ${violation}`),
    ...events.map((event) => `  ${event}`),
  ].join('\n')

test('a seed gives the same scenario again, on another database', async () => {
  const eventsOf = async (seed: number) => {
    const own = await openSandbox()
    const { events } = await runScenario(seed, { box: own, time, clockSkew })
    await own.close()
    return events
  }
  const seeds = only === undefined ? [27, 60] : [first]
  // The first scenario of a process waits for imports, which the simulated clock does not count.
  await eventsOf(seeds[0]!)
  for (const seed of seeds) expect(await eventsOf(seed)).toEqual(await eventsOf(seed))
}, 120_000)

test('under every fault one form makes at most one payout, and what the page reports is true [E18, SAFE-B1, SAFE-B2, SAFE-B3, SAFE-B12, SAFE-B13]', async () => {
  const failed: string[] = []
  const startedAt = performance.now()
  let seconds = 0
  let calls = 0
  const reported = new Map<string, number>()
  const faults = new Set<string>()
  for (let seed = first; seed < first + count && failed.length < 5; seed += 1) {
    const result = await runScenario(seed, { box, time, clockSkew })
    const violations = await checkInvariants(result, box)
    seconds += result.seconds
    for (const fault of result.network.faults.keys()) faults.add(fault)
    calls += result.network.requests.length
    for (const submit of result.submits) reported.set(submit.reported, (reported.get(submit.reported) ?? 0) + 1)
    if (violations.length > 0) failed.push(report(result, violations))
    else if (only !== undefined) console.log(report(result, violations))
  }
  const real = (performance.now() - startedAt) / 1000
  console.log(
    `${count} scenarios, ${calls} calls, ${Math.round(seconds)} s simulated in ${real.toFixed(1)} s`,
    reported,
  )
  expect(failed.join('\n\n')).toBe('')
  if (count < 100) return
  // A fault or a report that never occurred would prove nothing.
  expect([...faults].toSorted()).toEqual(['none', ...FAULTS].toSorted())
  expect([...reported.keys()].toSorted()).toEqual(['made', 'nothing', 'refused', 'unknown'])
}, 3_600_000)
