import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../demo/sandbox/db/test-db.ts'
import { createCoverage } from './off-ramp/coverage.ts'
import { checkOffRamps } from './off-ramp/invariants.ts'
import { solanaPort } from './off-ramp/chains/nodes.ts'
import { runOffRamp, type OffRampResult } from './off-ramp/run-off-ramp.ts'
import { createServers, type Servers } from './servers.ts'
import { startTime, type Time } from './time.ts'

const only = process.env.SIM_SEED
const first = Number(only ?? process.env.SIM_FIRST ?? 1)
const count = only === undefined ? Number(process.env.SIM_SCENARIOS ?? 200) : 1
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
  const coverage = createCoverage()
  const startedAt = process.hrtime.bigint()
  let seconds = 0
  for (let seed = first; seed < first + count && failed.length < findings; seed += 1) {
    const result = await runOffRamp(seed, { ...servers, time })
    const box = await servers.openServer({ idempotency: 'replay', payoutKeys: true })
    const violations = await checkOffRamps(result, box)
    seconds += result.seconds
    coverage.add(result)
    if (violations.length > 0) {
      failed.push(report(result, violations))
      console.log(failed.at(-1))
    }
    if ((seed - first) % 250 === 249) console.log(`${seed - first + 1} scenarios, ${failed.length} with a finding`)
    if (violations.length === 0 && only !== undefined) console.log(report(result, violations))
  }
  const real = Number(process.hrtime.bigint() - startedAt) / 1e9
  console.log(
    `${count} off-ramp scenarios, ${Math.round(seconds)} s simulated in ${real.toFixed(1)} s`,
    coverage.counts,
  )
  expect(failed.join('\n\n')).toBe('')
  if (count >= 200) expect(coverage.missing()).toEqual([])
}, 3_600_000)
