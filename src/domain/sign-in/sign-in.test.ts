import { expect, test } from 'vitest'
import { readCodeResult } from './sign-in.ts'

test.each([
  ['success', 'token_1', { result: 'success', token: 'token_1' }],
  ['success', null, { result: 'invalid' }],
  ['success', '', { result: 'invalid' }],
  ['mismatch', null, { result: 'mismatch' }],
  ['invalid', null, { result: 'invalid' }],
  ['expired', null, { result: 'invalid' }],
  ['', 'token_1', { result: 'invalid' }],
])('the result %j with the token %s is read [ENT-08]', (result, token, answer) => {
  expect(readCodeResult(result, token)).toEqual(answer)
})
