import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { refuse, refuseFields } from '../http/refusal.ts'
import { route } from '../http/route.ts'

/** Play money for the wallet of a person who tries the demo; it is no transfer of the sandbox, and in no ledger. */
export const giftControl = route({
  auth: 'open',
  tag: 'Controls',
  method: 'POST',
  path: '/sandbox/chains/{network}/gifts',
  summary: 'Sends tokens to an address on a local network',
  body: z.strictObject({
    address: z.string().min(1).max(128),
    token: z.enum(['usdc', 'usdt']),
    amount: z.string().regex(/^\d{1,9}(\.\d{1,6})?$/),
  }),
  answer: z.strictObject({ hash: z.string() }),
  async find({ services, params }) {
    const port = services.chains[params.network ?? '']
    if (!port) throw refuse('not_found', { resource: 'Network' })
    return port
  },
  async handle({ found, body: { address, ...gift } }) {
    try {
      return await found.send({ ...gift, to: address, reference: `gift ${randomUUID()}` })
    } catch {
      throw refuseFields([{ path: ['address'], message: 'The network did not take this address' }])
    }
  },
})
