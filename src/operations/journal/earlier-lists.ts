import { factsOfEarlier, readFields } from './earlier-entry.ts'
import { readBeginning, type Parts } from './entry-of-facts.ts'

/** An earlier version kept a customer's entries in one list, and some of them once more, each by itself. */
function isListOf(customerKey: string) {
  const rest = customerKey.replace('sphere-ramp:', '')
  const alone = ['form', 'sending', 'announced'].map((name) => `sphere-ramp:${name}:${rest}:`)
  return (key: string) => key === customerKey || alone.some((prefix) => key.startsWith(prefix))
}

function readList(text: string | null): readonly Parts[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.flatMap((each) => readEntry(each) ?? []) : []
  } catch {
    return []
  }
}

/** An entry that is not whole is none. */
function readEntry(given: unknown): Parts | null {
  const beginning = readBeginning(given)
  if (!beginning) return null
  const fields = readFields(given as object)
  const { opId } = given as { readonly opId?: unknown }
  if (typeof opId !== 'string' || !fields) return null
  return { opId, beginning, facts: factsOfEarlier({ opId, beginning, fields }) }
}

/** What an earlier version has kept of a customer (decisions.md E18). */
export function earlierLists(
  customerKey: string,
  keys: readonly string[],
  textOf: (key: string) => string | null,
): readonly Parts[] {
  const entries = new Map<string, Parts>()
  for (const kept of keys.filter(isListOf(customerKey)).flatMap((key) => readList(textOf(key)))) {
    const known = entries.get(kept.opId)
    entries.set(kept.opId, known ? { ...known, facts: [...known.facts, ...kept.facts] } : kept)
  }
  return [...entries.values()]
}
