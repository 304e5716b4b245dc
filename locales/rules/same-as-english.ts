import { PROPER_NAMES } from '../proper-names.ts'
import { formsOf, wordsOf } from './message.ts'
import { sentencesIn } from './sentences.ts'
import type { Rule } from './rule.ts'

/** English texts that a language writes in the same letters, because it has the same word. */
export const SAME_WORDS: Readonly<Record<string, readonly string[]>> = {
  // The countries, and what Spanish-speaking banks and exchanges call a wire and a stablecoin.
  es: ['Colombia', 'India', 'Indonesia', 'Stablecoin', 'Vietnam', 'Wire'],
  de: [
    '(optional)',
    'Details',
    'Filter',
    'Name',
    'Region',
    'Stablecoin',
    'Status',
    'Thailand',
    'Transfer',
    'Transfers',
    'Trust',
    'Vietnam',
    'Wallet',
    'Wallets',
    'Website',
    'Wire',
  ],
  fr: [
    'Activation',
    'Canada',
    'Date',
    'Europe',
    'Menu',
    'Message',
    'Philippines',
    'Province',
    'Session',
    'Stablecoin',
    'Wire',
  ],
  id: [
    'Email',
    'Filter',
    'India',
    'Indonesia',
    'Menu',
    'Sort code',
    'Stablecoin',
    'Status',
    'Thailand',
    'Transfer',
    'Vietnam',
    'Wire',
  ],
  it: [
    'Canada',
    'Colombia',
    'Email',
    'India',
    'Indonesia',
    'Menu',
    'Password',
    'Singapore',
    'Sort code',
    'Stablecoin',
    'Trust',
    'Vietnam',
    'Wallet',
    'Wire',
  ],
  'pt-BR': ['Menu', 'Routing number', 'Sort code', 'Stablecoin', 'Status', 'Wire'],
  vi: [
    'Brazil',
    'Canada',
    'Colombia',
    'Email',
    'Indonesia',
    'Menu',
    'Mexico',
    'Philippines',
    'Singapore',
    'Stablecoin',
    'Wire',
  ],
}

const names = new RegExp(String.raw`(?<![\p{L}\d])(?:${PROPER_NAMES.join('|')}|\p{Lu}{2,}s?)(?![\p{L}\d])`, 'gu')

/** Whether a sentence says anything but names, values and numbers. */
const isTranslated = (sentence: string) => /\p{L}/u.test(wordsOf(sentence).replaceAll(names, ' '))

const textOf = (sentence: string) => sentence.replaceAll(/\s+/g, ' ').toLowerCase()

/** A sentence that was left in English, in any form of a message. */
export const sameAsEnglish: Rule = (english, translated, language) => {
  const same = (SAME_WORDS[language] ?? []).map(textOf)
  const source = new Set(formsOf(english).flatMap(({ text }) => sentencesIn(text, 'en').map(textOf)))
  const left = formsOf(translated)
    .flatMap(({ text }) => sentencesIn(text, 'en'))
    .filter((sentence) => source.has(textOf(sentence)) && !same.includes(textOf(sentence)) && isTranslated(sentence))
  return [...new Set(left)].map((sentence) => `has the words of English: “${sentence}”`)
}
