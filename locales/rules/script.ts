import { PROPER_NAMES } from '../proper-names.ts'
import { allWordsOf, formsOf } from './message.ts'
import type { Rule } from './rule.ts'

/**
 * Names that are written in Latin letters everywhere, besides those of banking; a longer one stands before its beginning. Abbreviations,
 * such as QR, are known by their letters.
 */
const NAMES = ['Aptos', 'Circle', 'Solana', 'Sphere Dashboard', 'Sphere', 'Sui', 'Tron', 'Wi-Fi', 'copia e cola']
/** What is typed as it stands, in every script: attributes of the tag and addresses. */
const TYPED = ['application-id', 'api-url', 'https', '/v1/ramp', 'example.com']

const LETTERS: Readonly<Record<string, string>> = {
  Arab: 'Arabic',
  Deva: 'Devanagari',
  Hans: 'Han',
  Latn: 'Latin',
  Thai: 'Thai',
}

/** Marks between words that only these scripts use. */
const MARKS: Readonly<Record<string, RegExp>> = {
  Arab: /[،؛؟٪]/gu,
  Deva: /[।॥]/gu,
  Hans: /[\u{3001}-\u{3011}\u{FF01}\u{FF08}\u{FF09}\u{FF0C}\u{FF0E}\u{FF1A}\u{FF1B}\u{FF1F}]/gu,
}
/** Marks of Latin that these scripts have in a form of their own, after a letter of theirs or a value. */
const LATIN_MARKS: Readonly<Record<string, RegExp>> = {
  Arab: /[\p{sc=Arabic}}][,;?]/u,
  Deva: /[\p{sc=Devanagari}}](?<!उदा|डॉ)\.(?!\p{L})/u,
  Hans: /[\p{sc=Han}}][,;:?!.]/u,
}

const LATIN_WORD = /\p{sc=Latin}[\p{sc=Latin}\d’-]*/gu
const known = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[...PROPER_NAMES, ...NAMES, ...TYPED].join('|')})(?![\p{L}\d])`,
  'gu',
)
const isAbbreviation = (word: string) => /\p{Lu}\p{L}*\p{Lu}|^(?:\p{Lu}{2,})s$/u.test(word)

const scriptOf = (language: string) => new Intl.Locale(language).maximize().script ?? ''

/** The Latin words of a text in another script that are no names of the English text. */
function latinIn(english: string, text: string): readonly string[] {
  const words = text.replaceAll(known, ' ').match(LATIN_WORD) ?? []
  return words.filter((word) => !(isAbbreviation(word) && english.includes(word)))
}

const others = (text: string, script: string) => {
  const own = LETTERS[script] ?? script
  const known = ['sc=Common', 'sc=Inherited', 'sc=Latin', `sc=${own}`, `scx=${own}`]
  const letters = text.match(new RegExp(`[^${known.map((name) => String.raw`\p{${name}}`).join('')}]`, 'gu')) ?? []
  const marks = Object.entries(MARKS).flatMap(([of, signs]) => (of === script ? [] : (text.match(signs) ?? [])))
  const digits = text.match(/(?!\d)\p{Nd}/gu) ?? []
  return [...letters, ...marks, ...digits]
}

/** The characters of GB 2312, which has the simplified ones and of the traditional ones only those that are both. */
const SIMPLIFIED = new Set(
  new TextDecoder('gbk').decode(
    Uint8Array.from({ length: 72 * 94 * 2 }, (_, at) =>
      at % 2 === 0 ? 0xb0 + Math.floor(at / 188) : 0xa1 + ((at >> 1) % 94),
    ),
  ),
)

const traditionalIn = (text: string, script: string) =>
  script === 'Hans' ? [...text].filter((letter) => /\p{sc=Han}/u.test(letter) && !SIMPLIFIED.has(letter)) : []

/** Letters, marks and digits of another script than the language’s. Digits are Latin everywhere. */
export const script: Rule = (english, translated, language) => {
  const own = scriptOf(language)
  const text = allWordsOf(translated)
  const latin = own === 'Latn' ? [] : latinIn(allWordsOf(english), text)
  const texts = formsOf(translated).map((form) => form.text.replaceAll(/<\/?\d+\/?>/g, ''))
  const mark = LATIN_MARKS[own]?.exec(texts.join('\n'))?.[0]
  return [
    ...[...new Set([...others(text, own), ...traditionalIn(text, own), ...latin])].map(
      (found) => `has “${found}” of another script`,
    ),
    ...(mark === undefined ? [] : [`has a mark of Latin: “${mark}”`]),
  ]
}
