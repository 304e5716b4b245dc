import { z } from 'zod'
import { jsonAnswer } from '../../http/answer.ts'
import { refuse } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { routeOrRefuse } from '../../quotes/price.ts'
import { creationFailureOf } from '../lifecycle/magic-amounts.ts'
import { PayoutAnswer, payoutOnWire } from '../payout-answer.ts'
import { payoutRequest, type PayoutRequest } from '../payout-request.ts'
import { createPayout } from './create-payout.ts'
import { findEnds } from './ends.ts'
import { priceOrRefuse, refuseForeignWallet, refuseUngated } from './gates.ts'
import { failOnMagicAmount } from './magic-amount-failures.ts'

const endsOf = ({ source, destination }: PayoutRequest) => ({
  sourceCurrency: source.currency,
  sourceNetwork: source.network,
  destinationCurrency: destination.currency,
  destinationNetwork: destination.network,
})

function refuseSwapped({ source }: PayoutRequest, direction: 'onRamp' | 'offRamp'): void {
  const fits = (source.type === 'bankAccount') === (direction === 'onRamp')
  if (!fits) throw refuse('network_invalid')
}

export const createRoute = route({
  method: 'POST',
  path: 'payouts',
  auth: 'user',
  summary: 'Makes a transfer, which then waits for its money',
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
  async handle({ db, services, customer, application, body, requestId, now }) {
    failOnMagicAmount(body.source.amount, { requestId, now })
    const ends = await findEnds(db, customer.id, body)
    const way = routeOrRefuse(endsOf(body))
    refuseSwapped(body, way.direction)
    refuseForeignWallet(way, ends.wallet)
    refuseUngated({ customer, application }, body, way)
    const quote = priceOrRefuse(application, body, way)
    const payout = await createPayout(services, { customerId: customer.id, request: body, route: way, quote, ends })
    const answer = payoutOnWire(payout)
    if (creationFailureOf(body.source.amount) !== 'noInstructions') return { payout: answer }
    const { instructions: _, ...incomplete } = answer
    return jsonAnswer(201, { data: { payout: incomplete } })
  },
})
