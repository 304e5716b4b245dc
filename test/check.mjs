// Types, lint and format. The lint caps fail; the norms only warn, and `--norms` prints them.
import { availableParallelism } from 'node:os'
import { must, run } from '../.build/run.mjs'
import { commentShares } from './support/comment-share.ts'

const PATHS = ['.build', 'element', 'src', 'styles', 'locales', 'test', 'demo', 'rollup.config.mjs']

await must('node', ['locales/compile.mjs'])
const results = [
  // Each checker makes the types of the large packages anew: on two cores one takes 14 s of the processor, four 20.
  await run('tsc', ['--checkers', String(Math.ceil(availableParallelism() / 4))]),
  await run('oxlint', ['--deny-warnings', ...PATHS], { quiet: true }),
  await run('oxfmt', ['--check'], { quiet: true }),
]
const norms = await run('oxlint', ['-c', '.oxlintrc.norms.json', ...PATHS], { quiet: true })
const commented = commentShares().filter(({ share }) => share > 8)
if (process.argv.includes('--norms')) {
  process.stdout.write(norms.output)
  for (const { folder, share } of commented) console.log(`${folder}: ${share.toFixed(1)} % of the lines are comments`)
}

for (const { code, output } of results.slice(1)) if (code !== 0) process.stdout.write(output)
const failed = results.filter(({ code }) => code !== 0).length
const overNorm = Number(/Found (\d+) warning/.exec(norms.output)?.[1] ?? 0) + commented.length
console.log(`${results.length - failed} checks passed, ${failed} failed; ${overNorm} places over the norm`)
process.exit(failed === 0 ? 0 : 1)
