import { settlePayouts } from '../../operations/intents/payout-intent.ts'
import { keys } from '../../queries/keys.ts'
import { customerWork } from '../../operations/customer-work.ts'
import { sendingsOf } from '../../queries/payouts/sendings.ts'
import type { Services } from '../../queries/services.ts'

/**
 * Looks up payouts whose creation was interrupted by a reload or a closed tab, and transactions that were under way. Those that exist
 * then appear in the list.
 */
export async function settleUnfinished(services: Services): Promise<void> {
  const { queryClient } = services
  const work = customerWork(services)
  // During an outage they stay open, and the next sign-in or submission looks them up again.
  const found = await settlePayouts(work).catch(() => [])
  if (!work.api.isOpen()) return
  await sendingsOf(services).resume()
  if (found.length > 0) await queryClient.invalidateQueries({ queryKey: keys.payouts })
}
