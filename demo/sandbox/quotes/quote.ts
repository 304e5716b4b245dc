import type { Currency } from '../tables/currencies.ts'
import type { Rate } from './currencies.ts'
import { rateOf } from './currencies.ts'
import type { FeeRow } from './fee-rows.ts'
import { networkFeeOf } from './fee-rows.ts'
import { CENT, centsDown, centsHalfUp, divideUp } from './money.ts'
import type { Route } from './rails.ts'

export interface MerchantFee {
  readonly bps: bigint
  /** In US dollars. */
  readonly fixed: bigint
}

export const NO_MERCHANT_FEE: MerchantFee = { bps: 0n, fixed: 0n }

/** Everything that a price depends on, except the amount. */
export interface Tariff {
  readonly sourceCurrency: Currency
  readonly destinationCurrency: Currency
  readonly rate: Rate
  readonly bps: bigint
  readonly merchantBps: bigint
  /** The fixed fees, in the source currency. */
  readonly networkFee: bigint
  readonly fixedFee: bigint
  readonly merchantFixedFee: bigint
}

export interface Quote {
  readonly tariff: Tariff
  readonly pay: bigint
  readonly receive: bigint
  readonly conversionFee: bigint
  readonly merchantConversionFee: bigint
  readonly totalFee: bigint
}

export function tariffOf(route: Route, row: FeeRow, merchant: MerchantFee): Tariff {
  const isOnRamp = route.direction === 'onRamp'
  const sourceCurrency = isOnRamp ? route.fiat : route.coin
  const destinationCurrency = isOnRamp ? route.coin : route.fiat
  const charged = (fee: bigint, currency: Currency) => {
    const { numerator, denominator } = rateOf(currency, sourceCurrency)
    return centsHalfUp(fee, numerator, denominator)
  }
  return {
    sourceCurrency,
    destinationCurrency,
    rate: rateOf(sourceCurrency, destinationCurrency),
    bps: row.bps,
    merchantBps: merchant.bps,
    networkFee: charged(networkFeeOf(route), 'usd'),
    fixedFee: charged(row.fixed, row.fixedCurrency),
    merchantFixedFee: charged(merchant.fixed, 'usd'),
  }
}

/** `receive` is zero when the fees exceed the amount. */
export function quoteFor(tariff: Tariff, pay: bigint): Quote {
  const conversionFee = centsHalfUp(pay, tariff.bps, 10_000n)
  const merchantConversionFee = centsHalfUp(pay, tariff.merchantBps, 10_000n)
  const totalFee = conversionFee + merchantConversionFee + fixedFees(tariff)
  const { numerator, denominator } = tariff.rate
  const receive = pay > totalFee ? centsDown(pay - totalFee, numerator, denominator) : 0n
  return { tariff, pay, receive, conversionFee, merchantConversionFee, totalFee }
}

/** The quote of the smallest whole-cent amount that delivers at least `receive`. */
export function quoteToReceive(tariff: Tariff, receive: bigint): Quote {
  const { numerator, denominator } = tariff.rate
  const net = divideUp(receive * denominator, numerator)
  const bps = tariff.bps + tariff.merchantBps
  // Each of the two rounded fees is off by half a cent at most, so no smaller amount is enough. When both roundings step up
  // together the delivered amount falls by a cent, so the search goes on cent by cent.
  let pay = centsDown((net + fixedFees(tariff) - CENT) * 10_000n, 1n, 10_000n - bps)
  if (pay < 0n) pay = 0n
  for (;;) {
    const quote = quoteFor(tariff, pay)
    if (quote.receive >= receive) return quote
    pay += CENT
  }
}

const fixedFees = ({ networkFee, fixedFee, merchantFixedFee }: Tariff) => networkFee + fixedFee + merchantFixedFee
