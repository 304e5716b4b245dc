import { englishFormsOf, type Form, formsOf } from '../rules/message.ts'
import { isMarked, sentencesIn } from '../rules/sentences.ts'
import type { Facts } from './facts.ts'
import { MONEY } from './money.ts'

/** The sentences of a text with the marks that stand for a name, such as `<1/>`. */
export const sentencesWithNames = (text: string, language: string): readonly string[] =>
  sentencesIn(text.replaceAll(/<(\d+)\/>/g, '{$1}'), language).map((sentence) =>
    sentence.replaceAll(/\{(\d+)\}/g, '<$1/>'),
  )

export interface Statement {
  readonly english: string
  /** The sentence of the translation; the whole text, where its language does not mark sentences. */
  readonly sentence: string
  /** Which sentence it is, and which statement of it; of a text without sentences, which statement. From 1. */
  readonly place: string
  readonly facts: Facts
}

/** What a form of a translation states of money, as English does in the sentence at the same place. */
function statementsOfForm(english: readonly Form[], form: Form, language: string): readonly Statement[] {
  const [source] = englishFormsOf(english, form)
  const theirs = isMarked(language) ? sentencesWithNames(form.text, language) : [form.text]
  const stated = sentencesWithNames(source?.text ?? '', 'en').flatMap((sentence, index) =>
    (MONEY.get(sentence) ?? []).map((facts, at) => ({ sentence, index, at, facts })),
  )
  return stated.map(({ sentence, index, at, facts }, order) => ({
    english: sentence,
    sentence: theirs[isMarked(language) ? index : 0] ?? '',
    place: isMarked(language) ? `${index + 1}.${at + 1}` : `${order + 1}`,
    facts,
  }))
}

export interface StatedForm {
  /** The choices of its plurals and selects, such as `count few`; empty without any. */
  readonly form: string
  readonly text: string
  readonly statements: readonly Statement[]
}

/** The forms of a translation that state something of money. Two with the same words are one. */
export function statedForms(english: string, translated: string, language: string): readonly StatedForm[] {
  const source = formsOf(english)
  const texts = new Set<string>()
  return formsOf(translated).flatMap((form) => {
    const statements = statementsOfForm(source, form, language)
    if (statements.length === 0 || texts.has(form.text)) return []
    texts.add(form.text)
    return [{ form: form.when.map(({ name, key }) => `${name} ${key}`).join(', '), text: form.text, statements }]
  })
}
