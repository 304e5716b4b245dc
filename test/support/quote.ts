import type { ApiRequest } from './host.ts'

/** Quotes a rate of one and a fee of half a dollar, of four parts. */
export function quote({ body }: Pick<ApiRequest, 'body'>) {
  const { amount, received, sourceCurrency, destinationCurrency } = body as Record<string, string> & {
    received: boolean
  }
  const cents = Math.round(Number(amount) * 100)
  const [pay, receive] = received ? [cents + 50, cents] : [cents, cents - 50]
  const money = (value: number, currency: string | undefined) => ({ amount: (value / 100).toFixed(2), currency })
  return {
    amountAdjustments: [
      { type: 'sphereConversionFee', amount: '0.13', currency: sourceCurrency },
      { type: 'merchantConversionFee', amount: '0.05', currency: sourceCurrency },
      { type: 'conversionFee', amount: '0.18', currency: sourceCurrency },
      { type: 'sphereFixedFee', amount: '0.21', currency: sourceCurrency },
      { type: 'merchantFixedFee', amount: '0.07', currency: sourceCurrency },
      { type: 'networkFee', amount: '0.04', currency: sourceCurrency },
      { type: 'totalFee', amount: '0.50', currency: sourceCurrency },
      {
        type: 'fxRate',
        amount: '1.00',
        currency: destinationCurrency,
        pay: money(pay, sourceCurrency),
        receive: money(receive, destinationCurrency),
      },
    ],
  }
}
