// Plants the defects of defects.ts, one at a time, and demands that the simulation finds each within 200 scenarios.
// An argument runs only those whose name contains it.
import { run } from '../../support/run.mjs'
import { DEFECTS } from './defects.ts'

const [wanted = ''] = process.argv.slice(2)
const title = 'under every fault'
const missed = []
for (const { name } of DEFECTS.filter((defect) => defect.name.includes(wanted))) {
  const env = { SIM_DEFECT: name, SIM_SCENARIOS: '200', SIM_FINDINGS: '1', NO_COLOR: '1' }
  const config = 'test/simulation/defects/vitest.config.mjs'
  const { output } = await run('vitest', ['run', '-c', config, '-t', title], { env, quiet: true })
  const found = /SIM_SEED=(\d+)\n(?:\+ +)? *! (.*)/.exec(output)
  console.log(found ? `found by seed ${found[1]}: ${name} (${found[2]})` : `missed: ${name}`)
  if (!found) missed.push(name)
  if (!found && !output.includes('scenarios,')) console.log(output.slice(-3000))
}
process.exit(missed.length === 0 ? 0 : 1)
