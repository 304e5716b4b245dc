import type { ApiRequest } from './host.ts'

/** Quotes a rate of one and a fee of half a dollar. */
export function quote({ body }: Pick<ApiRequest, 'body'>) {
  const { amount, received, sourceCurrency, destinationCurrency } = body as Record<string, string> & {
    received: boolean
  }
  const cents = Math.round(Number(amount) * 100)
  const [pay, receive] = received ? [cents + 50, cents] : [cents, cents - 50]
  const money = (value: number, currency: string | undefined) => ({ amount: (value / 100).toFixed(2), currency })
  return {
    amountAdjustments: [
      { type: 'conversionFee', amount: '0.00', currency: 'usd' },
      { type: 'sphereFixedFee', amount: '0.50', currency: sourceCurrency },
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
