/**
 * JSON of plain data: strings, finite numbers, booleans, null, arrays and objects; `undefined` is left out of objects.
 * `JSON.stringify` asks each array and object for a `toJSON`, which a page may have put on their prototypes
 * (Prototype.js writes arrays as strings that way), and what a call or the storage is given must not depend on the page.
 */
export function writeJson(value: unknown): string {
  if (Array.isArray(value)) return `[${Array.from(value, (item: unknown) => writeJson(item ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${writeJson(member)}`).join(',')}}`
}

/** Undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
