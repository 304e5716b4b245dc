import { mkdirSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { CHROME_FLAGS, testChromePath } from './support/browser.mjs'
import { requireBuild } from './support/built.mjs'
import { firefoxLauncher } from './support/firefox.mjs'
import { leftOut } from './support/long-files.mjs'
import { root } from '../.build/run.mjs'
import { webkitLauncher } from './support/webkit.mjs'

/**
 * A page with a profile of its own, so that files side by side neither share a store nor hear of each other, and in a window of its own,
 * because a page behind another is not drawn. It always has the focus, because no focus event is fired without it. Motion is reduced, as
 * drawing its frames took a quarter of the processor.
 */
async function ownPage({ browser }) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  return page
}

/** These begin first, in this order: one that began last would be waited for alone. */
const LONGEST = ['said-once/payouts', 'said-once/transfers', 'payouts/{send-now,off-ramp-send,undecided}'].map(
  (names) => `test/browser/${names}.test.ts`,
)
const FILES = 'test/browser/**/*.test.ts'

/** More than there are cores, because a test waits more than it works. */
const PAGES = Number(process.env.BROWSER_PAGES ?? 5)

const chromium = () =>
  chromeLauncher({
    concurrency: PAGES,
    launchOptions: { executablePath: testChromePath(), args: CHROME_FLAGS },
    createPage: ownPage,
  })

/** The tests are TypeScript; the product that they test is the built one. */
const stripTypes = {
  name: 'strip-types',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  transform: ({ path, body }) => (path.endsWith('.ts') ? stripTypeScriptTypes(body) : undefined),
}

/** A page has no environment. */
const partOfCases = {
  name: 'part-of-cases',
  transform: ({ path, body }) =>
    path.endsWith('/support/part.ts')
      ? body.replace("process.env['LEAVE_OUT_LONG_FILES']", String(Boolean(process.env.LEAVE_OUT_LONG_FILES)))
      : undefined,
}

/** `sphere-ramp/react` finds React as a merchant's application has it. */
const reactOfPage = {
  name: 'react-of-page',
  resolveImport: ({ source }) => (source === 'react' ? '/.cache/kit/react-host.js' : undefined),
}

/** A sandboxed frame has an origin of its own, and loads the product as from a merchant's CDN. */
const forEveryOrigin = (context, next) => {
  context.set('Access-Control-Allow-Origin', '*')
  return next()
}

/**
 * The first font of the product's list is there before a test measures anything. The browser's notice that a size changed while sizes
 * were delivered fails only the test that asks for it, because it comes by chance: `resizeLoops` counts it. A message that no catalogue
 * has, of which lingui warns, fails the test that shows it.
 */
const testRunnerHtml = (testFramework) => `<!doctype html>
<html>
  <body>
    <script>
      addEventListener('error', (event) => {
        if (!event.message.startsWith('ResizeObserver loop')) return
        globalThis.resizeLoops = (globalThis.resizeLoops ?? 0) + 1
        event.stopImmediatePropagation()
      })
      const { warn } = console
      console.warn = (...said) => {
        if (String(said[0]).startsWith('Uncompiled message')) reportError(new Error(said[0]))
        warn(...said)
      }
    </script>
    <script type="module">
      import { loadFont } from '/test/support/fonts.ts'
      await loadFont('Inter')
      await import('${testFramework}')
    </script>
  </body>
</html>`

const suitesIn = (suite) => (suite ? [suite, ...suite.suites.flatMap(suitesIn)] : [])
const testsOf = ({ testResults }) => suitesIn(testResults).flatMap(({ tests }) => tests)

const statusOf = ({ passed, skipped }) => (skipped ? 'skipped' : passed ? 'passed' : 'failed')

/** One file in the shape of vitest's report. */
const fileResult = (session) => ({
  name: session.testFile,
  status: session.passed ? 'passed' : 'failed',
  message: session.errors.map(({ message }) => message).join('\n'),
  assertionResults: testsOf(session).map((test) => ({
    fullName: test.name,
    status: statusOf(test),
    duration: test.duration,
    failureMessages: test.error ? [test.error.message ?? ''] : [],
  })),
})

const tally = {
  onTestRunFinished({ sessions }) {
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(join(root, '.cache/browser.json'), JSON.stringify({ testResults: sessions.map(fileResult) }))
  },
}

const LAUNCHERS = { chromium, firefox: firefoxLauncher, webkit: webkitLauncher }

requireBuild()

export default {
  rootDir: root,
  files: [...LONGEST, FILES, ...leftOut('browser').map((files) => `!${files}`)],
  browsers: [LAUNCHERS[process.env.BROWSER ?? 'chromium']()],
  nodeResolve: { exportConditions: ['production', 'default'] },
  testRunnerHtml,
  middleware: [forEveryOrigin],
  plugins: [stripTypes, partOfCases, reactOfPage],
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false }), tally],
  testFramework: { config: { timeout: '60000' } },
  testsFinishTimeout: 300_000,
}
