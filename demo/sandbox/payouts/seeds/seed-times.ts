import type { Services } from '../../services.ts'
import type { OffloadSeed } from './payout-seeds.ts'

const HOUR_MS = 3600_000
const TOOK_MS = 20 * 60_000

/** When the payout was created and last changed. A pending one has not changed since. */
export function timesOf({ clock }: Services, { hoursAgo, status }: Pick<OffloadSeed, 'hoursAgo' | 'status'>) {
  const updatedAt = new Date(clock.now() - hoursAgo * HOUR_MS)
  return { createdAt: new Date(updatedAt.getTime() - (status === 'pending' ? 0 : TOOK_MS)), updatedAt }
}
