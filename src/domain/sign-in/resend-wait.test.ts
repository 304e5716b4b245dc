import { expect, test } from 'vitest'
import { waitAsked } from './resend-wait.ts'

test.each([
  [undefined, 0],
  [0, 0],
  [600, 600],
  [3600, 3600],
  [31_536_000, 3600],
])('a refusal with Retry-After %j is waited for %s seconds [SAFE-E2]', (retryAfter, seconds) => {
  expect(waitAsked(retryAfter)).toBe(seconds)
})
