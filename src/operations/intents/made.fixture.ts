import type { Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import { submitPayout } from './payout-intent.ts'
import type { IntentResult } from './run-intent.ts'

/** What was made; an intent that stays undecided rejects with its error. */
export async function made<T>(result: Promise<IntentResult<T>>): Promise<T> {
  const end = await result
  if (end.status === 'undecided') throw end.error
  return end.answer
}

export const makePayout = (parts: Parameters<typeof submitPayout>[0], payload: PayoutPayload): Promise<Payout> =>
  made(submitPayout(parts, payload))
