import type { Fiat } from '../currency.ts'

/** "US Dollar" in the interface language. */
const currencyName = (currency: Fiat, language: string): string =>
  new Intl.DisplayNames([language], { type: 'currency' }).of(currency.toUpperCase()) ?? currency.toUpperCase()

/** "US dollars" and "Euros": the same words as in a sentence, at the start of a line. */
export function currencyTitle(currency: Fiat, language: string): string {
  const [first = '', ...rest] = currencyPlural(currency, language)
  return first.toLocaleUpperCase(language) + rest.join('')
}

/** "US dollars", the plural name that follows an amount. */
export function currencyPlural(currency: Fiat, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    numberingSystem: 'latn',
  })
  const part = format.formatToParts(100).find(({ type }) => type === 'currency')
  return part?.value ?? currencyName(currency, language)
}
