// A test file that failed runs once more, alone, and the run says what the two mean together. A file that passes then is flaky: that is a
// defect of the test or of the product, and the end of the output names it.

/** More flaky files than this are not an accident. */
export const MOST_FLAKY = 2

const statusOf = (status) => (test) => test.status === status
const count = (files, status) => files.flatMap((file) => file.assertionResults).filter(statusOf(status)).length
const isFailed = ({ status }) => status === 'failed'

/** A file that did not load, or that failed after its last test, counts as a failed test. */
const failedIn = (file) => Math.max(count([file], 'failed'), isFailed(file) ? 1 : 0)
const passedIn = (file) => count([file], 'passed')
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

/** The files to run once more: none where so many failed that a second run cannot help. */
export function filesToRepeat({ testResults }) {
  const failed = testResults.filter(isFailed).map(({ name }) => name)
  return failed.length > MOST_FLAKY ? [] : failed
}

/**
 * What a run and the second runs of its failed files mean together. `code` is the exit code of the runner: one that dies after its last
 * test has failed too, even if it counted none.
 */
export function verdict(first, seconds = []) {
  const second = new Map(seconds.map(({ name, code, testResults }) => [name, code === 0 ? testResults : []]))
  const passedSecond = ({ name }) => second.get(name)?.find((file) => file.name === name && passedIn(file) > 0)
  const flaky = first.testResults.filter(passedSecond)
  const last = first.testResults.map((file) => passedSecond(file) ?? file)
  const failed = sum(last.map(failedIn))
  return {
    passed: sum(last.map(passedIn)),
    failed: failed + (first.code !== 0 && failed + flaky.length === 0 ? 1 : 0),
    flaky: flaky.map(({ name }) => name),
    failures: last.filter(isFailed),
  }
}

/** How many tests have failed in the end, where this many files were flaky. */
export const failedWith = (failed, flaky) => failed + (flaky > MOST_FLAKY ? flaky : 0)
