import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../demo/sandbox/db/test-db.ts'
import { createCoverage } from './off-ramp/coverage.ts'
import { checkOffRamps } from './off-ramp/invariants.ts'
import { solanaPort } from './off-ramp/chains/nodes.ts'
import { runOffRamp, type OffRampResult } from './off-ramp/run-off-ramp.ts'
import { seedsOf } from './seeds.ts'
import { createServers, type Servers } from './servers.ts'
import { startTime, type Time } from './time.ts'

const { only, seeds, meetsEverything } = seedsOf([42, 43, 49, 55, 65, 74, 85, 98])
/** After so many failed scenarios the run ends. */
const findings = Number(process.env.SIM_FINDINGS ?? 5)

let time: Time
let servers: Servers

beforeAll(async () => {
  const db = await createTestDb()
  time = startTime()
  servers = createServers(db, time, { sol: solanaPort })
})
afterAll(() => {
  time.stop()
  return servers.close()
})

const report = ({ seed, events }: OffRampResult, violations: readonly string[]) =>
  [
    `SIM_SEED=${seed}`,
    ...violations.map((violation) => `  ! ${violation}`),
    ...events.map((event) => `  ${event}`),
  ].join('\n')

test('under every fault a payout’s tokens are sent at most once, and none are lost [E18, C19, SAFE-C1]', async () => {
  const failed: string[] = []
  const meeting: number[] = []
  const coverage = createCoverage()
  const startedAt = process.hrtime.bigint()
  let seconds = 0
  for (const [index, seed] of seeds.entries()) {
    if (failed.length >= findings) break
    const result = await runOffRamp(seed, { ...servers, time })
    const box = await servers.openServer({ idempotency: 'replay', payoutKeys: true })
    const violations = await checkOffRamps(result, box)
    seconds += result.seconds
    if (coverage.add(result)) meeting.push(seed)
    if (violations.length > 0) {
      failed.push(report(result, violations))
      console.log(failed.at(-1))
    }
    if (index % 250 === 249) console.log(`${index + 1} scenarios, ${failed.length} with a finding`)
    if (violations.length === 0 && only !== null) console.log(report(result, violations))
  }
  const real = Number(process.hrtime.bigint() - startedAt) / 1e9
  console.log(
    `${seeds.length} off-ramp scenarios, ${Math.round(seconds)} s simulated in ${real.toFixed(1)} s`,
    coverage.counts,
  )
  if (seeds.length >= 200) console.log('what has to occur is met by', meeting.join(', '))
  expect(failed.join('\n\n')).toBe('')
  if (meetsEverything) expect(coverage.missing()).toEqual([])
}, 3_600_000)
