import Fuse from 'fuse.js/basic'
import { SEARCH_THRESHOLD } from './table.ts'

interface SearchText {
  /** Matched with typing errors allowed. */
  readonly words: readonly string[]
  /** Matched exactly: one wrong digit is another account. */
  readonly digits: readonly string[]
}

/** Returns the matching items in their given order. Fuse matches digits in almost any text, so digits are compared exactly. */
export function fuzzySearch<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchText,
  query: string,
): readonly Item[] {
  const wanted = query.trim().toLowerCase()
  const texts = items.map((item, index) => ({ index, ...textOf(item) }))
  const hasDigits = ({ digits }: SearchText) => digits.some((text) => text.toLowerCase().includes(wanted))
  const exact = texts.filter(hasDigits).map(({ index }) => index)
  const options = { keys: ['words'], threshold: SEARCH_THRESHOLD, ignoreLocation: true, ignoreDiacritics: true }
  const fuzzy = new Fuse(texts, options).search(wanted).map(({ item }) => item.index)
  const found = new Set([...exact, ...fuzzy])
  return items.filter((_, index) => found.has(index))
}
