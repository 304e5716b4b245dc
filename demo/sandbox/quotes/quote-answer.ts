import { z } from 'zod'
import { CURRENCIES } from '../tables/currencies.ts'

/** An amount in an answer. */
export const Money = z.string().regex(/^\d+\.\d{2,6}$/)

const currency = z.enum(CURRENCIES)
const amountOf = z.strictObject({ amount: Money, currency })

export const AmountAdjustments = z
  .array(
    z.union([
      z.strictObject({
        type: z.enum([
          'networkFee',
          'sphereConversionFee',
          'sphereFixedFee',
          'merchantConversionFee',
          'merchantFixedFee',
          'conversionFee',
          'totalFee',
        ]),
        currency,
        amount: Money,
      }),
      z.strictObject({
        type: z.literal('fxRate'),
        currency,
        amount: z.string().regex(/^\d+\.\d{2,8}$/),
        pay: amountOf,
        receive: amountOf,
      }),
    ]),
  )
  .length(8)
  .meta({ id: 'AmountAdjustments' })
