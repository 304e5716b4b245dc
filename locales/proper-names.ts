import { englishMessages } from './messages.ts'

/** The rails whose text has the comment "A proper name." */
export const RAIL_NAMES: readonly string[] = englishMessages()
  .filter(({ id, comment }) => id.startsWith('payouts.rail.') && /\bA proper\s+name\./.test(comment))
  .map(({ text }) => text)

/**
 * Names of banking and of networks that every language writes as English does. What explains them is translated: the hint of a CLABE, not
 * "CLABE".
 */
export const PROPER_NAMES: readonly string[] = [
  'BIC',
  'CLABE',
  'CNPJ',
  'CPF',
  'FFC',
  'IBAN',
  'IFSC',
  'PAN',
  'USDC',
  'USDT',
  ...RAIL_NAMES,
].toSorted()

const asWord = (name: string, flags: string) => new RegExp(String.raw`(?<![\p{L}\d])${name}(?![\p{L}\d])`, flags)
const AS_WRITTEN = PROPER_NAMES.map((name) => [name, asWord(name, 'u')] as const)
/** In a language of ours these are words too, such as "fast", and cannot be told apart from them. */
const WORDS_TOO: readonly string[] = ['FAST', 'PAN']
const IN_ANY_LETTERS = PROPER_NAMES.filter((name) => !WORDS_TOO.includes(name)).map(
  (name) => [name, asWord(name, 'iu')] as const,
)

/** A text without the names of rails, which as they are written are no words of its language, as "giro" is of Spanish. */
export const withoutNames = (text: string, names = RAIL_NAMES): string =>
  names.reduce((rest, name) => rest.replaceAll(asWord(name, 'gu'), ' '), text)

/** The names that an English text has and its translation lacks. */
export const missingNames = (english: string, translation: string): readonly string[] =>
  AS_WRITTEN.filter(([, word]) => word.test(english) && !word.test(translation)).map(([name]) => name)

/** The names that a text writes in other letters, such as "Iban". */
export const misspelledNames = (text: string): readonly string[] =>
  IN_ANY_LETTERS.flatMap(([name, word]) => {
    const found = word.exec(text)?.[0]
    return found === undefined || found === name ? [] : [found]
  })
