import { bankTypeRow } from '../../../demo/sandbox/tables/bank-types.ts'
import { BANK_TYPES, rulesOf, type BankType } from '../../../src/domain/bank-accounts/form/bank-types.ts'
import { isPostBox } from '../../../src/domain/bank-accounts/form/help/post-box.ts'
import { writtenField } from '../../../src/domain/bank-accounts/form/typed/typed-field.ts'
import { FIAT_CURRENCIES, flagOf, type Fiat } from '../../../src/domain/currency.ts'
import { alpha2Of } from '../../../src/domain/residency/countries.ts'

const CURRENCIES = 'src/domain/currency.ts'
const BANK_TYPES_FILE = 'src/domain/bank-accounts/form/bank-types.ts'
const HERE = 'test/contract/rows/countries.ts'

interface Words {
  /** Before an account number in a bank's letter. */
  readonly account: string
  /** In an address in which nobody lives. */
  readonly postBox: string
}

const ENGLISH: Words = { account: 'Account number', postBox: 'P.O. Box' }

/** In the languages of the countries that are paid to. */
const WORDS: Readonly<Record<string, Words>> = {
  en: ENGLISH,
  es: { account: 'Número de cuenta', postBox: 'Apartado postal' },
  // Banks of the Philippines write in English.
  fil: ENGLISH,
  hi: { account: 'खाता संख्या', postBox: 'पोस्ट बॉक्स' },
  id: { account: 'Nomor rekening', postBox: 'Kotak pos' },
  pt: { account: 'Número da conta', postBox: 'Caixa postal' },
  th: { account: 'เลขที่บัญชี', postBox: 'ตู้ ปณ.' },
  vi: { account: 'Số tài khoản', postBox: 'Hộp thư' },
}

/** By ISO 4217 a currency's code begins with that of its country, and the euro's with that of the Union. */
function wrongCurrency(fiat: Fiat): readonly string[] {
  const code = fiat.toUpperCase()
  return [
    ...(Intl.supportedValuesOf('currency').includes(code) ? [] : [`${CURRENCIES} has ${code}, which ISO 4217 has not`]),
    ...(code.startsWith(flagOf(fiat))
      ? []
      : [`${CURRENCIES} has the flag ${flagOf(fiat)} for ${fiat}, ISO 4217 ${code.slice(0, 2)}`]),
  ]
}

/** An account is in the country whose money it has. Where the customer picks the country, there is none. */
function wrongCountry(type: BankType): readonly string[] {
  const { country, currency } = rulesOf(type)
  const { country: sampled } = bankTypeRow(type).sampleAddress
  if (country === '') return []
  return [
    ...(alpha2Of(country) === flagOf(currency)
      ? []
      : [`${BANK_TYPES_FILE} has the country ${country} for ${type}, and ${currency} is of ${flagOf(currency)}`]),
    ...(sampled === country
      ? []
      : [`demo/sandbox/tables/bank-types.ts has an address in ${sampled} for ${type}, the product in ${country}`]),
  ]
}

/** What customers of the country paste with a number, and what they may not give as their address. */
function unknownWords(type: BankType): readonly string[] {
  const { country, texts } = rulesOf(type)
  const alpha2 = alpha2Of(country)
  if (alpha2 === null) return []
  const { language } = new Intl.Locale(`und-${alpha2}`).maximize()
  const words = WORDS[language!]
  if (!words)
    return [
      `${HERE} has no words of ${language}, the language of ${type}, for an account number and a post office box: WORDS`,
    ]
  const isUnderstood =
    !texts.accountNumber || writtenField('accountNumber', `${words.account}: 12345678`) === '12345678'
  return [
    ...(isUnderstood
      ? []
      : [
          `src/domain/bank-accounts/form/typed/typed-field.ts does not know “${words.account}”, by which ${type} labels an account number: ACCOUNT`,
        ]),
    ...(isPostBox(`${words.postBox} 12`)
      ? []
      : [
          `src/domain/bank-accounts/form/help/post-box.ts does not know “${words.postBox}”, a post office box of ${type}: WORDS`,
        ]),
  ]
}

/** What currencies and bank types have otherwise than ISO and the countries that they are of. */
export const wrongCountries = (): readonly string[] => [
  ...FIAT_CURRENCIES.flatMap(wrongCurrency),
  ...BANK_TYPES.flatMap((type) => [...wrongCountry(type), ...unknownWords(type)]),
]
