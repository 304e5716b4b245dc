import { expect, test } from 'vitest'
import { filledForm } from '../../bank-account.fixture.ts'
import { bankAccountErrors } from '../validation.ts'
import { isPostBox } from './post-box.ts'

test.each([
  'P.O. Box 12',
  'PO Box 12',
  'p o box 7',
  'Post Office Box 3',
  'Postfach 10 01',
  'Apartado de Correos 44',
  'Apartado 44',
  'Caixa Postal 9',
  'Casilla de correo 8',
  'BP 1234',
  'Pobox 4',
  'Casella postale 2',
  'Postbus 500',
  'POB 12',
  'P.O.B. 12',
  'GPO Box 9812',
  'G.P.O. Box 1',
  'PMB 44',
  'PO Bag 7',
  'Private Mail Bag 3',
  'Kotak Pos 21',
  'ตู้ ป.ณ. 9',
  '邮政信箱 12',
])('a street %j is doubted as a post box, and sent all the same [BANK-16, B3]', (addressLine1) => {
  const form = filledForm('us')
  expect(isPostBox(addressLine1)).toBe(true)
  expect(bankAccountErrors({ ...form, beneficiaryAddress: { ...form.beneficiaryAddress, addressLine1 } })).toEqual({})
})

test.each([
  '1 Main St',
  'Boxhagener Str. 7',
  'Apartment 5',
  '12 Post Road',
  'Bpost Lane 4',
  'Calle Casillas 9',
  'C.P. 06700',
  'Pobeda 12',
  'POB Lane',
])('a street %j is none [BANK-16]', (line) => {
  expect(isPostBox(line)).toBe(false)
})
