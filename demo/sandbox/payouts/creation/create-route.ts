import { z } from 'zod'
import { jsonAnswer } from '../../http/answer.ts'
import { refuse } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { routeOrRefuse } from '../../quotes/price.ts'
import { creationFailureOf } from '../lifecycle/magic-amounts.ts'
import { PayoutAnswer, payoutOnWire } from '../payout-answer.ts'
import { payoutRequest, type PayoutRequest } from '../payout-request.ts'
import { createPayout } from './create-payout.ts'
import { findEndpoints } from './endpoints.ts'
import { priceOrRefuse, refuseUnusableWallet, refuseIneligible } from './gates.ts'
import { failOnMagicAmount } from './magic-amount-failures.ts'

const endpointsOf = ({ source, destination }: PayoutRequest) => ({
  sourceCurrency: source.currency,
  sourceNetwork: source.network,
  destinationCurrency: destination.currency,
  destinationNetwork: destination.network,
})

function refuseWrongDirection({ source }: PayoutRequest, direction: 'onRamp' | 'offRamp'): void {
  const fits = (source.type === 'bankAccount') === (direction === 'onRamp')
  if (!fits) throw refuse('network_invalid')
}

export const createRoute = route({
  method: 'POST',
  path: 'payouts',
  auth: 'user',
  summary: 'Create a transfer, which is pending until its money arrives',
  tag: 'Payouts',
  body: payoutRequest,
  answer: z.strictObject({ payout: PayoutAnswer }),
  status: 201,
  refusals: [
    'not_found',
    'network_invalid',
    'terms_required',
    'verification_required',
    'sui_not_allowed',
    'capability_missing',
    'source_account_required',
    'amount_below_min',
    'amount_above_max',
    'amount_below_fees',
    'too_many_requests',
  ],
  async handle({ db, services, customer, application, body, idempotencyKey, requestId, now }) {
    failOnMagicAmount(body.source.amount, { requestId, now })
    const endpoints = await findEndpoints(db, customer.id, body)
    const payoutRoute = routeOrRefuse(endpointsOf(body))
    refuseWrongDirection(body, payoutRoute.direction)
    refuseUnusableWallet(payoutRoute, endpoints.wallet)
    refuseIneligible({ customer, application }, body, payoutRoute)
    const quote = priceOrRefuse(application, body, payoutRoute)
    const payout = await createPayout(services, {
      customerId: customer.id,
      request: body,
      route: payoutRoute,
      quote,
      endpoints,
      idempotencyKey: services.settings.payoutKeys ? idempotencyKey : null,
    })
    const answer = payoutOnWire(payout)
    if (creationFailureOf(body.source.amount) !== 'noInstructions') return { payout: answer }
    const { instructions: _, ...incomplete } = answer
    return jsonAnswer(201, { data: { payout: incomplete } })
  },
})
