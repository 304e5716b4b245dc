import { expect, test } from 'vitest'
import { wordsOf } from './read-failure.ts'

test.each([
  ['its message', new Error('Vault is locked'), 'Vault is locked'],
  ['a bare text', '  Vault\n is \u202elocked ', 'Vault is locked'],
  ['those that it wraps, where it has none', { code: -32_603, message: ' ', data: { message: 'Inside' } }, 'Inside'],
  ['nothing', undefined, 'none'],
  ['a message that is no text', { message: { text: 'x' } }, 'none'],
  ['a page of text', 'word '.repeat(5000), `${'word '.repeat(28).trim()}…`],
])('the words of a wallet that throws %s are said in one short line [W12]', (_, error, words) => {
  expect(wordsOf(error)).toBe(words)
})
