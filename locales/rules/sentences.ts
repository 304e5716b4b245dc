import { englishFormsOf, formsOf } from './message.ts'
import type { Rule } from './rule.ts'

/** Languages that mark no end of a sentence. */
const UNMARKED: ReadonlySet<string> = new Set(['th'])
export const isMarked = (language: string) => !UNMARKED.has(language)

/** Abbreviations whose period ends no sentence. */
const ABBREVIATIONS: Readonly<Record<string, RegExp>> = {
  en: /\b(?:e\.g|i\.e|P\.O|U\.S|etc)\./g,
  es: /(?<!\p{L})(?:p\. ?ej|ej|EE\. ?UU|núm|Ud|Uds|S\. ?A)\./giu,
  'pt-BR': /(?<!\p{L})(?:p\. ?ex|ex|núm|S\. ?A)\./giu,
  de: /(?<!\p{L})(?:z\. ?B|d\. ?h|u\. ?a|Nr|ca|bzw|inkl|usw|evtl)\./giu,
  fr: /(?<!\p{L})(?:p\. ex|par ex|ex|etc|M|Mme)\./gu,
  it: /(?<!\p{L})(?:ad es|es|ecc|n)\./giu,
  id: /(?<!\p{L})(?:mis|dll|dsb|No)\./giu,
  vi: /(?<!\p{L})(?:v\.v|VD|TP)\./giu,
  hi: /(?<!\p{L})(?:उदा|डॉ)\./gu,
}

const END = /[।。！？]+|[.?!…؟۔]+(?=["”»’)\]」』]*(?:\s|$|<)|[^\p{ASCII}])/gu

/** The sentences of a text, by the marks at their ends. What has no mark, such as a heading, is one too. */
export const sentencesIn = (text: string, language: string): readonly string[] =>
  text
    .replaceAll(ABBREVIATIONS[language] ?? /(?!)/g, (found) => found.replaceAll('.', '·'))
    .split(END)
    .map((sentence) => sentence.replaceAll(/<\/?\d+\/?>/g, '').trim())
    .filter((sentence) => /[\p{L}\p{Nd}{]/u.test(sentence))

const endsWithMark = (text: string) => /[.?!…؟۔।。！？:：]["”»’)\]」』\s]*(?:<\/\d+>)?$/u.test(text)

/** A sentence that was left out, or joined to another, says less or something else. */
export const sentences: Rule = (english, translated, language) => {
  if (!isMarked(language)) return []
  const source = formsOf(english)
  const faults = formsOf(translated).flatMap((form) => {
    const texts = englishFormsOf(source, form).map(({ text }) => text)
    const wanted = texts.map((text) => sentencesIn(text, 'en').length)
    const found = sentencesIn(form.text, language).length
    if (texts.length > 0 && !wanted.includes(found)) return [`has ${found} sentences, and English has ${wanted[0]}`]
    const isMarked = endsWithMark(form.text)
    return texts.length === 0 || texts.some((text) => endsWithMark(text) === isMarked)
      ? []
      : [isMarked ? 'ends with a mark, and English does not' : 'has no mark at its end, and English has one']
  })
  return [...new Set(faults)]
}
