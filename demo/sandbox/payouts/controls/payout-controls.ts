import { z } from 'zod'
import { isStorable } from '../../http/body.ts'
import { refuse } from '../../http/refusal.ts'
import type { Approach } from '../../http/route.ts'
import { route } from '../../http/route.ts'
import { formatMoney, parseMoney } from '../../quotes/money.ts'
import { receiveSimulated } from '../deposits/receive.ts'
import { forceStatus } from '../lifecycle/force-status.ts'
import { allPayoutStatuses } from '../lifecycle/state-machine.ts'
import type { Payout } from '../payout.ts'
import { PayoutAnswer, payoutOnWire } from '../payout-answer.ts'
import { listAllPayouts, lockPayout } from '../payout-table.ts'
import { arrivingAmount } from './deposit-control.ts'

const shared = { auth: 'open', tag: 'Controls' } as const
const one = z.strictObject({ payout: PayoutAnswer })

async function findAny({ db, params }: Approach<'open'>): Promise<Payout> {
  const payout = await lockPayout(db, params.id ?? '')
  if (!payout) throw refuse('not_found', { resource: 'Transfer' })
  return payout
}

export const payoutControls = [
  route({
    ...shared,
    method: 'GET',
    path: '/sandbox/payouts',
    summary: 'List the transfers of all customers or of one, newest first',
    query: z.object({ customerId: z.string().refine(isStorable).optional() }),
    answer: z.array(PayoutAnswer.extend({ customerId: z.string() })),
    handle: async ({ db, query }) =>
      (await listAllPayouts(db, query.customerId ?? null)).map((payout) => ({
        ...payoutOnWire(payout),
        customerId: payout.customerId,
      })),
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/sandbox/payouts/{id}/fund',
    summary: 'Pay for a transfer, with the requested or another amount',
    atomic: true,
    body: z.strictObject({ amount: arrivingAmount.optional() }),
    answer: one,
    find: findAny,
    async handle({ services, found, body }) {
      const paid = body.amount === undefined ? {} : { amount: formatMoney(parseMoney(body.amount)) }
      return { payout: payoutOnWire(await receiveSimulated(services, found, paid)) }
    },
  }),
  route({
    ...shared,
    method: 'POST',
    path: '/sandbox/payouts/{id}/status',
    summary: 'Set the status of a transfer and move its money accordingly',
    atomic: true,
    body: z.strictObject({ status: z.enum(allPayoutStatuses) }),
    answer: one,
    find: findAny,
    handle: async ({ services, found, body }) => ({
      payout: payoutOnWire(await forceStatus(services, found, body.status)),
    }),
  }),
]
