import { expect, test } from 'vitest'
import { resendWaitSeconds } from './resend-wait.ts'

test.each([
  [undefined, 0],
  [0, 0],
  [600, 600],
  [3600, 3600],
  [31_536_000, 3600],
])('a refusal with Retry-After %j delays the next request by %s seconds [SAFE-E2]', (retryAfter, seconds) => {
  expect(resendWaitSeconds(retryAfter)).toBe(seconds)
})
