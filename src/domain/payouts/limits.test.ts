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
  ['source', 'php', 'instapay', '1.00', null],
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
] as const)('the limits of %s, in %s by %s, go from %s to %s [FORM-09]', (side, currency, network, min, max) => {
  expect(limitsOf(at(side, currency, network))).toEqual({ min, max })
})

test.each([
  ['cop', 'pse'],
  ['idr', 'pse'],
  ['vnd', 'pse'],
] as const)('%s by %s is limited to the worth of a million dollars [FORM-09]', (currency, network) => {
  const cop = at('destination', currency, network)
  expect(limitsOf(cop).max).toBeNull()
  expect(limitsOf({ ...cop, perDollar: '4000' }).max).toBe('4000000000.00')
  expect(limitsOf({ ...cop, perDollar: '4000.0000000199' }).max).toBe('4000000000.01')
})

test.each([
  ['source', 'usd', 'achPush'],
  ['destination', 'eur', 'sepa'],
  ['source', 'mxn', 'spei'],
  ['destination', 'mxn', 'spei'],
  ['destination', 'php', 'instapay'],
  ['destination', 'php', 'swiftpay_pesonet'],
  ['source', 'usdc', 'base'],
  ['destination', 'usdt', 'ethereum'],
  ['source', 'usdt', 'tron'],
] as const)(
  'an amount of %s, in %s by %s, may be at its limits, and not a cent beyond them [FORM-09]',
  (side, currency, network) => {
    const place = at(side, currency, network)
    const { min, max } = limitsOf(place)
    const moved = (amount: string, cents: bigint) => {
      const text = String(BigInt(amount.replace('.', '')) + cents).padStart(3, '0')
      return `${text.slice(0, -2)}.${text.slice(-2)}`
    }
    const refused = (message: string, amount: string) => ({ message, values: { amount, currency } })
    expect([limitError(min, place), limitError(moved(min, 1n), place)]).toEqual([null, null])
    expect(limitError(moved(min, -1n), place)).toMatchObject(refused('validation.minAmount', min))
    if (max === null) return
    expect([limitError(max, place), limitError(moved(max, -1n), place)]).toEqual([null, null])
    expect(limitError(moved(max, 1n), place)).toMatchObject(refused('validation.maxAmount', max))
  },
)

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

test('an amount that the other Philippine method takes names that one, and no other amount does [F3, F13, F33]', () => {
  const otherOf = (amount: string, network: 'instapay' | 'swiftpay_pesonet') =>
    limitError(amount, at('destination', 'php', network))?.otherwise ?? null
  expect([otherOf('50000.00', 'instapay'), otherOf('49999.99', 'swiftpay_pesonet')]).toEqual([
    'SWIFTPAY_PESONET',
    'INSTAPAY',
  ])
  expect(otherOf('0.50', 'instapay')).toBeNull()
  expect(limitError('1000000.01', at('destination', 'usd', 'wire'))?.otherwise).toBeUndefined()
})
