// The browser tests in Firefox, over WebDriver BiDi. FIREFOX_PATH names a browser. `--files` chooses tests.
import { must, run } from '../.build/run.mjs'
import { firefoxPath } from './support/firefox.mjs'

if (!firefoxPath()) {
  console.error('No Firefox found: install firefox-esr, or set FIREFOX_PATH.')
  process.exit(1)
}
await must('node', ['.build/build.mjs', '--fast', '--pseudo'])
await must('node', ['.build/build.mjs', '--kit'])
const { code } = await run(
  'web-test-runner',
  ['--config', 'test/web-test-runner.config.mjs', ...process.argv.slice(2)],
  { env: { BROWSER: 'firefox' } },
)
process.exit(code)
