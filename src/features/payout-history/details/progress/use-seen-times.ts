import { useState } from 'react'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import type { SeenTimes } from '../../../../domain/payout-history/timeline.ts'

/** The times at which this screen observed each status, because the payout itself has only two times. */
export function useSeenTimes({ status, updated }: Payout): SeenTimes {
  const [seen, setSeen] = useState<SeenTimes>({})
  if (typeof status === 'string' && !seen[status]) setSeen({ ...seen, [status]: updated })
  return seen
}
