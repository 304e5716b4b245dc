/** FNV-1a in 64 bits. It tells forms and customers apart and keeps no secret, so it needs no secure page. */
export function stableHash(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}

export const payloadHash = (kind: string, payload: unknown): string => stableHash(canonical([kind, payload]))

/** JSON whose text does not depend on the order in which a form was filled. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
