import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { defaultReporter } from '@web/test-runner'
import { chromeLauncher } from '@web/test-runner-chrome'
import { CHROME_FLAGS, chromePath } from './support/browser.mjs'
import { root } from './support/run.mjs'
import { webkitLauncher } from './support/webkit.mjs'

/** A page that has the focus, whatever the window of its browser has: without it no focus event is fired. */
async function focusedPage({ context }) {
  const page = await context.newPage()
  const session = await page.createCDPSession()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
  return page
}

// One page at a time in each browser: of two the one behind is not drawn, and neither sizes nor positions are told to it.
const chromium = () =>
  chromeLauncher({
    concurrency: 1,
    launchOptions: { executablePath: chromePath(), args: CHROME_FLAGS },
    createPage: focusedPage,
  })

const FILES = 'test/browser/**/*.test.ts'

/** A test waits more than it works: two browsers leave more than half of two cores unused. */
const BROWSERS = 3

/** All files, shared among browsers side by side. */
const shares = () => {
  const files = globSync(FILES, { cwd: root }).toSorted()
  return Array.from({ length: BROWSERS }, (_, share) => ({
    name: `share ${share + 1}`,
    files: files.filter((_file, index) => index % BROWSERS === share),
    browsers: [chromium()],
  }))
}

/** WebKit has one window on the machine's one display. Files that the command names go to one browser as well. */
const isSplit = process.env.BROWSER !== 'webkit' && !process.argv.includes('--files')

/** The tests are TypeScript; the product that they test is the built one. */
const stripTypes = {
  name: 'strip-types',
  resolveMimeType: ({ path }) => (path.endsWith('.ts') ? 'js' : undefined),
  transform: ({ path, body }) => (path.endsWith('.ts') ? stripTypeScriptTypes(body) : undefined),
}

/** The first font of the product's list is there before a test measures anything. */
const testRunnerHtml = (testFramework) => `<!doctype html>
<html>
  <body>
    <script type="module">
      import { loadFont } from '/test/support/fonts.ts'
      await loadFont('Inter')
      await import('${testFramework}')
    </script>
  </body>
</html>`

const suitesIn = (suite) => (suite ? [suite, ...suite.suites.flatMap(suitesIn)] : [])
const testsOf = ({ testResults }) => suitesIn(testResults).flatMap(({ tests }) => tests)
const hasFailed = ({ passed, skipped }) => !passed && !skipped

/** One file in the shape of vitest's report. */
const fileResult = (session) => ({
  name: session.testFile,
  status: session.passed ? 'passed' : 'failed',
  message: session.errors.map(({ message }) => message).join('\n'),
  assertionResults: testsOf(session)
    .filter(hasFailed)
    .map(({ name, error }) => ({ fullName: name, status: 'failed', failureMessages: [error?.message ?? ''] })),
})

const tally = {
  onTestRunFinished({ sessions }) {
    const tests = sessions.flatMap(testsOf)
    const broken = sessions.filter(({ passed, testResults }) => !passed && !testResults).length
    const numPassedTests = tests.filter(({ passed, skipped }) => passed && !skipped).length
    const numFailedTests = tests.filter(hasFailed).length + broken
    const testResults = sessions.filter(({ passed }) => !passed).map(fileResult)
    mkdirSync(join(root, '.cache'), { recursive: true })
    writeFileSync(join(root, '.cache/browser.json'), JSON.stringify({ numPassedTests, numFailedTests, testResults }))
  },
}

export default {
  rootDir: root,
  ...(isSplit
    ? { groups: shares(), concurrentBrowsers: BROWSERS }
    : { files: FILES, browsers: [process.env.BROWSER === 'webkit' ? webkitLauncher() : chromium()] }),
  nodeResolve: { exportConditions: ['production', 'default'] },
  testRunnerHtml,
  plugins: [stripTypes],
  reporters: [defaultReporter({ reportTestResults: true, reportTestProgress: false }), tally],
  testFramework: { config: { timeout: '60000' } },
  testsFinishTimeout: 300_000,
}
