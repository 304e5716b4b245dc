import { z } from 'zod'
import { DeliberateFailure } from '../http/answer.ts'
import { failureAnswer } from '../http/failure-shape.ts'
import { refuse } from '../http/refusal.ts'
import { route } from '../http/route.ts'
import { answersLate, failsToQuote } from '../payouts/lifecycle/magic-amounts.ts'
import { findPayout } from '../payouts/payout-table.ts'
import { money2 } from '../payouts/payout-request.ts'
import { destinationNetworks, sourceNetworks } from '../payouts/transfer-networks.ts'
import { adjustmentsOf } from './adjustments.ts'
import { CURRENCIES } from '../tables/currencies.ts'
import { parseMoney } from './money.ts'
import { refuseBelowFees, refuseMissingCapability, routeOrRefuse, tariffFor } from './price.ts'
import { AmountAdjustments } from './quote-answer.ts'
import { quoteFor, quoteToReceive } from './quote.ts'

const tag = 'Payouts'
const LATE_MS = 2000

const quoteRequest = z.object({
  amount: money2,
  received: z.boolean(),
  customerId: z.string().regex(/^customer_[a-z0-9]{3,32}$/),
  sourceCurrency: z.enum(CURRENCIES),
  destinationCurrency: z.enum(CURRENCIES),
  sourceNetwork: z.enum(sourceNetworks),
  destinationNetwork: z.enum(destinationNetworks),
})

const answer = z.strictObject({ amountAdjustments: AmountAdjustments })

export const quoteRoutes = [
  route({
    method: 'POST',
    path: 'payouts/amountAdjustments',
    auth: 'user',
    summary: 'Quote the fees and rate of a transfer',
    tag,
    keyed: false,
    body: quoteRequest,
    answer,
    refusals: ['not_found', 'network_invalid', 'capability_missing', 'amount_below_fees'],
    async handle({ customer, application, body, requestId, now }) {
      if (body.customerId !== customer.id) throw refuse('not_found', { resource: 'Customer' })
      if (answersLate(body.amount)) await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      if (failsToQuote(body.amount)) {
        const failure = { shape: 'error', status: 500, code: 'internal' } as const
        throw new DeliberateFailure(failureAnswer(failure, { requestId, now: now.getTime() }))
      }
      const payoutRoute = routeOrRefuse(body)
      refuseMissingCapability({ customer, application }, payoutRoute)
      const priced = body.received ? quoteToReceive : quoteFor
      const quote = priced(tariffFor(payoutRoute, application), parseMoney(body.amount))
      refuseBelowFees(quote)
      return { amountAdjustments: adjustmentsOf(quote) }
    },
  }),
  route({
    method: 'POST',
    path: 'payouts/amountAdjustments/{payoutId}',
    auth: 'user',
    summary: 'Get the fees and rate of a transfer, as they were when it was created',
    tag,
    keyed: false,
    answer,
    async find({ db, customer, params }) {
      const payout = await findPayout(db, params.payoutId ?? '')
      if (!payout || payout.customerId !== customer.id) throw refuse('not_found', { resource: 'Transfer' })
      return payout
    },
    handle: ({ found }) => Promise.resolve({ amountAdjustments: [...found.adjustments] }),
  }),
]
