import { expect, test } from 'vitest'
import { joinSentences } from './join-sentences.ts'

test.each([
  [['You’re verified.', 'One review is left.'], 'You’re verified. One review is left.'],
  [['您已通过认证。', '还需一项认证。'], '您已通过认证。还需一项认证。'],
  [['คุณผ่านแล้ว', 'เหลืออีกหนึ่งรายการ'], 'คุณผ่านแล้ว เหลืออีกหนึ่งรายการ'],
  [['Alone.'], 'Alone.'],
  [[], ''],
])('%j are written as “%s” [S9]', (sentences, text) => {
  expect(joinSentences(sentences)).toBe(text)
})
