import { formsOf } from './message.ts'
import type { Rule } from './rule.ts'

type Fault = readonly [wrong: RegExp, fault: string]

/**
 * The product isolates what is written in another direction: a mark inside a text would isolate it twice, or be copied with it. Where a
 * line may end is marked by the compiler. A straight quote before a value would make text of it.
 */
const ANYWHERE: readonly Fault[] = [
  [/["']/, 'has a straight quote'],
  [/[´`′″]/u, 'has an accent or a measure in place of a quote'],
  [/[\u{61C}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u, 'has a mark of direction, which nobody sees'],
  [/[\u{AD}\u{200B}\u{2060}\u{FEFF}]/u, 'has a mark of the end of a line, which nobody sees'],
  [/^\s|\s$/, 'begins or ends with a space'],
  [/[ \u{A0}\u{202F}]{2}/u, 'has two spaces together'],
  [/\} \{currency\}/, 'has a space between an amount and its currency at which the line could break'],
]

const NO_BREAK = String.raw`[\u{A0}\u{202F}]`
const FRENCH: readonly Fault[] = [
  [new RegExp(String.raw`(?<!${NO_BREAK}|[;:!?»\s])[;:!?»](?!//)`, 'u'), 'has no space before a sign'],
  [/[\t\n ][;:!?»]/u, 'has a space before a sign at which the line could break'],
  [new RegExp(`«(?!${NO_BREAK})`, 'u'), 'has no no-break space after “«”'],
]
/** A time of day is no sign of a sentence. */
const withoutTimes = (text: string) => text.replaceAll(/\d{1,2}:\d{2}/g, '0')

/** Straight quotes, marks that nobody sees, spaces that nothing needs, and in French the spaces at signs. */
export const signs: Rule = (_, translated, language) => {
  const texts = formsOf(translated).map(({ text }) => withoutTimes(text.replaceAll(/\{[^{}]*\}/g, 'x')))
  const found = ANYWHERE.filter(([wrong]) => wrong.test(translated) || texts.some((text) => wrong.test(text))).map(
    ([, fault]) => fault,
  )
  if (new Intl.Locale(language).language !== 'fr') return found
  return [...found, ...FRENCH.flatMap(([wrong, fault]) => (texts.some((text) => wrong.test(text)) ? [fault] : []))]
}
