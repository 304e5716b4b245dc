import type { ApiClient } from '../api/client.ts'
import { ApiError, isOutcomeUnknown } from '../api/error.ts'
import { cancelPayout as requestCancel, getPayout } from '../api/payouts.ts'
import type { Payout } from '../domain/payouts/payout.ts'

/** Cancels a payout. A failed call counts as success if the payout is cancelled. Rejects with the `ApiError` of the cancel otherwise. */
export async function cancelPayout(api: ApiClient, id: string): Promise<Payout> {
  try {
    return await requestCancel(api, id)
  } catch (error) {
    const payout = await getPayout(api, id).catch(() => null)
    if (payout?.status === 'cancelled') return payout
    throw error
  }
}

/** A later repeat might cancel what another device has paid since. */
const REPEATED_WITHIN_MS = 10_000

/** A server that sends `Retry-After` refuses calls before that time. */
const mayRepeat = (error: unknown): boolean => isOutcomeUnknown(error) && !(error as ApiError).retryAfter

interface CancelAttempts {
  isUnsent(): Promise<boolean>
  /** Before each call. What it returns is called where the server has definitely refused this very call. */
  onCall?(): (code: string | null) => void
}

/** The same for an off-ramp. A lost cancel is repeated once, and only if `isUnsent`: another device may have paid (decisions.md C19). */
export async function cancelOffRamp(api: ApiClient, id: string, attempts: CancelAttempts): Promise<Payout> {
  const { isUnsent, onCall = () => () => {} } = attempts
  const since = performance.now()
  const cancel = async (isRepeat: boolean): Promise<Payout> => {
    const onRefused = onCall()
    // After a renewed token this is the second answer: a proxy may have replaced a success with the 401.
    let isRenewed = false
    const onRenewed = () => {
      isRenewed = true
    }
    try {
      return await requestCancel(api, id, { repeats: 0, onRenewed })
    } catch (error) {
      const payout = await getPayout(api, id).catch(() => null)
      if (payout?.status === 'cancelled') return payout
      // A browser may repeat a call by itself, so only the payout shows that none was carried out.
      const isRefused = payout && !isRenewed && error instanceof ApiError && error.outcome === 'definite'
      if (isRefused) onRefused(error.code ?? null)
      if (isRepeat || payout?.status !== 'pending' || !mayRepeat(error) || !(await isUnsent())) throw error
      if (performance.now() - since > REPEATED_WITHIN_MS) throw error
      return cancel(true)
    }
  }
  return cancel(false)
}
