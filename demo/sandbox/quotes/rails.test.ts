import { expect, test } from 'vitest'
import { feeRowOf } from './fee-rows.ts'
import { routeBetween } from './rails.ts'

function route(endpoints: string) {
  const [sourceCurrency = '', sourceNetwork = '', destinationCurrency = '', destinationNetwork = ''] =
    endpoints.split(' ')
  return routeBetween({ sourceCurrency, sourceNetwork, destinationCurrency, destinationNetwork })
}

test.each([
  'usd swift usdc sol',
  'usdc sol usd swift',
  'eur sepa usdt ethereum',
  'usdc sei usd wire',
  'usdc optimism usd wire',
  'usdc tron usd wire',
  'usdt base usd wire',
  'usd sepa usdc sol',
  'usdc sol eur wire',
  'usdc sol brl spei',
  'mxn spei usdc sol',
  'usd wire eur sepa',
  'usdc sol usdt ethereum',
  'usd sol usdc wire',
])('a rail %s cannot exist', (endpoints) => {
  expect(route(endpoints)).toBeNull()
})

test.each([
  ['usdc sol inr neft'],
  ['usdc sol cad eft'],
  ['usdc sol gbp fps'],
  ['usdc sol sgd fast'],
  ['usdc sol idr bank_transfer'],
  ['usdc sol vnd bank_transfer'],
  ['usdc sol thb bank_transfer'],
])('a rail %s exists, and no provider serves it', (endpoints) => {
  expect(feeRowOf(route(endpoints)!)).toBeNull()
})

test('outgoing ACH is same-day ACH, and a CLABE is paid by SPEI', () => {
  expect(route('usdc sol usd ach')?.rail).toBe('achSameDay')
  expect(route('usdc sol mxn clabe')?.rail).toBe('spei')
  expect(route('usd ach usdc sol')?.rail).toBe('ach')
})

test('Sei can be a destination and not a source', () => {
  expect(route('usd wire usdc sei')).toMatchObject({ direction: 'onRamp', network: 'sei' })
})

test.each([
  ['usd', 'wire', 'mesta', 6n, 20_000_000n, 'usd'],
  ['eur', 'sepa', 'mesta', 15n, 2_000_000n, 'eur'],
  ['usd', 'achPull', 'bridge', 10n, 500_000n, 'usd'],
] as const)('%s %s at %s', (fiat, rail, provider, bps, fixed, fixedCurrency) => {
  expect(feeRowOf({ fiat, rail }, provider)).toEqual({ bps, fixed, fixedCurrency })
})
