import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { isPlural } from './message.ts'
import type { Rule } from './rule.ts'

const LAST = 10_000

type Type = 'cardinal' | 'ordinal'

const known = new Map<string, ReadonlyMap<Intl.LDMLPluralRule, number>>()

/** How many of the numbers from 0 to 10,000 each category of a language is of. Beyond them some have another, as French has for a million. */
export function categoriesOf(language: string, type: Type = 'cardinal'): ReadonlyMap<Intl.LDMLPluralRule, number> {
  const name = `${language} ${type}`
  const before = known.get(name)
  if (before) return before
  const rules = new Intl.PluralRules(language, { type })
  const counts = new Map<Intl.LDMLPluralRule, number>()
  for (let number = 0; number <= LAST; number += 1) {
    const category = rules.select(number)
    counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  known.set(name, counts)
  return counts
}

/** The cases of each plural of a message, and of those inside them. */
function pluralsIn(part: unknown): readonly { type: Type; keys: readonly string[] }[] {
  if (!Array.isArray(part)) return []
  const [, kind, cases] = part as readonly unknown[]
  if (typeof kind !== 'string' || typeof cases !== 'object' || cases === null || Array.isArray(cases))
    return part.flatMap(pluralsIn)
  const inside = Object.values(cases).flatMap(pluralsIn)
  if (!isPlural(kind)) return inside
  const keys = Object.keys(cases).filter((key) => key !== 'offset')
  return [{ type: kind === 'plural' ? 'cardinal' : 'ordinal', keys }, ...inside]
}

/** A plural has each category of its language, and none that no number is of. */
export const plurals: Rule = (_, translated, language) =>
  pluralsIn(compileMessageOrThrow(translated)).flatMap(({ type, keys }) => {
    const all = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories as readonly string[]
    const missing = [...categoriesOf(language, type).keys()].filter((category) => !keys.includes(category))
    const unknown = keys.filter((key) => !/^\d+$/.test(key) && !all.includes(key))
    return [
      ...missing.map((category) => `has a plural without “${category}”`),
      ...unknown.map((key) => `has a plural with “${key}”, of which ${language} has no number`),
    ]
  })
