import type { Environment } from '../run-scenario.ts'
import type { Seeds } from '../seeds.ts'
import { coverOf, type createCoverage } from './coverage.ts'
import { checkOffRamps } from './invariants.ts'
import { runOffRamp, type CreateChain, type OffRampResult } from './run-off-ramp.ts'

/** After so many failed lives the run ends. */
const findings = Number(process.env.SIM_FINDINGS ?? 5)

interface Lives {
  readonly name: string
  readonly seeds: Seeds
  readonly environment: Environment
  readonly chains: readonly CreateChain[]
  readonly coverage: ReturnType<typeof createCoverage>
  /** Whether the customers believe what the screens say. */
  readonly believes?: boolean
}

const report = ({ seed, events }: OffRampResult, violations: readonly string[]) =>
  [
    `SIM_SEED=${seed}`,
    ...violations.map((violation) => `  ! ${violation}`),
    ...events.map((event) => `  ${event}`),
  ].join('\n')

/** Runs a life for each seed, and says what was violated, and what never occurred though it has to. */
export async function judgeLives({ name, seeds: drawn, environment, chains, coverage, believes = false }: Lives) {
  const { only, seeds, meetsEverything } = drawn
  const failed: string[] = []
  const met = new Map<number, ReadonlySet<string>>()
  const startedAt = process.hrtime.bigint()
  let seconds = 0
  for (const [index, seed] of seeds.entries()) {
    if (failed.length >= findings) break
    const result = await runOffRamp(seed, environment, chains, believes)
    const box = await environment.openServer({ idempotency: 'replay', payoutKeys: true })
    const violations = await checkOffRamps(result, box)
    seconds += result.seconds
    met.set(seed, coverage.add(result))
    if (violations.length > 0) {
      failed.push(report(result, violations))
      console.log(failed.at(-1))
    }
    if (index % 250 === 249) console.log(`${index + 1} scenarios, ${failed.length} with a finding`)
    if (violations.length === 0 && only !== null) console.log(report(result, violations))
  }
  const real = Number(process.hrtime.bigint() - startedAt) / 1e9
  console.log(
    `${seeds.length} off-ramp scenarios on ${name}, ${Math.round(seconds)} s simulated in ${real.toFixed(1)} s`,
    coverage.counts,
  )
  if (only === null) console.log(`what these have met of what has to occur is met by ${coverOf(met).join(', ')}`)
  return { failed, missing: meetsEverything ? coverage.missing(seeds.length) : [] }
}
