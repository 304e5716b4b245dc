// Everything, in the order in which a mistake shows soonest. Ends with the line `N passed, N failed`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { chromePath } from './support/browser.mjs'
import { root, run } from './support/run.mjs'

const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })

const read = (file) => {
  try {
    return JSON.parse(readFileSync(join(cache, file), 'utf8'))
  } catch {
    return { numPassedTests: 0, numFailedTests: 1 }
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

/** One command, and the file in which it counts its tests. */
const step = (name, command, counts) => ({ name, commands: [{ command, counts }] })
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
    return { command: [...vitest(config, counts), `--shard=${half}/2`], counts }
  }),
})

const STEPS = [
  step('check', ['node', 'test/check.mjs']),
  step('unit', vitest('test/vitest.config.mjs', 'unit.json'), 'unit.json'),
  step('build', ['node', '.build/build.mjs']),
  step('build of the kit', ['node', '.build/build.mjs', '--kit']),
  step('size', ['node', 'test/size.mjs']),
  step('browser', ['web-test-runner', '--config', 'test/web-test-runner.config.mjs'], 'browser.json'),
  halves('flows', 'test/flows.config.mjs'),
]

const env = { CHROME_PATH: chromePath(), NO_COLOR: '1' }
let [passed, failed, skipped] = [0, 0, 0]
const failures = []

async function count({ command: [command, ...args], counts }) {
  if (counts) rmSync(join(cache, counts), { force: true })
  const { code } = await run(command, args, { env })
  const result = counts ? read(counts) : { numPassedTests: code === 0 ? 1 : 0, numFailedTests: code === 0 ? 0 : 1 }
  // A runner that dies after its last test has failed too, whatever it counted.
  const lost = code !== 0 && result.numFailedTests === 0 ? 1 : 0
  passed += result.numPassedTests
  failed += result.numFailedTests + lost
  skipped += result.numPendingTests ?? 0
  const named = (result.testResults ?? []).flatMap(failuresOf)
  if (code !== 0) failures.push(...(named.length > 0 ? named : [[command, ...args].join(' ')]))
  return code === 0
}

for (const { name, commands } of STEPS) {
  const startedAt = Date.now()
  console.log(`\n── ${name}`)
  const ends = await Promise.all(commands.map(count))
  const word = ends.every(Boolean) ? 'passed' : 'FAILED'
  console.log(`── ${name}: ${word} in ${Math.round((Date.now() - startedAt) / 1000)} s`)
}

// The end of the output is all that some systems keep of it.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`)
if (skipped > 0) console.log(`\n${skipped} skipped, for the reasons above`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
