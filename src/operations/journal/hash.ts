import { writeJson } from '../../lib/json.ts'

/** FNV-1a in 64 bits, to tell forms and customers apart. It protects no secret, so it needs no secure page. */
export function stableHash(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  }
  return hash.toString(16).padStart(16, '0')
}

export const payloadHash = (kind: string, payload: unknown): string => stableHash(canonical([kind, payload]))

const canonical = (value: unknown): string => writeJson(sorted(value))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([name, member]) => [name, sorted(member)] as const)
  return Object.fromEntries(members.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
