import { z } from 'zod'
import { DeliberateFailure } from '../http/answer.ts'
import { failureAnswer } from '../http/failure-shape.ts'
import { refuse } from '../http/refusal.ts'
import type { Approach } from '../http/route.ts'
import { route } from '../http/route.ts'
import { createRoute } from './creation/create-route.ts'
import { csvOf } from './csv.ts'
import { csvRowOf } from './csv-row.ts'
import { failsToCancel } from './lifecycle/magic-amounts.ts'
import { transitionPayout } from './lifecycle/transition.ts'
import type { Payout } from './payout.ts'
import { PayoutAnswer, payoutOnWire } from './payout-answer.ts'
import { findPayout, listPayouts, lockPayout } from './payout-table.ts'

const tag = 'Payouts'
const one = z.strictObject({ payout: PayoutAnswer })

const findOwn =
  ({ lock }: { lock: boolean }) =>
  async ({ db, customer, params }: Approach<'user'>): Promise<Payout> => {
    const payout = await (lock ? lockPayout : findPayout)(db, params.id ?? '')
    if (!payout || payout.customerId !== customer.id) throw refuse('not_found', { resource: 'Transfer' })
    return payout
  }

const cancel = route({
  method: 'DELETE',
  path: 'payouts/{id}',
  auth: 'user',
  summary: 'Cancel a pending transfer',
  tag,
  answer: one,
  refusals: ['payout_not_cancellable'],
  find: findOwn({ lock: true }),
  async handle({ services, found, requestId, now }) {
    if (failsToCancel(found.source.amount)) {
      const failure = { shape: 'error', status: 500, code: 'internal' } as const
      throw new DeliberateFailure(failureAnswer(failure, { requestId, now: now.getTime() }))
    }
    const isRamp = found.type === 'onRamp' || found.type === 'offRamp'
    if (!isRamp || found.status !== 'pending') throw refuse('payout_not_cancellable')
    return { payout: payoutOnWire(await transitionPayout(services, found, { type: 'cancelled' })) }
  },
})

const exported = route({
  method: 'GET',
  path: 'payouts/csv',
  auth: 'user',
  summary: 'Export transfers as CSV',
  tag,
  query: z.object({ type: z.enum(['onRamp', 'offRamp']).optional() }),
  answer: z.string(),
  contentType: 'text/csv',
  envelope: false,
  async handle({ db, customer, query }) {
    const payouts = await listPayouts(db, customer.id)
    const wanted = payouts.filter(({ type }) => query.type === undefined || type === query.type)
    return new Response(csvOf(wanted.map(csvRowOf)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="data.csv"',
      },
    })
  },
})

export const payoutRoutes = [
  createRoute,
  cancel,
  exported,
  route({
    method: 'GET',
    path: 'payouts',
    auth: 'user',
    summary: 'List transfers',
    tag,
    answer: z.strictObject({ payouts: z.array(PayoutAnswer) }),
    handle: async ({ db, customer }) => ({ payouts: (await listPayouts(db, customer.id)).map(payoutOnWire) }),
  }),
  route({
    method: 'GET',
    path: 'payouts/{id}',
    auth: 'user',
    summary: 'Get a transfer',
    tag,
    answer: one,
    find: findOwn({ lock: false }),
    handle: ({ found }) => Promise.resolve({ payout: payoutOnWire(found) }),
  }),
]
