import { existsSync } from 'node:fs'
import { chromeLauncher } from '@web/test-runner-chrome'

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox']

/** The path of a Firefox, which FIREFOX_PATH may name; undefined without one. */
export const firefoxPath = () => [process.env.FIREFOX_PATH, ...PATHS].find((path) => path && existsSync(path))

export const PREFERENCES = {
  'browser.shell.checkDefaultBrowser': false,
  // Focus events come without a window that is in front.
  'focusmanager.testmode': true,
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': 1,
}

const PREFERENCE_OF = {
  'prefers-color-scheme': (value) => ['layout.css.prefers-color-scheme.content-override', value === 'dark' ? 0 : 1],
  'prefers-reduced-motion': (value) => ['ui.prefersReducedMotion', value === 'reduce' ? 1 : 0],
}

/** Evaluates in the browser's own window, which alone may change preferences. */
async function inChrome({ connection }, expression) {
  const { result } = await connection.send('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 })
  const target = { context: result.contexts[0].context }
  const answer = await connection.send('script.evaluate', { expression, target, awaitPromise: true })
  if (answer.result.type === 'exception') throw new Error(answer.result.exceptionDetails.text)
}

/** BiDi has no command for media features, so the preferences say them. */
async function emulate(browser, page, features) {
  for (const { name, value } of features) {
    const [preference, number] = PREFERENCE_OF[name](value)
    await inChrome(browser, `Services.prefs.setIntPref('${preference}', ${number})`)
    await page.waitForFunction(`matchMedia('(${name}: ${value})').matches`)
  }
}

/** A preference outlives the page that has set it. */
const AT_FIRST = Object.entries(PREFERENCES).filter(([, value]) => typeof value === 'number')

async function newPage({ browser, context }) {
  const page = await context.newPage()
  for (const [preference, value] of AT_FIRST)
    await inChrome(browser, `Services.prefs.setIntPref('${preference}', ${value})`)
  page.emulateMediaFeatures = (features) => emulate(browser, page, features)
  return page
}

/** A @web/test-runner launcher for Firefox over WebDriver BiDi, with one page at a time: pages behind another are not drawn. */
export const firefoxLauncher = () =>
  Object.assign(
    chromeLauncher({
      concurrency: 1,
      launchOptions: {
        browser: 'firefox',
        executablePath: firefoxPath(),
        args: ['--remote-allow-system-access'],
        extraPrefsFirefox: PREFERENCES,
      },
      createPage: newPage,
    }),
    { name: 'Firefox' },
  )
