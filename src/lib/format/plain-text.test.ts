import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['Maya\u00a0Chen', 'Maya Chen'],
  ['\u2003Maya\u3000Chen\ufeff', 'Maya Chen'],
  ['Ma\u00adya\u200b', 'Maya'],
  ['\u202eMaya\u202c', 'Maya'],
  ['\u2068مايا\u2069', 'مايا'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Ma\u200dya', 'Maya'],
  ['👩\u200d👧 ❤\ufe0f', '👩\u200d👧 ❤\ufe0f'],
  ['\u200b\u2060\u00ad', ''],
  ['O’Neil – Söhne', 'O’Neil – Söhne'],
])('%j is sent as %j [B25]', (text, sent) => {
  expect(plainText(text)).toBe(sent)
})
