// All but the long files, in the order in which a mistake shows soonest. Ends with the line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { testChromePath } from './support/browser.mjs'
import { root, run } from '../.build/run.mjs'
import { failedWith, filesToRepeat, verdict } from './support/second-run.mjs'

const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })

const read = (file) => {
  try {
    return JSON.parse(readFileSync(join(cache, file), 'utf8'))
  } catch {
    return null
  }
}

const firstLineOf = (message) => message.trim().split('\n')[0]
const inFile = (name) => relative(root, name)
const failedTest = (name, { fullName, failureMessages: [message = ''] }) =>
  `${inFile(name)}: ${fullName}\n  ${firstLineOf(message)}`

/** What failed in one file, in a line for the test and one for the reason. A file that did not load has no tests. */
function failuresOf({ name, status, message, assertionResults }) {
  const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => failedTest(name, test))
  return status === 'failed' && tests.length === 0 ? [`${inFile(name)}\n  ${firstLineOf(message)}`] : tests
}

/** One command, and the file in which it counts its tests. `repeats`: the words before a file that is run alone. */
const step = (name, command, { counts, repeats, env } = {}) => ({ name, command, counts, repeats, env })
const vitest = (config, file) => [
  'vitest',
  'run',
  '-c',
  config,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=.cache/${file}`,
]

/** Programs that run side by side would all write the catalogues. */
const COMPILED = { CATALOGUES_ARE_COMPILED: '1' }

/** One group after the other; the steps of a group run side by side. */
const STEPS = [
  [step('catalogues', ['node', 'locales/compile.mjs'])],
  [
    step('check', ['node', 'test/check.mjs'], { env: COMPILED }),
    step('build', ['node', '.build/build.mjs', '--pseudo'], { env: COMPILED }),
    step('build of the kit', ['node', '.build/build.mjs', '--kit'], { env: COMPILED }),
  ],
  [step('unit', vitest('test/vitest.config.mjs', 'unit.json'), { counts: 'unit.json' })],
  [step('size', ['node', 'test/size.mjs'])],
  [
    step('browser', ['web-test-runner', '--config', 'test/web-test-runner.config.mjs'], {
      counts: 'browser.json',
      repeats: ['--files'],
    }),
  ],
  [step('flows', vitest('test/flows.config.mjs', 'flows.json'), { counts: 'flows.json', repeats: [] })],
]

const shared = { CHROME_PATH: testChromePath(), NO_COLOR: '1', LEAVE_OUT_LONG_FILES: '1' }
let [passed, failed, skipped] = [0, 0, 0]
const failures = []
const flaky = []
const minutes = []

async function runOnce({ command: [command, ...args], counts, env }, { quiet = false } = {}) {
  if (counts) rmSync(join(cache, counts), { force: true })
  const { code, output } = await run(command, args, { env: { ...shared, ...env }, quiet })
  if (quiet) process.stdout.write(output)
  const result = counts ? read(counts) : { testResults: [] }
  return result ? { code, ...result } : { code: code || 1, testResults: [] }
}

/** Runs what failed once more, each file alone. */
async function repeat({ command, counts, repeats }, first) {
  const seconds = []
  for (const name of repeats ? filesToRepeat(first) : []) {
    console.log(`\n── once more, alone: ${inFile(name)}`)
    seconds.push({ name, ...(await runOnce({ command: [...command, ...repeats, name], counts })) })
  }
  return seconds
}

function count({ command, counts }, first, seconds) {
  const result = verdict(first, seconds)
  passed += counts || first.code !== 0 ? result.passed : 1
  failed += result.failed
  skipped += first.numPendingTests ?? 0
  flaky.push(...result.flaky.map(inFile))
  const named = result.failures.flatMap(failuresOf)
  if (result.failed > 0) failures.push(...(named.length > 0 ? named : [command.join(' ')]))
  return result.failed === 0
}

async function take(one, { quiet }) {
  const startedAt = Date.now()
  if (!quiet) console.log(`\n── ${one.name}`)
  const first = await runOnce(one, { quiet })
  const hasPassed = count(one, first, await repeat(one, first))
  const took = (Date.now() - startedAt) / 60_000
  minutes.push(`${took.toFixed(1).padStart(5)} ${one.name}`)
  console.log(`── ${one.name}: ${hasPassed ? 'passed' : 'FAILED'} in ${Math.round(took * 60)} s`)
}

for (const group of STEPS) await Promise.all(group.map((one) => take(one, { quiet: group.length > 1 })))

console.log(`\nMinutes:\n${minutes.join('\n')}`)

// The end of the output is all that some systems keep of it.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
if (skipped > 0) console.log(`\n${skipped} skipped, for the reasons above`)
const failedInAll = failedWith(failed, flaky.length)
if (flaky.length > 0) console.log(`\nFlaky, to be mended: ${flaky.join(', ')}`)
else console.log()
console.log(`${passed} passed, ${failedInAll} failed`)
process.exit(failedInAll === 0 ? 0 : 1)
