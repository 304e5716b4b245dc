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

/** The files of the last run that failed, and of these the files whose page ended under them. */
function failures() {
  const { testResults } = JSON.parse(readFileSync(join(root, '.cache/browser.json'), 'utf8'))
  const failed = testResults.filter(({ status }) => status === 'failed')
  const crashed = failed.filter(({ message }) => message.includes('browser disconnected'))
  return { failed: failed.length - crashed.length, crashed: crashed.map(({ name }) => name) }
}

// WebKitGTK 2.50 ends with a segmentation fault now and then, in another file each time. A long file may crash several times.
const RUNS = 5
let files = process.argv.slice(2)
let failed = 0
for (let run = 1; run <= RUNS; run += 1) {
  const { code } = await test(...files)
  if (code === 0) break
  const last = failures()
  failed += run === RUNS ? last.failed + last.crashed.length : last.failed
  // A run that did not get as far as its tests.
  if (last.failed + last.crashed.length === 0) failed += 1
  if (last.crashed.length === 0) break
  files = ['--files', ...last.crashed]
  if (run < RUNS)
    console.log(`WebKit crashed in ${last.crashed.length} files, which are run again:\n${last.crashed.join('\n')}`)
}
console.log(failed === 0 ? 'WebKit: every file passed' : `WebKit: ${failed} files failed`)
process.exit(failed === 0 ? 0 : 1)
