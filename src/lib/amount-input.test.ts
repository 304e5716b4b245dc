import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '../../test/support/part.ts'
import { readAmount, separatorsOf } from './amount-input.ts'
import { fromUnits } from './money.ts'

const LANGUAGES = ['en', 'es', 'pt-BR', 'fr', 'de', 'it', 'id', 'vi', 'th', 'hi', 'zh-CN', 'ar']
const DIGITS = ['latn', 'arab', 'arabext', 'deva', 'beng', 'thai', 'fullwide']

test.each([
  ['en', '1234.5', '1234.50'],
  ['en', '1,234', '1234.00'],
  ['en', '1,234,567.89', '1234567.89'],
  ['en', '12,34,567', '1234567.00'],
  ['en', '1.234,56', '1234.56'],
  ['en', '1.234.567', '1234567.00'],
  ['en', '$1,234.50', '1234.50'],
  ['en', 'US$ 5', '5.00'],
  ['en', '5 USDC', '5.00'],
  ['en', ' .5 ', '0.50'],
  ['en', '5.', '5.00'],
  ['en', '0007', '7.00'],
  ['de', '1.234', '1234.00'],
  ['de', '1234,5', '1234.50'],
  ['de', "1'234,50", '1234.50'],
  ['fr', '1 234,50 €', '1234.50'],
  ['fr', '1\u202F234,50', '1234.50'],
  ['fr', '12.5', '12.50'],
  ['pt-BR', 'R$ 1.234,56', '1234.56'],
  ['ar', '١٬٢٣٤٫٥٠', '1234.50'],
  ['ar', '\u200F١٢٫٥', '12.50'],
  ['hi', '१,२३,४५६.७५', '123456.75'],
  ['th', '๑,๒๓๔.๕', '1234.50'],
  ['en', '4.200,00 kr.', '4200.00'],
  ['en', '1.000,-', '1000.00'],
  ['de', '1.000,-- €', '1000.00'],
  ['en', '5,-', '5.00'],
  ['en', 'CHF 1’234.–', '1234.00'],
  ['en', 'Fr. 1’234.50', '1234.50'],
  ['en', 'Rs. 1,00,000', '100000.00'],
  ['en', 'Rs 1,00,000/-', '100000.00'],
  ['en', '1 000:-', '1000.00'],
  ['en', '1\u2007234.50', '1234.50'],
  ['en', '1\u3000234.50', '1234.50'],
  ['en', '１，２３４．５０', '1234.50'],
  ['en', '￥１２３４', '1234.00'],
  ['en', '1 234,50 zł', '1234.50'],
  ['en', '"1,234.50"', '1234.50'],
  ['en', '1,234.50.', '1234.50'],
  ['en', 'usd 5', '5.00'],
  ['vi', '1.500.000đ', '1500000.00'],
  ['zh-CN', '1,500元', '1500.00'],
  ['th', '1,500 บาท', '1500.00'],
  ['hi', 'रु 1,00,000', '100000.00'],
])('the language %s reads %j as %s [SAFE-A1]', (language, text, amount) => {
  expect(readAmount(text, language)).toEqual({ ok: true, amount })
})

test.each(LANGUAGES)(
  'a point or a comma with at most two digits after it is decimal in %s [SAFE-A1, F30]',
  (language) => {
    for (const [digits, amount] of [
      ['12#5', '12.50'],
      ['12#50', '12.50'],
      ['0#5', '0.50'],
      ['#5', '0.50'],
      ['12#', '12.00'],
      ['1234#5', '1234.50'],
      ['1000#05', '1000.05'],
      ['१२#५', '12.50'],
      ['١٢#٥', '12.50'],
    ] as const)
      for (const mark of ['.', ','])
        expect(readAmount(digits.replace('#', mark), language)).toEqual({ ok: true, amount })
  },
)

test.each([
  ['en', '', 'empty'],
  ['en', '   ', 'empty'],
  ['en', '-5', 'negative'],
  ['en', '−5', 'negative'],
  ['en', '0,123', 'tooManyDecimals'],
  ['en', '1234,567', 'tooManyDecimals'],
  ['de', '0.123', 'tooManyDecimals'],
  ['fr', '1.234', 'ambiguous'],
  ['fr', '0.234', 'tooManyDecimals'],
  ['en', '1,2345', 'tooManyDecimals'],
  ['en', "12'5", 'notANumber'],
  ['en', '1.234', 'tooManyDecimals'],
  ['de', '1,234', 'tooManyDecimals'],
  ['en', '1.230', 'tooManyDecimals'],
  ['en', '1,234.567', 'tooManyDecimals'],
  ['en', '1.2.3', 'notANumber'],
  ['en', '1,23,4', 'notANumber'],
  ['en', '1e3', 'notANumber'],
  ['en', '0x10', 'notANumber'],
  ['en', '5%', 'notANumber'],
  ['en', '10²', 'notANumber'],
  ['en', '1 2', 'notANumber'],
  ['en', '1 234 5', 'notANumber'],
  ['en', '1,234.5,6', 'notANumber'],
  ['en', '1,234 567', 'notANumber'],
  ['en', '1\u200B2', 'notANumber'],
  ['en', 'five', 'notANumber'],
  ['en', '5k', 'notANumber'],
  ['en', '5k€', 'notANumber'],
  ['en', '5 lakh', 'notANumber'],
  ['en', '5 Mio', 'notANumber'],
  ['en', '5 mil', 'notANumber'],
  ['en', '5-', 'notANumber'],
  ['en', '(500)', 'notANumber'],
  ['en', '1.2E+5', 'notANumber'],
  ['en', '5 - 10', 'notANumber'],
  ['en', '.', 'notANumber'],
  ['ar', '١٫٢٫٣', 'notANumber'],
  ['ar', '١٫٢,٣', 'notANumber'],
  ['en', '9'.repeat(61), 'notANumber'],
])('the language %s refuses %j as %s [SAFE-A1, SAFE-A7, F29]', (language, text, code) => {
  expect(readAmount(text, language)).toEqual({ ok: false, code })
})

