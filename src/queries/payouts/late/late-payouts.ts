import { QueryObserver } from '@tanstack/react-query'
import { rawValue } from '../../../lib/open-enum.ts'
import { customerWork } from '../../../operations/customer-work.ts'
import { findLatePayouts, type LatePayout } from '../../../operations/intents/late-payouts.ts'
import { keys } from '../../keys.ts'
import { pollAfter } from '../../polling.ts'
import type { Services } from '../../services.ts'

export type { LatePayout }

const LOOK_EVERY_MS = 20_000

/**
 * Looks for payouts that are made after their customer has started anew, while there may be one, until it is stopped. Each is told once
 * in a page, and what the server proves once in the browser.
 */
export function watchGivenUp(services: Services, tell: (late: LatePayout) => void): () => void {
  const { queryClient, emit } = services
  const work = customerWork(services)
  const reported = new Set<string>()
  const look = async () => {
    const found = (await findLatePayouts(work)).filter(({ payout }) => !reported.has(payout.id))
    if (found.length === 0 || !work.api.isOpen()) return null
    for (const late of found) {
      const { id, type } = late.payout
      reported.add(id)
      if (late.isProven) emit('ramp-payout-created', { id, type: rawValue(type) })
      tell(late)
    }
    await Promise.all([keys.payouts, keys.unfinished].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    return null
  }
  return new QueryObserver(queryClient, {
    queryKey: keys.givenUp,
    queryFn: look,
    refetchInterval: (query) => pollAfter(LOOK_EVERY_MS, query),
    staleTime: 0,
  }).subscribe(() => {})
}
