// The browser tests in Firefox, over WebDriver BiDi. FIREFOX_PATH names a browser. `--files` chooses tests.
import { globSync } from 'node:fs'
import { must, run } from '../.build/run.mjs'
import { firefoxPath } from './support/firefox.mjs'
import { leftOut } from './support/long-files.mjs'

if (!firefoxPath()) {
  console.error('No Firefox found: install firefox-esr, or set FIREFOX_PATH.')
  process.exit(1)
}
await must('node', ['.build/build.mjs', '--fast', '--pseudo'])
await must('node', ['.build/build.mjs', '--kit'])
/** After some ten files the windows of one browser lose the keyboard focus: each group has a browser of its own. */
const AT_ONCE = 8

function groups() {
  const left = new Set(leftOut('browser').flatMap((files) => globSync(files)))
  const files = globSync('test/browser/**/*.test.ts').filter((file) => !left.has(file))
  const count = Math.ceil(files.length / AT_ONCE)
  const group = (at) => files.toSorted().slice(at * AT_ONCE, (at + 1) * AT_ONCE)
  return Array.from({ length: count }, (_, at) => ['--files', ...group(at)])
}

const chosen = process.argv.slice(2)
const all = chosen.length > 0 ? [chosen] : groups()
let failed = 0
for (const args of all) {
  const { code } = await run('web-test-runner', ['--config', 'test/web-test-runner.config.mjs', ...args], {
    env: { BROWSER: 'firefox' },
  })
  if (code !== 0) failed += 1
}
console.log(`${all.length - failed} of ${all.length} runs passed`)
process.exit(failed === 0 ? 0 : 1)
