import { isNegated, negationsIn } from '../money/negations.ts'
import { type StatedForm, statedForms } from '../money/statements.ts'
import type { Rule } from './rule.ts'
import { isMarked } from './sentences.ts'

/** Where the ends of sentences are not marked, a text negates at least as often as English. */
function tooFew({ text, statements }: StatedForm, language: string): readonly string[] {
  const wanted = new Set(statements.filter(({ english }) => isNegated(english, 'en')).map(({ english }) => english))
    .size
  const found = negationsIn(text, language)
  return !isMarked(language) && found > 0 && found < wanted ? [`negates ${found} times, and English ${wanted}`] : []
}

/** Where English negates in a sentence about money, the sentence of the translation does. */
export const negation: Rule = (english, translated, language) => {
  const forms = statedForms(english, translated, language)
  const negated = forms
    .flatMap(({ statements }) => statements)
    .filter((statement) => isNegated(statement.english, 'en'))
  if (negated.length === 0) return []
  if (isNegated('', language) === null) return [`negates, and locales/money/negations.ts has no words of ${language}`]
  const lacking = negated.filter(({ sentence }) => !isNegated(sentence, language))
  const faults = lacking.map((stated) => `lacks a negation in “${stated.sentence}”, for “${stated.english}”`)
  return [...new Set([...faults, ...forms.flatMap((form) => tooFew(form, language))])]
}
