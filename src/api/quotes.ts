import * as z from 'zod/mini'
import { CURRENCIES, type Currency, type Money } from '../domain/currency.ts'
import { readQuote, type Quote, type QuoteRequest } from '../domain/payouts/quotes/quote.ts'
import { rawValue } from '../lib/open-enum.ts'
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

const isIn = ({ currency }: Money, asked: Currency) => rawValue(currency).toLowerCase() === asked

/** A price in other currencies than those of the form would be paid as if it were in these. */
const quoteFor = ({ sourceCurrency, destinationCurrency }: QuoteRequest) =>
  quote.check(z.refine(({ pay, receive }) => isIn(pay, sourceCurrency) && isIn(receive, destinationCurrency)))

export const quotePayout = (api: ApiClient, body: QuoteRequest, signal?: AbortSignal) =>
  api.request('POST', 'payouts/amountAdjustments', { body, schema: quoteFor(body), key: null, signal })

/** Returns the fees that applied when the payout was created. */
export const getPayoutFees = (api: ApiClient, payoutId: string, signal?: AbortSignal) =>
  api.request('POST', `payouts/amountAdjustments/${pathSegment(payoutId)}`, { schema: quote, key: null, signal })
