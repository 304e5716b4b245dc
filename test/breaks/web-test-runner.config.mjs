import { writeFileSync } from 'node:fs'
import base from '../web-test-runner.config.mjs'

// Parts of the titles of the tests, as JSON, and where their results are written.
const { BREAK_TITLES, BREAK_RESULT } = process.env
const escaped = (title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const result = {
  onTestRunFinished({ sessions }) {
    const suites = (suite) => (suite ? [suite, ...suite.suites.flatMap(suites)] : [])
    const results = sessions.flatMap(({ testFile, testResults }) =>
      suites(testResults)
        .flatMap(({ tests }) => tests)
        .filter(({ skipped }) => !skipped)
        .map(({ name, passed }) => ({ file: testFile.slice(testFile.indexOf('/tree/') + 6), title: name, passed })),
    )
    writeFileSync(BREAK_RESULT, JSON.stringify(results))
  },
}

export default {
  ...base,
  reporters: [result],
  testFramework: { config: { ...base.testFramework.config, grep: JSON.parse(BREAK_TITLES).map(escaped).join('|') } },
}
