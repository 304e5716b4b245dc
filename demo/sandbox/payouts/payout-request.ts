import { z } from 'zod'
import { CURRENCIES } from '../tables/currencies.ts'
import { destinationNetworks, sourceNetworks } from './transfer-networks.ts'

/** More digits than any limit allows, and fewer than the columns hold. */
const MOST_DIGITS = 15

export const money2 = z
  .string()
  .regex(new RegExp(`^\\d{1,${MOST_DIGITS}}(\\.\\d{1,2})?$`), 'validation.positive')
  .refine((text) => /[1-9]/.test(text), 'validation.positive')

const endpoint = {
  type: z.enum(['bankAccount', 'wallet']),
  id: z.string().min(1).max(100),
  amount: money2,
  currency: z.enum(CURRENCIES),
}

export const payoutRequest = z
  .object({
    source: z.object({ ...endpoint, network: z.enum(sourceNetworks) }),
    destination: z.object({ ...endpoint, network: z.enum(destinationNetworks) }),
    wireMessage: z.string().max(105, 'validation.maxLength.wireMessage').optional(),
  })
  .superRefine(({ source, destination, wireMessage }, context) => {
    if (source.type === destination.type)
      context.addIssue({ code: 'custom', path: ['destination', 'type'], message: 'Source and destination must differ' })
    if (wireMessage && destination.network !== 'wire')
      context.addIssue({ code: 'custom', path: ['wireMessage'], message: 'Wire message is only for wire transfers' })
  })

export type PayoutRequest = z.output<typeof payoutRequest>
