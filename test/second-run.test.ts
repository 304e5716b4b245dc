import { expect, test } from 'vitest'
import { failedWith, filesToRepeat, MOST_FLAKY, verdict } from './support/second-run.mjs'

const file = (name: string, ...statuses: ('passed' | 'failed' | 'skipped')[]) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})
/** It did not load, or failed after its last test. */
const broken = (name: string, ...statuses: 'passed'[]) => ({ ...file(name, ...statuses), status: 'failed' })
const run = (code: number, ...testResults: ReturnType<typeof file>[]) => ({ code, testResults })
const again = (name: string, code: number, ...testResults: ReturnType<typeof file>[]) => ({
  name,
  ...run(code, ...testResults),
})

const good = file('good', 'passed', 'passed', 'skipped')
const bad = file('bad', 'passed', 'failed', 'failed')
const mended = file('bad', 'passed', 'passed', 'passed')

test('a run that passes is not repeated', () => {
  expect(filesToRepeat(run(0, good))).toEqual([])
  expect(verdict(run(0, good))).toEqual({ passed: 2, failed: 0, flaky: [], failures: [] })
})

test('a file that failed runs again, and is flaky when it passes then', () => {
  const first = run(1, good, bad)
  expect(filesToRepeat(first)).toEqual(['bad'])
  expect(verdict(first, [again('bad', 0, mended)])).toEqual({ passed: 5, failed: 0, flaky: ['bad'], failures: [] })
})

test.each([
  ['fails again', again('bad', 1, bad)],
  ['passes while its runner fails', again('bad', 1, mended)],
  ['runs no test', again('bad', 0, file('bad', 'skipped'))],
  ['runs no file', again('bad', 0)],
])('a file whose second run %s has failed', (_, second) => {
  expect(verdict(run(1, good, bad), [second])).toEqual({ passed: 3, failed: 2, flaky: [], failures: [bad] })
})

test('a file that did not load, or that failed after its last test, counts as one failure and may be flaky', () => {
  const first = run(1, good, broken('bad', 'passed'))
  expect(verdict(first)).toMatchObject({ passed: 3, failed: 1 })
  expect(verdict(first, [again('bad', 0, mended)])).toMatchObject({ passed: 5, failed: 0, flaky: ['bad'] })
})

test('a runner that dies without a failed test has failed', () => {
  expect(verdict(run(1, good))).toMatchObject({ passed: 2, failed: 1, flaky: [] })
  expect(verdict(run(1))).toMatchObject({ passed: 0, failed: 1 })
})

test('where many files failed, none runs again', () => {
  const names = Array.from({ length: MOST_FLAKY + 1 }, (_, index) => `bad ${index}`)
  expect(filesToRepeat(run(1, ...names.map((name) => file(name, 'failed'))))).toEqual([])
})

test('a few flaky files fail nothing, and more than that fail the run', () => {
  expect(failedWith(0, MOST_FLAKY)).toBe(0)
  expect(failedWith(1, MOST_FLAKY)).toBe(1)
  expect(failedWith(0, MOST_FLAKY + 1)).toBe(MOST_FLAKY + 1)
})
