import { expect, test } from 'vitest'
import { findByPrefix, EMPTY_BUFFER, appendLetter } from './typeahead.ts'

const labels = ['Linked wallets', 'Generate wallet address', 'Copy account details', 'Delete', 'Close']

test('letters typed without a pause form one prefix', () => {
  const first = appendLetter(EMPTY_BUFFER, 'c', 1000)
  expect(appendLetter(first, 'l', 1500).text).toBe('cl')
  expect(appendLetter(first, 'l', 1700).text).toBe('l')
})

test.each([
  ['d', -1, 3],
  ['c', -1, 2],
  ['c', 2, 4],
  ['cc', 4, 2],
  ['cl', 2, 4],
  ['co', 2, 2],
  ['G', 0, 1],
  ['x', 1, -1],
])('typing %j at item %i moves to item %i', (text, current, found) => {
  expect(findByPrefix(labels, current, text)).toBe(found)
})
