/** A storage of the browser, and what it keeps. */
export function mapStorage(kept = new Map<string, string>()) {
  return {
    kept,
    keys: (): readonly string[] => [...kept.keys()],
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
