import { expect, test } from 'vitest'
import { FIAT_CURRENCIES } from '../../currency.ts'
import { bankNameInput, onlyMatch, searchBanks, shortBankName } from './bank-name.ts'

const banks = [
  { id: 'bank_1', name: 'Banco de Bogotá' },
  { id: 'bank_2', name: 'Banco de Occidente' },
  { id: 'bank_3', name: 'Davivienda' },
]

test('without a list the name is free text [BANK-44]', () => {
  for (const currency of FIAT_CURRENCIES) {
    expect(bankNameInput(currency, [])).toEqual({ mode: 'text', allowsTyping: true, clearsOnOpen: false })
  }
})

test.each(FIAT_CURRENCIES)(
  'with a list, %s either requires a bank from it or accepts a typed name [BANK-45, BANK-46]',
  (currency) => {
    const mustPick = ['inr', 'cad', 'cop', 'sgd', 'idr', 'vnd', 'thb'].includes(currency)
    expect(bankNameInput(currency, banks)).toEqual({ mode: 'list', allowsTyping: !mustPick, clearsOnOpen: mustPick })
  },
)

test.each([
  ['BANCO', 2],
  ['occ', 1],
  [' davi ', 1],
  ['', 3],
  ['x', 0],
])('%j matches %i banks [BANK-43]', (text, count) => {
  expect(searchBanks(text, banks)).toHaveLength(count)
})

test('Enter picks the single match and nothing else [BANK-47]', () => {
  expect(onlyMatch('occ', banks)).toBe(banks[1])
  expect(onlyMatch('banco', banks)).toBeNull()
  expect(onlyMatch('x', banks)).toBeNull()
})

test('a bank name is cut to eighteen characters [BANK-48]', () => {
  expect(shortBankName('Royal Bank of Cana')).toBe('Royal Bank of Cana')
  expect(shortBankName('Royal Bank of Canada')).toBe('Royal Bank of Cana…')
})
