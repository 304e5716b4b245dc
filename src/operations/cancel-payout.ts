import type { ApiClient } from '../api/client.ts'
import { isLost, type ApiError } from '../api/error.ts'
import { cancelPayout as requestCancel, getPayout } from '../api/payouts.ts'
import type { Payout } from '../domain/payouts/payout.ts'

/**
 * Cancels a payout. An answer may be lost, and the repeat of a call that has cancelled it is refused: then the payout itself tells.
 * Rejects with the `ApiError` of the cancel where the payout is not cancelled, or cannot be read.
 */
export async function cancelPayout(api: ApiClient, id: string): Promise<Payout> {
  try {
    return await requestCancel(api, id)
  } catch (error) {
    const payout = await getPayout(api, id).catch(() => null)
    if (payout?.status === 'cancelled') return payout
    throw error
  }
}

/** The longer it takes, the more another device may have done meanwhile. */
const REPEATED_WITHIN_MS = 10_000

/** A server that names a time wants no other call before it. */
const mayRepeat = (error: unknown): boolean => isLost(error) && !(error as ApiError).retryAfter

/**
 * The same for a payout that a wallet pays. No client repeats its cancel by itself, because another device may send the tokens between
 * two calls: it is asked for once more, soon or not at all, where the server still waits and `isUnsent` finds no tokens on the network
 * (decisions.md C19).
 */
export async function cancelOffRamp(api: ApiClient, id: string, isUnsent: () => Promise<boolean>): Promise<Payout> {
  const since = performance.now()
  const cancel = async (isRepeat: boolean): Promise<Payout> => {
    try {
      return await requestCancel(api, id, { repeats: 0 })
    } catch (error) {
      const payout = await getPayout(api, id).catch(() => null)
      if (payout?.status === 'cancelled') return payout
      if (isRepeat || payout?.status !== 'pending' || !mayRepeat(error) || !(await isUnsent())) throw error
      if (performance.now() - since > REPEATED_WITHIN_MS) throw error
      return cancel(true)
    }
  }
  return cancel(false)
}
