import { expect, test } from 'vitest'
import { feeRowOf } from './fee-rows.ts'
import { breachOf } from './limits.ts'
import { formatMoney, parseMoney } from './money.ts'
import { NO_MERCHANT_FEE, quoteFor, quoteToReceive, tariffOf } from './quote.ts'
import { routeBetween } from './rails.ts'

function broken(amount: string, endpoints: string, edited: 'pay' | 'receive' = 'pay') {
  const [sourceCurrency = '', sourceNetwork = '', destinationCurrency = '', destinationNetwork = ''] =
    endpoints.split(' ')
  const route = routeBetween({ sourceCurrency, sourceNetwork, destinationCurrency, destinationNetwork })!
  const tariff = tariffOf(route, feeRowOf(route)!, NO_MERCHANT_FEE)
  const quote = (edited === 'pay' ? quoteFor : quoteToReceive)(tariff, parseMoney(amount))
  const breach = breachOf(route, quote)
  return breach && `${breach.code} ${formatMoney(breach.bound)} ${breach.currency}`
}

test.each([
  ['0.99', 'usd achPush usdc sol', 'amount_below_min 1.00 usd'],
  ['1.49', 'usd achPush usdc sol', 'amount_below_min 1.00 usdc'],
  ['1.50', 'usd achPush usdc sol', null],
  ['1.10', 'usdc sol mxn spei', 'amount_below_min 2.00 mxn'],
  ['1.11', 'usdc sol mxn spei', null],
  ['0.99', 'usdc sol cop pse', 'amount_below_min 1.00 usdc'],
  ['1.99', 'usdt sol cop pse', 'amount_below_min 2.00 usdt'],
  ['4.99', 'usdt tron cop pse', 'amount_below_min 5.00 usdt'],
  ['5.00', 'usdt tron cop pse', null],
  ['1000000.00', 'usd wire usdc sol', null],
  ['1000000.01', 'usd wire usdc sol', 'amount_above_max 1000000.00 usd'],
  ['20.00', 'usd achPush usdt ethereum', 'amount_below_min 20.00 usdt'],
  ['21.03', 'usd achPush usdt ethereum', null],
])('%s of %s: %s', (amount, endpoints, breach) => {
  expect(broken(amount, endpoints)).toBe(breach)
})

test.each([
  ['49999.00', 'usdc sol php instapay', null],
  ['49999.99', 'usdc sol php instapay', 'amount_above_max 49999.99 php'],
  ['50000.00', 'usdc sol php instapay', 'amount_above_max 49999.99 php'],
  ['49999.00', 'usdc sol php swiftpay_pesonet', 'amount_below_min 50000.00 php'],
  ['50000.00', 'usdc sol php swiftpay_pesonet', null],
  ['3999999000.00', 'usdc sol cop pse', null],
  ['4000000000.01', 'usdc sol cop pse', 'amount_above_max 4000000000.00 cop'],
  ['999999.90', 'usdc sol mxn spei', null],
  ['1000000.00', 'usdc sol mxn spei', 'amount_above_max 1000000.00 mxn'],
])('receiving %s by %s: %s [SAFE-A9]', (amount, endpoints, breach) => {
  expect(broken(amount, endpoints, 'receive')).toBe(breach)
})
