import type { ApiClient } from '../api/client.ts'
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
