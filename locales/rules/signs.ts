import { allWordsOf, formsOf } from './message.ts'
import type { Rule } from './rule.ts'

/** The product isolates what is written in another direction. A mark inside a text would isolate it twice, or be copied with it. */
const MARKS = /[\u{61C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u

const NO_BREAK = String.raw`[\u{A0}\u{202F}]`
const FRENCH: readonly (readonly [wrong: RegExp, fault: string])[] = [
  [new RegExp(String.raw`(?<!${NO_BREAK}|[;:!?»\s])[;:!?»](?!//)`, 'u'), 'has no space before a sign'],
  [/[\t\n ][;:!?»]/u, 'has a space before a sign at which the line could break'],
  [new RegExp(`«(?!${NO_BREAK})`, 'u'), 'has no no-break space after “«”'],
]
/** A time of day is no sign of a sentence. */
const withoutTimes = (text: string) => text.replaceAll(/\d{1,2}:\d{2}/g, '0')

/** Straight quotes, marks of direction, and in French the spaces at signs. */
export const signs: Rule = (_, translated, language) => {
  const texts = formsOf(translated).map(({ text }) => withoutTimes(text.replaceAll(/\{[^{}]*\}/g, 'x')))
  const found = [
    ...(/["']/.test(allWordsOf(translated)) ? ['has a straight quote'] : []),
    ...(MARKS.test(translated) ? ['has a mark of direction, which nobody sees'] : []),
  ]
  if (new Intl.Locale(language).language !== 'fr') return found
  return [...found, ...FRENCH.flatMap(([wrong, fault]) => (texts.some((text) => wrong.test(text)) ? [fault] : []))]
}
