/**
 * Names of banking and of networks that every language writes as English does. What explains them is translated: the hint of a CLABE, not
 * "CLABE".
 */
export const PROPER_NAMES = [
  'ACH',
  'BIC',
  'CLABE',
  'CNPJ',
  'CPF',
  'EFT',
  'FAST',
  'FFC',
  'Faster Payments',
  'IBAN',
  'IFSC',
  'InstaPay',
  'NEFT',
  'PAN',
  'PESONet',
  'PSE',
  'Pix',
  'SEPA',
  'SPEI',
  'SWIFT',
  'USDC',
  'USDT',
] as const

const asWord = (name: string, flags: string) => new RegExp(String.raw`(?<![\p{L}\d])${name}(?![\p{L}\d])`, flags)

/** The names that an English text has and its translation lacks. */
export const missingNames = (english: string, translation: string): readonly string[] =>
  PROPER_NAMES.filter((name) => asWord(name, 'u').test(english) && !asWord(name, 'u').test(translation))

/** The names that a text writes in other letters, such as "Iban". Names that are words too, such as "fast", cannot be told apart. */
export const misspelledNames = (text: string): readonly string[] =>
  PROPER_NAMES.filter((name) => !['FAST', 'PAN'].includes(name)).flatMap((name) => {
    const found = asWord(name, 'iu').exec(text)?.[0]
    return found === undefined || found === name ? [] : [found]
  })