test('the separators follow the language [SAFE-A1]', () => {
  expect(separatorsOf('en')).toEqual({ group: ',', decimal: '.' })
  expect(separatorsOf('de')).toEqual({ group: '.', decimal: ',' })
  expect(separatorsOf('pl-PL').decimal).toBe(',')
})

const cents = fc.oneof(fc.bigInt({ min: 0n, max: 10n ** 7n }), fc.bigInt({ min: 0n, max: 10n ** 20n }))
const write = (amount: string, language: string, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, options).format(amount as Intl.StringNumericLiteral)

test('an amount formatted in a language is read back unchanged, in any numbering system [SAFE-A1]', () => {
  fc.assert(
    fc.property(
      cents,
      fc.constantFrom(...LANGUAGES),
      fc.constantFrom(...DIGITS),
      fc.boolean(),
      (units, language, numberingSystem, useGrouping) => {
        const amount = fromUnits(units)
        const text = write(amount, language, { numberingSystem, useGrouping, minimumFractionDigits: 2 })
        expect(readAmount(text, language)).toEqual({ ok: true, amount })
      },
    ),
    { numRuns: runsOf(10_000) },
  )
})

// What the languages write by themselves: their own digits where they have some, and the regions that write otherwise.
const WRITERS = {
  en: ['en-IN', 'en-GB'],
  es: ['es-MX', 'es-419'],
  'pt-BR': ['pt-PT'],
  fr: ['fr-CH', 'fr-CA'],
  de: ['de-CH', 'de-AT'],
  it: ['it-CH'],
  id: [],
  vi: [],
  th: ['th-u-nu-thai'],
  hi: ['hi-u-nu-deva'],
  'zh-CN': ['zh-SG', 'zh-u-nu-fullwide'],
  ar: ['ar-EG', 'ar-SA', 'ar-u-nu-arab', 'ar-u-nu-latn'],
} as const
const CURRENCIES = 'USD EUR GBP MXN BRL COP PHP INR IDR VND THB CNY CHF CAD SGD HKD AED SAR'.split(' ')
const SPACES = [' ', '\t', '\u00A0', '\u202F', '\u2007', '\u2009', '\u3000']
const MARKS = ['', '\u200E', '\u200F', '\u061C', '\u202A', '\u202C', '\u2066', '\u2068', '\u2069']

test.each(Object.entries(WRITERS))(
  'an amount with its currency is read as Intl writes it in %s, with any space and with pasted marks of direction [SAFE-A1, I18N-01]',
  (language, regions) => {
    const style = fc.constantFrom<Intl.NumberFormatOptions[]>(
      {},
      ...(['symbol', 'narrowSymbol', 'code'] as const).flatMap((currencyDisplay) =>
        CURRENCIES.map((currency) => ({ style: 'currency', currency, currencyDisplay }) as const),
      ),
    )
    const look = fc.record({ style, useGrouping: fc.boolean(), space: fc.constantFrom(...SPACES) })
    const marks = fc.array(fc.constantFrom(...MARKS), { minLength: 80, maxLength: 80 })
    const tag = fc.constantFrom(language, ...regions)
    fc.assert(
      fc.property(cents, tag, look, marks, (units, writer, { style, space, useGrouping }, marked) => {
        const amount = fromUnits(units)
        const text = write(amount, writer, { ...style, useGrouping, minimumFractionDigits: 2 })
        const pasted = Array.from(text.replaceAll(/\p{Zs}/gu, space), (char, index) => char + marked[index % 80])
        const shown = text.length > 30 ? text : pasted.join('')
        expect(readAmount(shown, writer)).toEqual({ ok: true, amount })
      }),
      { numRuns: runsOf(300) },
    )
  },
)

test('an amount formatted in one language is read as the same number in another or refused [SAFE-A1]', () => {
  const language = fc.constantFrom(...LANGUAGES, 'de-CH', 'en-IN', 'sv', 'pl')
  fc.assert(
    fc.property(
      cents,
      language,
      language,
      fc.integer({ min: 0, max: 2 }),
      fc.constantFrom('USD', 'EUR', 'BRL', null),
      (units, writer, reader, decimals, currency) => {
        const amount = fromUnits(units - (units % 10n ** BigInt(2 - decimals)))
        const text = write(amount, writer, {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
          ...(currency && { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }),
        })
        const reading = readAmount(text, reader)
        if (reading.ok) expect(reading.amount).toBe(amount)
      },
    ),
    { numRuns: runsOf(10_000) },
  )
})

test('any text gives an amount with two decimals or a refusal [SAFE-A7]', () => {
  const text = fc.oneof(
    fc.string({ unit: fc.constantFrom(..."0123456789.,- eE+$€\u00A0'٫٬١") }),
    fc.string({ unit: 'binary' }),
  )
  fc.assert(
    fc.property(text, fc.constantFrom(...LANGUAGES), (typed, language) => {
      const reading = readAmount(typed, language)
      if (reading.ok) expect(reading.amount).toMatch(/^\d+\.\d\d$/)
      else expect(reading.code).toMatch(/^(empty|notANumber|negative|ambiguous|tooManyDecimals)$/)
    }),
    { numRuns: runsOf(5000) },
  )
})
