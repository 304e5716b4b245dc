/** Fuse.js semantics: 0 is an exact match, 1 anything. */
export const SEARCH_THRESHOLD = 0.3

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly page: number
  readonly pages: number
  /** For 'from-to of total'; both are 0 when there is nothing. */
  readonly from: number
  readonly to: number
  readonly total: number
}

/** Pages count from 0. A page that a shorter list no longer has becomes the last one. */
export function pageOf<Item>(all: readonly Item[], wanted: number, size: number): Page<Item> {
  const total = all.length
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(Math.max(wanted, 0), pages - 1)
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

/** Sorts by the place in a list; what is not in it comes last. */
export function byOrder<T, Key>(order: readonly Key[], keyOf: (item: T) => Key): Comparator<T> {
  const place = (item: T) => {
    const index = order.indexOf(keyOf(item))
    return index < 0 ? order.length : index
  }
  return byNumber(place)
}
