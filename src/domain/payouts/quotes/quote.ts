import type { Currency, Money } from '../../currency.ts'
import type { DestinationNetwork, SourceNetwork } from '../../endpoint-networks.ts'

export const FEE_TYPES = [
  'networkFee',
  'sphereConversionFee',
  'sphereFixedFee',
  'merchantConversionFee',
  'merchantFixedFee',
  'conversionFee',
  'totalFee',
] as const
export type FeeType = (typeof FEE_TYPES)[number]

/** One entry of the wire's list. The entry of type `fxRate` carries pay and receive. */
export interface AmountAdjustment extends Money {
  readonly type: string
  readonly pay?: Money | undefined
  readonly receive?: Money | undefined
}

export interface Quote {
  readonly fees: Readonly<Partial<Record<FeeType, Money>>>
  readonly totalFee: Money
  /** Destination units for one source unit. */
  readonly rate: string
  readonly pay: Money
  readonly receive: Money
}

/** Null when the list lacks the rate or the total: a missing amount is an error, never a zero. */
export function readQuote(adjustments: readonly AmountAdjustment[]): Quote | null {
  const find = (type: string) => adjustments.find((adjustment) => adjustment.type === type)
  const fees = Object.fromEntries(
    FEE_TYPES.flatMap((type) => {
      const fee = find(type)
      return fee ? [[type, { amount: fee.amount, currency: fee.currency }]] : []
    }),
  ) as Quote['fees']
  const { amount: rate, pay, receive } = find('fxRate') ?? {}
  if (!fees.totalFee || !rate || !pay || !receive) return null
  return { fees, totalFee: fees.totalFee, rate, pay, receive }
}

export interface QuoteRequest {
  readonly amount: string
  /** True when the amount is the one to receive, not the one to pay. */
  readonly received: boolean
  readonly customerId: string
  readonly sourceCurrency: Currency
  readonly destinationCurrency: Currency
  readonly sourceNetwork: SourceNetwork
  readonly destinationNetwork: DestinationNetwork
}
