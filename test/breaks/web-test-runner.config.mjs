import { writeFileSync } from 'node:fs'
import base from '../web-test-runner.config.mjs'

// The title of one test, and where its result is written.
const { BREAK_TITLE = '', BREAK_RESULT } = process.env
const escaped = BREAK_TITLE.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const result = {
  onTestRunFinished({ sessions }) {
    const suites = (suite) => (suite ? [suite, ...suite.suites.flatMap(suites)] : [])
    const tests = sessions.flatMap(({ testResults }) => suites(testResults)).flatMap(({ tests: own }) => own)
    writeFileSync(
      BREAK_RESULT,
      JSON.stringify(tests.filter(({ skipped }) => !skipped).map(({ name, passed }) => ({ title: name, passed }))),
    )
  },
}

export default {
  ...base,
  reporters: [result],
  testFramework: { config: { ...base.testFramework.config, grep: escaped } },
}
