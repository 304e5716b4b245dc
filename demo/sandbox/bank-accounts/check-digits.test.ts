import { expect, test } from 'vitest'
import { isBrazilianTaxId, isClabe, isIban, isRoutingNumber } from './check-digits.ts'

/** Every wrong digit at every position. */
const withOneDigitChanged = (number: string) =>
  [...number].flatMap((character, at) =>
    /\d/.test(character)
      ? [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
          (step) => number.slice(0, at) + ((Number(character) + step) % 10) + number.slice(at + 1),
        )
      : [],
  )

test.each(['021000021', '011401533', '091000019', '322271627'])('routing number %s is valid', (number) => {
  expect(isRoutingNumber(number)).toBe(true)
  expect(withOneDigitChanged(number).filter(isRoutingNumber)).toEqual([])
})

test('a routing number of zeros is invalid', () => {
  expect(isRoutingNumber('000000000')).toBe(false)
})

test.each(['032180000118359719', '002010077777777771'])('CLABE %s is valid', (clabe) => {
  expect(isClabe(clabe)).toBe(true)
  expect(withOneDigitChanged(clabe).filter(isClabe)).toEqual([])
})

test.each(['52998224725', '11144477735', '11444777000161', '12ABC34501DE35', '00000000000191'])(
  'tax id %s is valid',
  (taxId) => {
    expect(isBrazilianTaxId(taxId)).toBe(true)
  },
)

test.each(['52998224726', '52998224735', '11111111111', '00000000000', '11444777000162', '12ABC34501DE36'])(
  'tax id %s is invalid',
  (taxId) => {
    expect(isBrazilianTaxId(taxId)).toBe(false)
  },
)

test.each([
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'MT84MALT011000012345MTLCAST001S',
  'NO9386011117947',
  'ES9121000418450200051332',
])('IBAN %s is valid', (iban) => {
  expect(isIban(iban)).toBe(true)
  expect(withOneDigitChanged(iban).filter(isIban)).toEqual([])
})

test.each(['DE8937040044053201300', 'DE893704004405320130000', 'ZZ89370400440532013000', 'DE', ''])(
  'IBAN %j is not',
  (iban) => {
    expect(isIban(iban)).toBe(false)
  },
)
