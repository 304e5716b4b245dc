import type { Currency } from '../../tables/currencies.ts'
import { rateOf } from '../../quotes/currencies.ts'
import { feeRowOf } from '../../quotes/fee-rows.ts'
import { NO_MERCHANT_FEE, quoteFor, tariffOf, type Quote } from '../../quotes/quote.ts'
import { routeBetween, type RouteEndpoints } from '../../quotes/rails.ts'

/** The price of any pair: that of its route, or the bare rate where no route exists. */
export function unrestrictedQuote(endpoints: RouteEndpoints & Currencies, pay: bigint): Quote {
  const route = routeBetween(endpoints)
  const row = route && feeRowOf(route)
  if (route && row) return quoteFor(tariffOf(route, row, NO_MERCHANT_FEE), pay)
  const { sourceCurrency, destinationCurrency } = endpoints
  return quoteFor(
    {
      sourceCurrency,
      destinationCurrency,
      rate: rateOf(sourceCurrency, destinationCurrency),
      bps: 0n,
      merchantBps: 0n,
      networkFee: 0n,
      fixedFee: 0n,
      merchantFixedFee: 0n,
    },
    pay,
  )
}

interface Currencies {
  readonly sourceCurrency: Currency
  readonly destinationCurrency: Currency
}
