/** The threshold of Fuse.js: 0 accepts exact matches only, 1 accepts any text. */
export const SEARCH_THRESHOLD = 0.3

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly page: number
  readonly pages: number
  /** The positions of the first and the last item, counted from 1; both are 0 for an empty list. */
  readonly from: number
  readonly to: number
  readonly total: number
}

/** Counts pages from 0. A page beyond the end of the list becomes the last page. */
export function pageOf<Item>(all: readonly Item[], requested: number, size: number): Page<Item> {
  const total = all.length
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(Math.max(requested, 0), pages - 1)
  const items = all.slice(page * size, (page + 1) * size)
  return { items, page, pages, from: total === 0 ? 0 : page * size + 1, to: page * size + items.length, total }
}

export type Comparator<T> = (one: T, other: T) => number

export const byNumber =
  <T>(valueOf: (item: T) => number): Comparator<T> =>
  (one, other) =>
    valueOf(one) - valueOf(other)

export const descending =
  <T>(compare: Comparator<T>): Comparator<T> =>
  (one, other) =>
    compare(other, one)

/** Sorts by the position of the key in `order`; keys that are not in it come last. */
export function byOrder<T, Key>(order: readonly Key[], keyOf: (item: T) => Key): Comparator<T> {
  const position = (item: T) => {
    const index = order.indexOf(keyOf(item))
    return index < 0 ? order.length : index
  }
  return byNumber(position)
}
