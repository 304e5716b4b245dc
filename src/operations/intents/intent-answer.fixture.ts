import type { Payout, PayoutPayload } from '../../domain/payouts/payout.ts'
import { submitNow } from './press.fixture.ts'
import type { IntentResult } from './run-intent.ts'

/** Returns what the intent created. Rejects with the error of an intent that stays undecided. */
export async function answerOf<T>(result: Promise<IntentResult<T>>): Promise<T> {
  const end = await result
  if (end.status === 'undecided') throw end.error
  if (end.status === 'earlier') throw new Error('asks about an earlier one')
  return end.answer
}

export const makePayout = (parts: Parameters<typeof submitNow>[0], payload: PayoutPayload): Promise<Payout> =>
  answerOf(submitNow(parts, payload))
