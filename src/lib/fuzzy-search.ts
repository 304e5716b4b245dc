import Fuse from 'fuse.js/basic'
import { SEARCH_THRESHOLD } from './table.ts'

interface SearchText {
  /** Searched with mistakes allowed. */
  readonly words: readonly string[]
  /** Searched as they are: one wrong digit is another account. */
  readonly digits: readonly string[]
}

/** What matches, in the order given. Fuse finds digits in almost anything, so they are looked for as they are. */
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
