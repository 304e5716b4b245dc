// The browser tests in Safari's engine (WebKitGTK), opt-in: installs the system's packages when they are missing.
import { existsSync } from 'node:fs'
import { must, run } from './support/run.mjs'

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
await must('node', ['.build/build.mjs', '--fast'])
await must('node', ['.build/build.mjs', '--kit'])
const { code } = await run(
  'web-test-runner',
  ['--config', 'test/web-test-runner.config.mjs', ...process.argv.slice(2)],
  {
    env: { BROWSER: 'webkit' },
  },
)
process.exit(code)
