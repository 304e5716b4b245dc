import { z } from 'zod'
import type { Services } from '../../../services.ts'
import { slotOf, transactionsOf } from './seen-transactions.ts'

const asked = z.object({
  before: z.string().optional(),
  until: z.string().optional(),
  limit: z.int().min(1).max(1000).default(1000),
  minContextSlot: z.int().default(0),
})

/** As `getSignaturesForAddress` lists it. */
export async function addressHistory(services: Services, address: string, config: unknown) {
  const { before, until, limit, minContextSlot } = asked.parse(config ?? {})
  if (slotOf(services.clock.now()) < minContextSlot) throw new Error('Minimum context slot has not been reached')
  const all = await transactionsOf(services, address)
  const from = before === undefined ? 0 : all.findIndex(({ signature }) => signature === before) + 1
  const end = all.findIndex(({ signature }) => signature === until)
  return all
    .slice(from, end < 0 ? undefined : end)
    .slice(0, limit)
    .map(({ signature, at, error: err }) => ({
      signature,
      slot: slotOf(at.getTime()),
      blockTime: Math.floor(at.getTime() / 1000),
      err,
      memo: null,
      confirmationStatus: 'confirmed',
    }))
}
