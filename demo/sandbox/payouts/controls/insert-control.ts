import { z } from 'zod'
import { findCustomer } from '../../customers/customer-table.ts'
import { isStorable } from '../../http/body.ts'
import { refuse, refuseFields } from '../../http/refusal.ts'
import { route } from '../../http/route.ts'
import { insertPayoutWithHistory } from '../seeds/insert-with-history.ts'
import { PayoutAnswer, payoutOnWire } from '../payout-answer.ts'
import { findPayout } from '../payout-table.ts'
import { payoutToInsert, insertedPayout } from './payout-to-insert.ts'

export const insertControl = route({
  auth: 'open',
  tag: 'Controls',
  method: 'POST',
  path: '/sandbox/payouts',
  summary: 'Insert a transfer of any kind',
  atomic: true,
  body: z.strictObject({ customerId: z.string().refine(isStorable), payout: payoutToInsert }),
  status: 201,
  answer: z.strictObject({ payout: PayoutAnswer }),
  refusals: ['not_found'],
  async handle({ db, services, body }) {
    const customer = await findCustomer(db, body.customerId, { lock: true })
    if (!customer) throw refuse('not_found', { resource: 'Customer' })
    const { id } = body.payout
    if (id !== undefined && (await findPayout(db, id)))
      throw refuseFields([{ path: ['payout', 'id'], message: 'Transfer already exists' }])
    const inserted = await insertPayoutWithHistory(services, insertedPayout(customer.id, body.payout, services))
    return { payout: payoutOnWire(inserted) }
  },
})
