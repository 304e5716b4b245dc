import type { Services } from '../../services.ts'
import type { PastOffload } from './past.ts'

const HOUR_MS = 3600_000
const TOOK_MS = 20 * 60_000

/** When it was made and last changed; what still waits has not changed since. */
export function timesOf({ clock }: Services, { hoursAgo, status }: Pick<PastOffload, 'hoursAgo' | 'status'>) {
  const updatedAt = new Date(clock.now() - hoursAgo * HOUR_MS)
  return { createdAt: new Date(updatedAt.getTime() - (status === 'pending' ? 0 : TOOK_MS)), updatedAt }
}
