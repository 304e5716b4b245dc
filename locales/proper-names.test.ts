import { expect, test } from 'vitest'
import { englishMessages } from './messages.ts'
import { misspelledNames, missingNames, PROPER_NAMES, withoutNames } from './proper-names.ts'

const english = englishMessages()

test('English has each proper name, and writes it in one way [S9]', () => {
  expect(PROPER_NAMES.filter((name) => !english.some(({ text }) => text.includes(name)))).toEqual([])
  expect(english.flatMap(({ id, text }) => misspelledNames(text).map((name) => `${id}: ${name}`))).toEqual([])
})

test.each([
  ['Enter the CLABE.', 'Ingresa la clave.', ['CLABE']],
  ['Enter the CLABE.', 'Ingresa la CLABE.', []],
  ['This IBAN isn’t valid.', 'Diese IBAN-Nummer ist ungültig.', []],
  ['CPF or CNPJ.', 'CPF oder cnpj.', ['CNPJ']],
  ['Pix transfer', 'Überweisung mit PIX', ['Pix']],
])('of “%s”, “%s” lacks %j [S9]', (source, translation, names) => {
  expect(missingNames(source, translation)).toEqual(names)
})

test('a name in other letters is found [S9]', () => {
  expect(misspelledNames('Your Iban, by instapay or Sepa')).toEqual(['Iban', 'instapay', 'Sepa'])
  expect(misspelledNames('A fast transfer by FAST, to a pixel')).toEqual([])
})

test('a name as it is written is no word of a language, and is left out of the search for words [S9]', () => {
  expect(withoutNames('Transferencia GIRO, o un giro por GIROS', ['GIRO'])).toBe('Transferencia  , o un giro por GIROS')
})
