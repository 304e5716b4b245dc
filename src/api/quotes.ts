import * as z from 'zod/mini'
import { CURRENCIES } from '../domain/currency.ts'
import { readQuote, type Quote, type QuoteRequest } from '../domain/payouts/quotes/quote.ts'
import type { ApiClient } from './client.ts'
import { pathSegment } from './http/path-segment.ts'
import { rowsOf } from './wire/list.ts'
import { money, openEnum, orNull } from './wire/values.ts'

const sum = z.object({ amount: money, currency: openEnum(CURRENCIES) })
const sumOrNone = z.pipe(
  orNull(sum),
  z.transform((read) => read ?? undefined),
)
const adjustment = z.extend(sum, { type: z.string(), pay: sumOrNone, receive: sumOrNone })

const quote = z.pipe(
  z.object({ amountAdjustments: rowsOf(adjustment) }),
  z.transform(({ amountAdjustments }, context): Quote => {
    const read = readQuote(amountAdjustments)
    if (read) return read
    context.issues.push({ code: 'custom', input: amountAdjustments, message: 'no rate or no total' })
    return z.NEVER
  }),
)

export const quotePayout = (api: ApiClient, body: QuoteRequest, signal?: AbortSignal) =>
  api.request('POST', 'payouts/amountAdjustments', { body, schema: quote, key: null, signal })

/** Returns the fees that applied when the payout was created. */
export const getPayoutFees = (api: ApiClient, payoutId: string, signal?: AbortSignal) =>
  api.request('POST', `payouts/amountAdjustments/${pathSegment(payoutId)}`, { schema: quote, key: null, signal })
