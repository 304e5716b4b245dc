// Everything, in the order in which a mistake shows soonest. Ends with the line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { testChromePath } from './support/browser.mjs'
import { root, run } from './support/run.mjs'
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
const step = (name, command, { counts, repeats } = {}) => ({ name, commands: [{ command, counts, repeats }] })
const vitest = (config, file) => [
  'vitest',
  'run',
  '-c',
  config,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=.cache/${file}`,
]

/** Two halves side by side, each with a demo and a browser of its own: a journey waits more than it works. */
const halves = (name, config) => ({
  name,
  commands: [1, 2].map((half) => {
    const counts = `${name}-${half}.json`
    return { command: [...vitest(config, counts), `--shard=${half}/2`], counts, repeats: ['--shard=1/1'] }
  }),
})

const STEPS = [
  step('check', ['node', 'test/check.mjs']),
  step('unit', vitest('test/vitest.config.mjs', 'unit.json'), { counts: 'unit.json' }),
  step('build', ['node', '.build/build.mjs']),
  step('build of the kit', ['node', '.build/build.mjs', '--kit']),
  step('size', ['node', 'test/size.mjs']),
  step('browser', ['web-test-runner', '--config', 'test/web-test-runner.config.mjs'], {
    counts: 'browser.json',
    repeats: ['--files'],
  }),
  halves('flows', 'test/flows.config.mjs'),
]

const env = { CHROME_PATH: testChromePath(), NO_COLOR: '1' }
let [passed, failed, skipped] = [0, 0, 0]
const failures = []
const flaky = []

async function runOnce({ command: [command, ...args], counts }) {
  if (counts) rmSync(join(cache, counts), { force: true })
  const { code } = await run(command, args, { env })
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

for (const { name, commands } of STEPS) {
  const startedAt = Date.now()
  console.log(`\n── ${name}`)
  const firsts = await Promise.all(commands.map(runOnce))
  const ends = []
  for (const [index, command] of commands.entries())
    ends.push(count(command, firsts[index], await repeat(command, firsts[index])))
  const word = ends.every(Boolean) ? 'passed' : 'FAILED'
  console.log(`── ${name}: ${word} in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

// The end of the output is all that some systems keep of it.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
if (skipped > 0) console.log(`\n${skipped} skipped, for the reasons above`)
const failedInAll = failedWith(failed, flaky.length)
if (flaky.length > 0) console.log(`\nFlaky, to be mended: ${flaky.join(', ')}`)
else console.log()
console.log(`${passed} passed, ${failedInAll} failed`)
process.exit(failedInAll === 0 ? 0 : 1)
