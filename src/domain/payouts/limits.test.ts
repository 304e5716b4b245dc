import { expect, test } from 'vitest'
import { limitError, limitsOf, type LimitedSide } from './limits.ts'

const MILLION = '1000000.00'
const at = (side: LimitedSide['side'], currency: LimitedSide['currency'], network: LimitedSide['network']) => ({
  side,
  currency,
  network,
  perDollar: null,
})

test.each([
  ['source', 'usd', 'achPush', '1.00', MILLION],
  ['source', 'usd', 'wire', '1.00', MILLION],
  ['destination', 'usd', 'achSameDay', '1.00', MILLION],
  ['source', 'eur', 'sepa', '1.00', MILLION],
  ['destination', 'brl', 'pix', '1.00', MILLION],
  ['source', 'mxn', 'spei', '50.00', MILLION],
  ['destination', 'mxn', 'spei', '2.00', MILLION],
  ['destination', 'php', 'instapay', '1.00', '49999.99'],
  ['destination', 'php', 'swiftpay_pesonet', '50000.00', null],
  ['source', 'usdc', 'base', '1.00', null],
  ['source', 'usdc', 'ethereum', '1.00', null],
  ['destination', 'usdc', 'ethereum', '1.00', null],
  ['source', 'usdt', 'sol', '2.00', null],
  ['source', 'usdt', 'ethereum', '2.00', null],
  ['destination', 'usdt', 'ethereum', '20.00', null],
  ['destination', 'usdt', 'sol', '2.00', null],
  ['source', 'usdt', 'tron', '5.00', null],
  ['destination', 'usdt', 'tron', '2.00', null],
  ['destination', 'inr', 'neft', '1.00', null],
] as const)('as %s, %s by %s: from %s to %s [FORM-09]', (side, currency, network, min, max) => {
  expect(limitsOf(at(side, currency, network))).toEqual({ min, max })
})

test('Colombian pesos are limited to the worth of a million dollars [FORM-09]', () => {
  const cop = at('destination', 'cop', 'pse')
  expect(limitsOf(cop).max).toBeNull()
  expect(limitsOf({ ...cop, perDollar: '4000' }).max).toBe('4000000000.00')
})

test.each([
  ['0.99', { message: 'validation.minAmount', values: { amount: '1.00', currency: 'usd' } }],
  ['1', null],
  ['1000000', null],
  ['1000000.01', { message: 'validation.maxAmount', values: { amount: MILLION, currency: 'usd' } }],
])('%s dollars by wire have the error %j [FORM-09]', (amount, error) => {
  expect(limitError(amount, at('source', 'usd', 'wire'))).toEqual(error)
})

test.each([
  ['49999.99', null],
  ['50000.00', 'validation.maxAmount'],
])('%s pesos by InstaPay have the error %s [FORM-09, SAFE-A9]', (amount, message) => {
  expect(limitError(amount, at('destination', 'php', 'instapay'))?.message ?? null).toBe(message)
})

test.each([
  ['49999.99', 'validation.minAmount'],
  ['50000.00', null],
])('%s pesos by PESONet have the error %s [FORM-09, SAFE-A9]', (amount, message) => {
  expect(limitError(amount, at('destination', 'php', 'swiftpay_pesonet'))?.message ?? null).toBe(message)
})
