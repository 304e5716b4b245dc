import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { refuse, refuseFields } from '../http/refusal.ts'
import { route } from '../http/route.ts'

/** Test tokens for the wallet of a person who tries the demo. They are not a payout and are not booked in the ledger. */
export const faucetControl = route({
  auth: 'open',
  tag: 'Controls',
  method: 'POST',
  path: '/sandbox/chains/{network}/faucet',
  summary: 'Send tokens to an address on a local network',
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
  async handle({ found, body: { address, ...tokens } }) {
    try {
      return await found.send({ ...tokens, to: address, reference: `faucet ${randomUUID()}` })
    } catch {
      const reason = found.onDemand?.reason
      if (reason) throw refuseFields([{ path: ['network'], message: `The network could not start: ${reason}` }])
      throw refuseFields([{ path: ['address'], message: 'The network rejected this address' }])
    }
  },
})
