import type { z } from 'zod'
import { formatRate } from './currencies.ts'
import { formatMoney } from './money.ts'
import type { AmountAdjustments } from './quote-answer.ts'
import type { Quote } from './quote.ts'

export type AmountAdjustment = z.input<typeof AmountAdjustments>[number]

/** The eight adjustments of a quote on the wire, including those of zero. */
export function adjustmentsOf(quote: Quote): AmountAdjustment[] {
  const { tariff, pay, receive, totalFee } = quote
  const currency = tariff.sourceCurrency
  const fees = [
    { type: 'networkFee', fee: tariff.networkFee },
    { type: 'sphereConversionFee', fee: quote.conversionFee },
    { type: 'sphereFixedFee', fee: tariff.fixedFee },
    { type: 'merchantConversionFee', fee: quote.merchantConversionFee },
    { type: 'merchantFixedFee', fee: tariff.merchantFixedFee },
    { type: 'conversionFee', fee: quote.conversionFee + quote.merchantConversionFee },
    { type: 'totalFee', fee: totalFee },
  ] as const
  return [
    ...fees.map(({ type, fee }) => ({ type, currency, amount: formatMoney(fee) })),
    {
      type: 'fxRate',
      currency,
      amount: formatRate(tariff.rate),
      pay: { amount: formatMoney(pay), currency },
      receive: { amount: formatMoney(receive), currency: tariff.destinationCurrency },
    },
  ]
}
