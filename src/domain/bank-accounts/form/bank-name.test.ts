import { expect, test } from 'vitest'
import { FIAT_CURRENCIES } from '../../currency.ts'
import { SPEC_FIATS } from '../../spec-rows.fixture.ts'
import { bankNameInput, shortBankName } from './bank-name.ts'

const banks = [{ id: 'bank_1', name: 'Banco de Bogotá' }]

test('without a list the name is free text [BANK-44]', () => {
  for (const currency of FIAT_CURRENCIES) {
    expect(bankNameInput(currency, [])).toEqual({ mode: 'text', allowsTyping: true })
  }
})

test.each(SPEC_FIATS)(
  'with a list, %s either requires a bank from it or accepts a typed name [BANK-45, BANK-46]',
  (currency) => {
    const mustPick = ['inr', 'cad', 'cop', 'sgd', 'idr', 'vnd', 'thb'].includes(currency)
    expect(bankNameInput(currency, banks)).toEqual({ mode: 'list', allowsTyping: !mustPick })
  },
)

test('a bank name is cut to eighteen characters [BANK-48]', () => {
  expect(shortBankName('Royal Bank of Cana')).toBe('Royal Bank of Cana')
  expect(shortBankName('Royal Bank of Canada')).toBe('Royal Bank of Cana…')
})
