import { expect, test } from 'vitest'
import { currencyRules } from '../../currency.ts'
import { RAILS } from '../../rails.ts'
import { SPEC_FIATS } from '../../spec-rows.fixture.ts'
import { customer, verifiedCustomer } from '../customer.fixture.ts'
import { feeEntryOf, isPaidOut } from './fee-table.ts'

const rows = (['bridge', 'mesta'] as const).flatMap((provider) =>
  SPEC_FIATS.flatMap((currency) =>
    RAILS.flatMap((rail) => {
      const entry = currencyRules(currency).fees[provider]?.[rail]
      return entry ? [{ provider, currency, rail, entry }] : []
    }),
  ),
)

test('the fee table is that of the spec [CONST-02, CONST-03, CONST-04, CONST-05, CONST-06, CONST-07, CONST-08, CONST-09, CONST-10, CONST-11, CONST-12, CONST-13, ENT-23]', () => {
  const written = rows.map(({ provider, currency, rail, entry: { bpsFee, fixedFee, fixedCurrency, available } }) =>
    [provider, currency, rail, available ? `${bpsFee} + ${fixedFee} ${fixedCurrency}` : 'unavailable'].join(' '),
  )
  expect(written.toSorted()).toEqual(
    [
      'bridge usd ACH 10 + 0.5 usd',
      'bridge usd ACH_SAME_DAY 10 + 1 usd',
      'bridge usd WIRE 10 + 20 usd',
      'bridge eur SEPA 50 + 1 eur',
      'mesta usd WIRE 6 + 20 usd',
      'mesta eur SEPA 15 + 2 eur',
      'mesta brl PIX 63 + 1.5 usd',
      'mesta mxn SPEI 17 + 1 usd',
      'mesta php INSTAPAY 30 + 2 usd',
      'mesta php SWIFTPAY_PESONET 30 + 2 usd',
      'mesta cop PSE 150 + 0 usd',
      'mesta cad EFT unavailable',
      'mesta inr NEFT unavailable',
      'mesta sgd FAST unavailable',
      'mesta vnd BANK_TRANSFER unavailable',
      'mesta thb BANK_TRANSFER unavailable',
      'mesta idr BANK_TRANSFER unavailable',
    ].toSorted(),
  )
})

const DEAREST = { usd: 'WIRE', eur: 'SEPA', mxn: 'SPEI' } as const

test.each([
  ['usd', { level1: true }, 'bridge'],
  ['usd', { level2: true }, null],
  ['eur', { sepa: true }, 'bridge'],
  ['eur', { sepa: true, level2: true }, 'bridge'],
  ['eur', { level2: true }, null],
  ['mxn', { level2: true }, 'mesta'],
  ['mxn', { level2: true, kycLevel2: false }, null],
  ['mxn', { level1: true, sepa: true }, null],
] as const)('%s with %j is moved by %s [PERM-04]', (currency, given, provider) => {
  const entry = provider && currencyRules(currency).fees[provider]?.[DEAREST[currency]]
  expect(feeEntryOf(currency, DEAREST[currency], customer(given))).toEqual(entry)
})

test('an unavailable or missing row has no entry [CONST-13, METH-01]', () => {
  expect(feeEntryOf('brl', 'PIX', verifiedCustomer)).toEqual({
    bpsFee: 63,
    fixedFee: '1.5',
    fixedCurrency: 'usd',
    available: true,
  })
  for (const [currency, rail] of [
    ['inr', 'NEFT'],
    ['cad', 'EFT'],
    ['gbp', 'FPS'],
    ['usd', 'SEPA'],
  ] as const) {
    expect(feeEntryOf(currency, rail, verifiedCustomer)).toBeNull()
  }
  expect(feeEntryOf('usd', 'ACH', customer({}))).toBeNull()
})

test('seven currencies can be paid out to nobody yet [F6]', () => {
  expect(SPEC_FIATS.filter((currency) => !isPaidOut(currency)).toSorted()).toEqual([
    'cad',
    'gbp',
    'idr',
    'inr',
    'sgd',
    'thb',
    'vnd',
  ])
})
