import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const FULL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
// Not the script in /usr/bin: that one would be ended in place of the browser.
const SHELL = ['/usr/lib/chromium/chromium-headless-shell']

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

const found = (paths) => [process.env.CHROME_PATH, ...paths].find((path) => path && existsSync(path))

function install(name) {
  console.log(`No Chrome or Chromium found: installing the system’s package ${name}.`)
  const root = process.getuid?.() === 0 ? [] : ['sudo']
  const steps = [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
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

/** The first of these that is there, or that one of these packages brings. */
function pathOf(paths, packages) {
  for (const name of packages) {
    if (found(paths)) break
    install(name)
  }
  const path = found(paths)
  if (!path) throw new Error('The tests need Chrome or Chromium: install one, or set CHROME_PATH.')
  return path
}

/** Returns the path of Chrome or Chromium, and installs the system's package when there is none. */
export const chromePath = () => pathOf(FULL, ['chromium'])

/**
 * Like above, for tests that look at no window: prefers Chromium's headless shell, which has the same engine and opens a page for less
 * than half of the processor time.
 */
export const testChromePath = () => pathOf([...SHELL, ...FULL], ['chromium-headless-shell', 'chromium'])
