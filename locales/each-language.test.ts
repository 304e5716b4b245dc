import { describe, expect, test } from 'vitest'
import { GLOSSARY } from './glossary.ts'
import { faultsOfMessage } from './languages.ts'
import { categoriesOf } from './rules/plurals.ts'

/** What each language calls a wallet, and an old word that it does not use: enough of it to plant the same defect in every one. */
const WORDS = Object.entries(GLOSSARY['wallet']!.words).map(([language, { is, not }]) => ({
  language,
  wallet: is.split(/[|(]/)[0]!,
  other: not.split(/[|(]/)[0]!,
}))

const faultsOf = (language: string, english: string, translated: string) =>
  faultsOfMessage({ id: 'a.b', area: 'ui', comment: '', text: english }, translated, language)

const plural = (wallet: string, categories: readonly string[]) =>
  `{count, plural, ${categories.map((category) => `${category} {# ${wallet}}`).join(' ')}}`

describe.each(WORDS)('in $language', ({ language, wallet, other }) => {
  test('a wallet in another word, and another value, are named [S9]', () => {
    expect(faultsOf(language, 'my wallet {name}', `${wallet} {name}`)).toEqual([])
    expect(faultsOf(language, 'my wallet {name}', `${other} {name}`).join()).toContain(`says “${other}” for wallet`)
    expect(faultsOf(language, 'my wallet {name}', `${wallet} {network}`)).toEqual([
      'lacks {name} (values)',
      'has {network}, which English has not (values)',
    ])
  })

  test('a line that may end between an amount and its currency is named [S9]', () => {
    const english = 'min {amount}\u00A0{currency}'
    expect(faultsOf(language, english, `${wallet} {amount}\u00A0{currency}`)).toEqual([])
    expect(faultsOf(language, english, `${wallet} {amount} {currency}`).join()).toContain(
      'at which the line could break',
    )
  })

  test('a number in the writing of another language is named [S9]', () => {
    const right = new Intl.NumberFormat(`${language}-u-nu-latn`).format(50_000)
    const wrong = right.includes('.') ? '50,000' : '50.000'
    expect(faultsOf(language, 'my wallet 50,000', `${wallet} ${right}`)).toEqual([])
    expect(faultsOf(language, 'my wallet 50,000', `${wallet} ${wrong}`)).toContain('lacks 50000 (values)')
  })

  test('each plural category that is left out is named [S9]', () => {
    const english = '{count, plural, one {my # wallet} other {my # wallets}}'
    const categories = [...categoriesOf(language).keys()]
    expect(faultsOf(language, english, plural(wallet, categories))).toEqual([])
    for (const left of categories) {
      // A plural needs a case to be one: of a language with a single category it is that of English.
      const others = categories.length === 1 ? ['one'] : categories.filter((category) => category !== left)
      const fault = `has a plural without “${left}” (plurals)`
      expect(faultsOf(language, english, plural(wallet, others))).toContain(fault)
    }
  })
})
