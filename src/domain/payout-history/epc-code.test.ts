import { expect, test } from 'vitest'
import type { Payout } from '../payouts/payout.ts'
import { epcCode } from './epc-code.ts'
import { onRamp } from './payout.fixture.ts'

const resource = {
  type: 'bankAccount',
  bankName: 'Sandbox Trust Bank',
  iban: 'DE89 3704 0044 0532 0130 00',
  bic: 'COBADEFFXXX',
  accountNumber: null,
  routingNumber: null,
} as const

const euro: Payout = {
  ...onRamp,
  amount: '250',
  source: { ...onRamp.source, currency: 'eur', network: 'sepa' },
  instructions: { memo: 'SPH2M9X41T', resource },
}
const paidTo = (accountHolderName: string): Payout => ({
  ...euro,
  fundingBankAccount: { ...onRamp.fundingBankAccount!, accountHolderName },
})

test('a SEPA transfer is written line by line as the European Payments Council says [ONR-05]', () => {
  expect(epcCode(euro)).toBe(
    [
      'BCD',
      '002',
      '1',
      'SCT',
      'COBADEFFXXX',
      'Sphere Sandbox Ltd',
      'DE89370400440532013000',
      'EUR250.00',
      '',
      '',
      'SPH2M9X41T',
    ].join('\n'),
  )
})

test.each([
  ['0.01', 'EUR0.01'],
  ['1000.5', 'EUR1000.50'],
  ['999999999.99', 'EUR999999999.99'],
  ['007.00', 'EUR7.00'],
])('the amount %s is %s', (amount, written) => {
  expect(epcCode({ ...euro, amount })?.split('\n')[7]).toBe(written)
})

test.each(['0.00', '1000000000.00', '1,000.00', '1.005', '-5.00', ''])(
  'there is no code for the amount %j',
  (amount) => {
    expect(epcCode({ ...euro, amount })).toBeNull()
  },
)

test.each<[string, Payout]>([
  ['dollars', onRamp],
  ['no memo', { ...euro, instructions: { memo: null, resource } }],
  ['a memo with a hidden character', { ...euro, instructions: { memo: 'SPH\u202E7654321', resource } }],
  ['a memo that is too long', { ...euro, instructions: { memo: 'x'.repeat(141), resource } }],
  ['no IBAN', { ...euro, instructions: { memo: 'SPH1', resource: { ...resource, iban: null } } }],
  ['no holder', { ...euro, fundingBankAccount: null }],
  ['a holder with a line break', paidTo('Sphere\nEUR1.00')],
  ['a holder that is too long', paidTo('x'.repeat(71))],
])('there is no code for %s, which it could not fill in as it is [SAFE-B5]', (_, payout) => {
  expect(epcCode(payout)).toBeNull()
})
