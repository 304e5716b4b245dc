import { expect, test } from 'vitest'
import { createProgress } from './progress.ts'

function written(isTTY: boolean) {
  const texts: string[] = []
  const progress = createProgress({ isTTY, write: (text) => texts.push(text) }, 30)
  progress.clear()
  for (const call of ['GET /v1/ramp/me', 'GET /v1/ramp/me', 'GET /v1/ramp/onboarding/state']) progress.tell(call)
  progress.clear()
  return texts
}

test('a terminal has a counter that fits into its line, and is emptied', () => {
  const empty = '\r\u001B[K'
  expect(written(true)).toEqual([`${empty}1 of 39: GET /v1/ramp/me`, `${empty}2 of 39: GET /v1/ramp/onboard`, empty])
})

test('a file has a line for each call, once', () => {
  expect(written(false)).toEqual(['1 of 39: GET /v1/ramp/me\n', '2 of 39: GET /v1/ramp/onboarding/state\n'])
})
