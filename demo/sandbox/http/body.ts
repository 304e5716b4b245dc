import { refuse, refuseFields, type Issue } from './refusal.ts'

const MAX_DEPTH = 64

/** A call without a body reads as `{}`. */
export function parseBody(text: string): unknown {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse('malformed_json')
  }
  if (depthOf(value) > MAX_DEPTH) throw refuse('malformed_json')
  return value
}

function depthOf(value: unknown): number {
  let depth = 0
  for (let level = [value]; level.length > 0 && depth <= MAX_DEPTH; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
  return depth
}

/** A text column accepts neither U+0000 nor half of a surrogate pair. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

export function refuseUnstorable(value: unknown): void {
  const issues = unstorable(value, [])
  if (issues.length > 0) throw refuseFields(issues)
}

function unstorable(value: unknown, path: readonly (string | number)[]): Issue[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [{ path, message: 'validation.invalidCharacter' }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    isStorable(key) ? unstorable(item, [...path, key]) : [{ path, message: 'validation.invalidCharacter' }],
  )
}
