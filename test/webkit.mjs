// The browser tests in Safari's engine (WebKitGTK), opt-in: installs the system's packages when they are missing.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, root, run } from '../.build/run.mjs'

const PACKAGES = { 'webkit2gtk-driver': 'WebKitWebDriver', xvfb: 'Xvfb', xsettingsd: 'xsettingsd' }
const missing = Object.keys(PACKAGES).filter((name) => !existsSync(`/usr/bin/${PACKAGES[name]}`))

if (missing.length > 0) {
  const root = process.getuid?.() === 0 ? [] : ['sudo']
  const [update, install] = [
    [...root, 'apt-get', 'update'],
    [...root, 'apt-get', 'install', '-y', '--no-install-recommends', ...missing],
  ]
  for (const [command, ...args] of [update, install])
    await must(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
}
await must('node', ['.build/build.mjs', '--fast', '--pseudo'])
await must('node', ['.build/build.mjs', '--kit'])
const test = (...args) =>
  run('web-test-runner', ['--config', 'test/web-test-runner.config.mjs', ...args], { env: { BROWSER: 'webkit' } })

/** Files whose page ended under them; null when anything else failed. */
function interrupted() {
  const { testResults } = JSON.parse(readFileSync(join(root, '.cache/browser.json'), 'utf8'))
  const failed = testResults.filter(({ status }) => status === 'failed')
  const isInterrupted = failed.length > 0 && failed.every(({ message }) => message.includes('browser disconnected'))
  return isInterrupted ? failed.map(({ name }) => name) : null
}

const { code } = await test(...process.argv.slice(2))
// WebKitGTK 2.50 ends with a segmentation fault now and then, in another file each time.
const again = code === 0 ? null : interrupted()
if (again) console.log(`WebKit crashed in ${again.length} files, which are run again:\n${again.join('\n')}`)
process.exit(again ? (await test('--files', ...again)).code : code)
