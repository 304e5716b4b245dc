import Fuse from 'fuse.js/basic'
import { plainText } from '../format/plain-text.ts'
import { SEARCH_THRESHOLD } from '../table.ts'

interface SearchText {
  /** Matched with typing errors allowed. */
  readonly words: readonly string[]
  /** Matched exactly: one wrong digit is another account. */
  readonly digits: readonly string[]
}

const OPTIONS = { threshold: SEARCH_THRESHOLD, ignoreLocation: true, ignoreDiacritics: true }

/**
 * Indexes a list once, for any number of searches. A search returns the matching items in their given order. Fuse matches digits
 * in almost any text, so digits are compared exactly. Many items share their words (a status, a bank), and each is matched once.
 */
export function createSearch<Item>(
  items: readonly Item[],
  textOf: (item: Item) => SearchText,
): (query: string) => readonly Item[] {
  const texts = items.map(textOf).map(({ words, digits }) => ({ words: words.map(plainText), digits }))
  const digits = texts.map((text) => text.digits.map((one) => one.toLowerCase()))
  const words = [...new Set(texts.flatMap((text) => text.words))]
  const fuse = new Fuse(words, OPTIONS)
  const longest = words.reduce((most, { length }) => Math.max(most, length), 0) / (1 - SEARCH_THRESHOLD)
  return (query) => {
    const wanted = query.trim().toLowerCase()
    // With more letters than that, too few of them can be in any word. Fuse would compare each part of a pasted page with each word.
    const alike = new Set(wanted.normalize().length > longest ? [] : fuse.search(wanted).map(({ item }) => item))
    const isFound = (index: number) =>
      digits[index]!.some((text) => text.includes(wanted)) || texts[index]!.words.some((word) => alike.has(word))
    return items.filter((_, index) => isFound(index))
  }
}
