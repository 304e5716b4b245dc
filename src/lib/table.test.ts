import { expect, test } from 'vitest'
import { byNumber, byOrder, descending, pageOf, SEARCH_THRESHOLD } from './table.ts'

const items = (count: number) => Array.from({ length: count }, (_, index) => index)

test('the search is fuzzy with threshold 0.3 [ACC-12, HIST-16]', () => {
  expect(SEARCH_THRESHOLD).toBe(0.3)
})

test.each([
  [0, 0, 0, 0, 1, 0],
  [1, 0, 1, 1, 1, 1],
  [7, 0, 1, 7, 1, 7],
  [8, 0, 1, 7, 2, 7],
  [8, 1, 8, 8, 2, 1],
  [23, 0, 1, 7, 4, 7],
  [23, 3, 22, 23, 4, 2],
  [10_000, 1428, 9997, 10_000, 1429, 4],
])('%i rows, page %i: %i-%i of them, %i pages [HIST-11, SAFE-R3]', (total, page, from, to, pages, shown) => {
  const found = pageOf(items(total), page, 7)
  expect(found).toMatchObject({ page, from, to, total, pages })
  expect(found.items).toHaveLength(shown)
})

test('a page beyond the end of the list becomes the last one [HIST-11]', () => {
  expect(pageOf(items(8), 5, 7)).toMatchObject({ page: 1, from: 8, to: 8 })
  expect(pageOf(items(0), 3, 7)).toMatchObject({ page: 0, from: 0, to: 0 })
  expect(pageOf(items(8), -1, 7).page).toBe(0)
})

test('items are sorted by the position of their key, unknown keys last', () => {
  const words = ['c', 'x', 'a', 'b']
  expect(words.toSorted(byOrder(['a', 'b', 'c'], (word) => word))).toEqual(['a', 'b', 'c', 'x'])
})

test('descending reverses a comparator and keeps the order of ties', () => {
  const items = [
    { at: 1, name: 'first' },
    { at: 2, name: 'second' },
    { at: 1, name: 'third' },
  ]
  const order = descending(byNumber(({ at }: { at: number }) => at))
  expect(items.toSorted(order).map(({ name }) => name)).toEqual(['second', 'first', 'third'])
})
