import { useState } from 'react'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import type { SeenTimes } from '../../../../domain/payout-history/timeline.ts'

/** When this screen saw each status come: the payout itself knows two times only. */
export function useSeenTimes({ status, updated }: Payout): SeenTimes {
  const [seen, setSeen] = useState<SeenTimes>({})
  if (typeof status === 'string' && !seen[status]) setSeen({ ...seen, [status]: updated })
  return seen
}
