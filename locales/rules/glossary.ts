import { GLOSSARY } from '../glossary.ts'
import { allWordsOf } from './message.ts'
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

/** Each term of the glossary that English has is there in its one rendering, and in no other word. */
export const glossary: Rule = (english, translated, language) => {
  const source = allWordsOf(english)
  const text = bare(allWordsOf(translated))
  return Object.entries(GLOSSARY)
    .filter(([, term]) => term.english.test(source.trim()))
    .flatMap(([name, { words }]) => {
      const rendering = words[language]
      if (!rendering) return [`has ${name}, for which locales/glossary.ts has no word of ${language}`]
      const lacks = matcher(rendering.is, language).test(text)
        ? []
        : [`lacks “${writtenIn(rendering.is)}”, which is ${name}`]
      const other = matcher(rendering.not, language).exec(text)?.[0]
      return [...lacks, ...(other === undefined ? [] : [`says “${other}” for ${name}`])]
    })
}
