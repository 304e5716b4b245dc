import { GLOSSARY } from '../glossary.ts'
import { withoutNames } from '../proper-names.ts'
import { allWordsOf, englishFormsOf, formsOf, wordsOf } from './message.ts'
import type { Rule } from './rule.ts'

/** Languages whose words join: a rendering may be a part of a longer word. Scripts other than Latin join them too, or mark no words. */
const JOINS: ReadonlySet<string> = new Set(['de'])

/** Vowel signs that Arabic writes only where a word could be misread. */
const bare = (text: string) => text.normalize('NFC').replaceAll(/[\u{64B}-\u{652}\u{640}]/gu, '')

function matcher(words: string, language: string): RegExp {
  const isLatin = new Intl.Locale(language).maximize().script === 'Latn'
  return new RegExp(`${isLatin && !JOINS.has(language) ? String.raw`(?<!\p{L})` : ''}(?:${bare(words)})`, 'iu')
}

const writtenIn = (words: string) => words.split(/[|(]/)[0]!

/** The words of each form of a translation whose English, in every form that it may say, has a term. */
const formsWith = (term: RegExp, english: string, translated: string): readonly string[] =>
  formsOf(translated)
    .filter((form) => {
      const theirs = englishFormsOf(formsOf(english), form)
      return theirs.length > 0 && theirs.every(({ text }) => term.test(wordsOf(text).trim()))
    })
    .map(({ text }) => wordsOf(text))

/** Each term of the glossary that English has is there in its one rendering, in each form of a plural or a select, and in no other word. */
export const glossary: Rule = (english, translated, language) => {
  const source = allWordsOf(english).trim()
  const text = bare(allWordsOf(translated))
  return Object.entries(GLOSSARY)
    .filter(([, term]) => term.english.test(source))
    .flatMap(([name, term]) => {
      const rendering = term.words[language]
      if (!rendering) return [`has ${name}, for which locales/glossary.ts has no word of ${language}`]
      const is = matcher(rendering.is, language)
      const lacking = formsWith(term.english, english, translated).filter((form) => !is.test(bare(form)))
      const other = matcher(rendering.not, language).exec(withoutNames(text))?.[0]
      return [
        ...(lacking.length === 0 ? [] : [`lacks “${writtenIn(rendering.is)}”, which is ${name}`]),
        ...(other === undefined ? [] : [`says “${other}” for ${name}`]),
      ]
    })
}
