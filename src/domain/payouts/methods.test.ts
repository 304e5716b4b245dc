import { expect, test } from 'vitest'
import type { Fiat } from '../currency.ts'
import { railRules } from '../rails.ts'
import { customer, verifiedCustomer } from './customer.fixture.ts'
import { arrivalTextOf, methodCards, methodDetailOf, readMethod } from './methods.ts'
import { railsOf } from './currency-list.ts'

test.each([
  ['usd', 'ACH WIRE', 'ACH WIRE'],
  ['eur', 'SEPA', 'SEPA'],
  ['mxn', '', 'SPEI'],
  ['brl', '', 'PIX'],
  ['cop', '', 'PSE'],
  ['php', '', 'INSTAPAY SWIFTPAY_PESONET'],
  ['inr', '', 'NEFT'],
  ['cad', '', 'EFT'],
  ['gbp', '', 'FPS'],
  ['sgd', '', 'FAST'],
  ['idr', '', 'BANK_TRANSFER'],
  ['vnd', '', 'BANK_TRANSFER'],
  ['thb', '', 'BANK_TRANSFER'],
] as const)('%s comes in by %j and goes out by %j [METH-01]', (currency, onRamp, offRamp) => {
  expect(railsOf(currency, 'on-ramp').join(' ')).toBe(onRamp)
  expect(railsOf(currency, 'off-ramp').join(' ')).toBe(offRamp)
})

const cardsOf = (currency: Fiat) =>
  methodCards(currency, 'off-ramp', verifiedCustomer).map(({ rail, badges, blockedBy }) => ({
    rail,
    badges: badges.map((badge) => badge.replace('payouts.badge.', '')).join(' '),
    blockedBy,
  }))

test('ACH is recommended, domestic and takes one business day; wire is offered in both directions [METH-03, METH-04]', () => {
  expect(cardsOf('usd')).toEqual([
    { rail: 'ACH', badges: 'recommended domestic oneBusinessDay', blockedBy: null },
    { rail: 'WIRE', badges: 'wireDomestic wireInternational', blockedBy: null },
  ])
})

test.each([
  ['eur', 'SEPA'],
  ['mxn', 'SPEI'],
  ['brl', 'PIX'],
] as const)('%s by %s is recommended and instant [METH-05, METH-06, METH-07]', (currency, rail) => {
  expect(cardsOf(currency)).toEqual([{ rail, badges: 'recommended instant', blockedBy: null }])
})

test('NEFT is recommended and instant where it is available, and marked as unavailable elsewhere [METH-08, F11]', () => {
  expect(railRules('NEFT').badges).toEqual(['payouts.badge.recommended', 'payouts.badge.instant'])
  expect(arrivalTextOf('NEFT')).toBe('payouts.badge.instant')
  expect(cardsOf('inr')).toEqual([
    { rail: 'NEFT', badges: 'unavailable instant', blockedBy: 'payouts.currencyUnavailable' },
  ])
})

test('Philippine methods have badges with their amounts [METH-09]', () => {
  expect(cardsOf('php')).toEqual([
    { rail: 'INSTAPAY', badges: 'instapayAmounts', blockedBy: null },
    { rail: 'SWIFTPAY_PESONET', badges: 'pesonetAmounts', blockedBy: null },
  ])
})

test.each(['inr', 'cad', 'gbp', 'sgd', 'idr', 'vnd', 'thb'] as const)(
  '%s is disabled without a fee row [CONST-13]',
  (currency) => {
    for (const { blockedBy } of methodCards(currency, 'off-ramp', verifiedCustomer)) {
      expect(blockedBy).toBe('payouts.currencyUnavailable')
    }
  },
)

test('a card has the fee of the code that will be sent: out by ACH goes as same-day, in by ACH as a push [F14, FORM-17]', () => {
  const feeOf = (rampType: 'on-ramp' | 'off-ramp') =>
    methodCards('usd', rampType, verifiedCustomer).map(({ rail, fee }) => `${rail}: ${fee?.bpsFee} + ${fee?.fixedFee}`)
  expect(feeOf('off-ramp')).toEqual(['ACH: 10 + 1', 'WIRE: 10 + 20'])
  expect(feeOf('on-ramp')).toEqual(['ACH: 10 + 0.5', 'WIRE: 10 + 20'])
})

test('without verification no method is enabled [PERM-04]', () => {
  const cards = methodCards('usd', 'on-ramp', customer({ level2: true, sepa: true }))
  expect(cards.map(({ blockedBy }) => blockedBy)).toEqual([
    'payouts.currencyUnavailable',
    'payouts.currencyUnavailable',
  ])
})

test.each([
  ['ach', 'usd', 'ACH'],
  ['WIRE', 'usd', 'WIRE'],
  ['SEPA', 'usd', null],
  ['ACH_PUSH', 'usd', null],
  ['cheque', 'usd', null],
  ['', 'usd', null],
] as const)('method %j of %s is %s [METH-10]', (text, currency, rail) => {
  expect(readMethod(text, currency, 'off-ramp')).toBe(rail)
})

test('a method of the other direction is not read [METH-10]', () => {
  expect(readMethod('SPEI', 'mxn', 'on-ramp')).toBeNull()
  expect(readMethod('SPEI', 'mxn', 'off-ramp')).toBe('SPEI')
})

test('the summary names the arrival where it is known [METH-03, METH-04]', () => {
  expect([arrivalTextOf('ACH'), arrivalTextOf('WIRE'), arrivalTextOf('PSE')]).toEqual([
    'payouts.badge.oneBusinessDay',
    'payouts.arrival.wire',
    null,
  ])
})

test('the Philippine methods say when the money arrives, on the card and in the summary [METH-09, F33]', () => {
  for (const rail of ['INSTAPAY', 'SWIFTPAY_PESONET'] as const) {
    expect(arrivalTextOf(rail)).not.toBeNull()
    expect(methodDetailOf(rail)).toBe(`payouts.methodDetail.${rail}`)
  }
})
