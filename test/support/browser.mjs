import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const KNOWN = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Flags for local pages: no sandbox, which root cannot use, and no background network traffic of the browser itself. */
export const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const found = () => KNOWN.find((path) => path && existsSync(path))

function install() {
  const root = process.getuid?.() === 0 ? [] : ['sudo']
  const steps = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
  ]
  for (const step of steps) {
    const [command, ...args] = [...root, ...step]
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    if (status !== 0) return
  }
}

/** Returns the path of Chrome or Chromium, and installs the system's package when there is none. */
export function chromePath() {
  if (!found()) {
    console.log('No Chrome or Chromium found: installing the system’s package.')
    install()
  }
  const path = found()
  if (!path) throw new Error('The tests need Chrome or Chromium: install one, or set CHROME_PATH.')
  return path
}
