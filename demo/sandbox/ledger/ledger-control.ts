import { z } from 'zod'
import { Moment } from '../bank-accounts/bank-account-answer.ts'
import { isStorable } from '../http/body.ts'
import { route } from '../http/route.ts'
import { CURRENCIES } from '../tables/currencies.ts'
import { formatMoney, parseMoney } from '../quotes/money.ts'
import { Money } from '../quotes/quote-answer.ts'
import { listMovements, movementKinds } from './ledger-table.ts'

const Movement = z
  .strictObject({
    at: Moment,
    customerId: z.string(),
    payoutId: z.string(),
    kind: z.enum(movementKinds),
    amount: Money,
    currency: z.enum(CURRENCIES),
    network: z.string(),
    hash: z.string().nullable(),
  })
  .meta({ id: 'Movement' })

export const ledgerControl = route({
  auth: 'open',
  tag: 'Controls',
  method: 'GET',
  path: '/sandbox/ledger',
  summary: 'List the movements of money, oldest first',
  query: z.object({ customerId: z.string().refine(isStorable).optional() }),
  answer: z.array(Movement),
  async handle({ db, query }) {
    const movements = await listMovements(db, query.customerId ?? null)
    return movements.map((movement) => ({
      at: movement.at.toISOString(),
      customerId: movement.customerId,
      payoutId: movement.payoutId,
      kind: movement.kind,
      amount: formatMoney(parseMoney(movement.amount)),
      currency: z.enum(CURRENCIES).parse(movement.currency),
      network: movement.network,
      hash: movement.hash,
    }))
  },
})
