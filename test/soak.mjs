// The random tests, ten and more times as long as `npm test` runs them: 2,000 customers' lives, and the fuzz of every call.
// SOAK_LIVES asks for another number of lives, SIM_SEED for one life by its seed.
import { run } from './support/run.mjs'

const { SOAK_LIVES = '2000', SOAK_RUNS = '150' } = process.env
const env = {
  SIM_LIVES: SOAK_LIVES,
  FUZZ_RUNS: SOAK_RUNS,
  MONEY_RUNS: String(Number(SOAK_RUNS) * 10),
}
const random = ['test/simulation', 'demo/sandbox/http/fuzz', 'demo/sandbox/payouts/fuzz', 'demo/sandbox/payouts/money']
const wanted = process.argv.slice(2)
const paths = wanted.length > 0 ? wanted : random
const slow = ['--testTimeout', '3600000']
const { code } = await run('vitest', ['run', '-c', 'test/vitest.config.mjs', ...slow, ...paths], { env })
process.exit(code)
