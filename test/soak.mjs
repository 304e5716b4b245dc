// The random tests, at least ten times as long as in `npm test`: 2,000 simulated scenarios and the fuzzing of every call.
// SOAK_SCENARIOS sets the number of scenarios and SOAK_FIRST the first seed, which is another one each time; SIM_SEED runs the one
// scenario of that seed.
import { randomInt } from 'node:crypto'
import { run } from '../.build/run.mjs'

const { SOAK_FIRST = String(randomInt(1, 1_000_000_000)), SOAK_SCENARIOS = '2000', SOAK_RUNS = '150' } = process.env
const env = {
  SIM_FIRST: SOAK_FIRST,
  SIM_SCENARIOS: SOAK_SCENARIOS,
  FUZZ_RUNS: SOAK_RUNS,
  MONEY_RUNS: String(Number(SOAK_RUNS) * 10),
}
console.log(`The first seed is ${SOAK_FIRST}.`)
const random = ['test/simulation', 'demo/sandbox/http/fuzz', 'demo/sandbox/payouts/fuzz', 'demo/sandbox/payouts/money']
const wanted = process.argv.slice(2)
const paths = wanted.length > 0 ? wanted : random
const slow = ['--testTimeout', '3600000']
const { code } = await run('vitest', ['run', '-c', 'test/vitest.config.mjs', ...slow, ...paths], { env })
process.exit(code)
