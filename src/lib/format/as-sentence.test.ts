import { expect, test } from 'vitest'
import { asSentence } from './as-sentence.ts'

test.each([
  ['Internal server error', 'Internal server error.'],
  ['Try again in 3', 'Try again in 3.'],
  ['Not found (payout_1)', 'Not found (payout_1).'],
  ['Something went wrong.', 'Something went wrong.'],
  ['Really?', 'Really?'],
  ['もう一度お試しください。', 'もう一度お試しください。'],
  ['', ''],
])('%j becomes %j before another sentence', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence)
})
