/** Computes the value of each key once. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  return memoizeIn(new Map<Key, { readonly value: Value }>(), compute)
}

/** Computes the value of each object once, and keeps it no longer than the object. */
export function memoizeByObject<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  return memoizeIn(new WeakMap<Key, { readonly value: Value }>(), compute)
}

interface Known<Key, Value> {
  get(key: Key): { readonly value: Value } | undefined
  set(key: Key, entry: { readonly value: Value }): unknown
}

function memoizeIn<Key, Value>(known: Known<Key, Value>, compute: (key: Key) => Value) {
  return (key: Key): Value => {
    const found = known.get(key)
    if (found) return found.value
    const value = compute(key)
    known.set(key, { value })
    return value
  }
}
