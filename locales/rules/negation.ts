import { isNegated } from '../money/negations.ts'
import { statedForms } from '../money/statements.ts'
import type { Rule } from './rule.ts'

/** Where English negates in a sentence about money, the sentence of the translation does. */
export const negation: Rule = (english, translated, language) => {
  const negated = statedForms(english, translated, language)
    .flatMap(({ statements }) => statements)
    .filter((statement) => isNegated(statement.english, 'en'))
  if (negated.length === 0) return []
  if (isNegated('', language) === null) return [`negates, and locales/money/negations.ts has no words of ${language}`]
  const lacking = negated.filter(({ sentence }) => !isNegated(sentence, language))
  const faults = lacking.map((stated) => `lacks a negation in “${stated.sentence}”, for “${stated.english}”`)
  return [...new Set(faults)]
}
