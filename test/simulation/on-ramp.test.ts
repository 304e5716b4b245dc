import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDb } from '../../demo/sandbox/db/test-db.ts'
import { createCoverage } from './coverage.ts'
import { checkInvariants } from './invariants.ts'
import { runScenario, type ScenarioResult } from './run-scenario.ts'
import { seedsOf } from './seeds.ts'
import { createServers, type Servers } from './servers.ts'
import { startTime, type Time } from './time.ts'

const { only, seeds, meetsEverything } = seedsOf([23, 27, 46, 134], 10)
/** After so many failed scenarios the run ends. */
const findings = Number(process.env.SIM_FINDINGS ?? 5)

let time: Time
let servers: Servers

beforeAll(async () => {
  const db = await createTestDb()
  time = startTime()
  servers = createServers(db, time)
})
afterAll(() => {
  time.stop()
  return servers.close()
})

const report = ({ seed, events }: ScenarioResult, violations: readonly string[]) =>
  [
    `SIM_SEED=${seed}`,
    ...violations.map((violation) => `  ! ${violation}`),
    ...events.map((event) => `  ${event}`),
  ].join('\n')

test('a seed gives the same scenario again, on another database', async () => {
  const eventsOf = async (seed: number) => {
    const otherServers = createServers(await createTestDb(), time)
    const { events } = await runScenario(seed, { ...otherServers, time })
    await otherServers.close()
    return events
  }
  const twice = only === null ? [27, 60] : [only]
  // The first scenario of a process waits for imports, which the simulated clock does not count. On a busy machine one may outlast it.
  await eventsOf(twice[0]!)
  await vi.dynamicImportSettled()
  for (const seed of twice) expect(await eventsOf(seed)).toEqual(await eventsOf(seed))
}, 120_000)

test('under every fault one form makes at most one payout, and what the page reports is true [E18, SAFE-B1, SAFE-B2, SAFE-B3, SAFE-B12, SAFE-B13]', async () => {
  const failed: string[] = []
  const meeting: number[] = []
  const startedAt = process.hrtime.bigint()
  let seconds = 0
  let calls = 0
  const reported = new Map<string, number>()
  const coverage = createCoverage(seeds.length)
  for (const [index, seed] of seeds.entries()) {
    if (failed.length >= findings) break
    const result = await runScenario(seed, { ...servers, time })
    const violations = await checkInvariants(
      result,
      await servers.openServer({ idempotency: 'replay', payoutKeys: true }),
    )
    seconds += result.seconds
    if (coverage.add(result)) meeting.push(seed)
    calls += result.network.requests.length
    for (const submit of result.submits) reported.set(submit.reported, (reported.get(submit.reported) ?? 0) + 1)
    if (violations.length > 0) {
      failed.push(report(result, violations))
      console.log(failed.at(-1))
    }
    if (index % 250 === 249) console.log(`${index + 1} scenarios, ${failed.length} with a finding`)
    if (violations.length === 0 && only !== null) console.log(report(result, violations))
  }
  const real = Number(process.hrtime.bigint() - startedAt) / 1e9
  console.log(
    `${seeds.length} scenarios, ${calls} calls, ${Math.round(seconds)} s simulated in ${real.toFixed(1)} s`,
    reported,
  )
  if (seeds.length >= 200) console.log('what has to occur is met by', meeting.join(', '))
  expect(failed.join('\n\n')).toBe('')
  if (meetsEverything) expect([...coverage.missing]).toEqual([])
}, 3_600_000)
