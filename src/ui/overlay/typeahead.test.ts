import { expect, test } from 'vitest'
import { findTyped, NOTHING_TYPED, typed } from './typeahead.ts'

const labels = ['Linked wallets', 'Generate wallet address', 'Copy account details', 'Delete', 'Close']

test('letters typed without a pause are one word', () => {
  const first = typed(NOTHING_TYPED, 'c', 1000)
  expect(typed(first, 'l', 1500).text).toBe('cl')
  expect(typed(first, 'l', 1700).text).toBe('l')
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
])('typing %j from line %i goes to line %i', (text, present, found) => {
  expect(findTyped(labels, present, text)).toBe(found)
})
