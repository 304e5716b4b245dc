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
/** Each file has a browser of its own: in one for all, the windows lose the keyboard focus after some ten files. */
function alone() {
  const left = new Set(leftOut('browser').flatMap((files) => globSync(files)))
  const files = globSync('test/browser/**/*.test.ts').filter((file) => !left.has(file))
  return files.toSorted().map((file) => ['--files', file])
}

const chosen = process.argv.slice(2)
const all = chosen.length > 0 ? [chosen] : alone()
let failed = 0
for (const args of all) {
  const { code } = await run('web-test-runner', ['--config', 'test/web-test-runner.config.mjs', ...args], {
    env: { BROWSER: 'firefox' },
  })
  if (code !== 0) failed += 1
}
console.log(`${all.length - failed} of ${all.length} runs passed`)
process.exit(failed === 0 ? 0 : 1)
