import type { Fiat } from '../currency.ts'

/** The flag of a currency: an ISO 3166-1 alpha-2 code, or the European Union's. */
export const FLAG_OF = {
  usd: 'US',
  eur: 'EU',
  mxn: 'MX',
  brl: 'BR',
  php: 'PH',
  inr: 'IN',
  cad: 'CA',
  gbp: 'GB',
  cop: 'CO',
  sgd: 'SG',
  idr: 'ID',
  vnd: 'VN',
  thb: 'TH',
} as const satisfies Record<Fiat, string>

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
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'name' })
  const part = format.formatToParts(100).find(({ type }) => type === 'currency')
  return part?.value ?? currencyName(currency, language)
}
