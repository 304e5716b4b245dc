import * as z from 'zod/mini'
import type { Payout, PayoutPayload, PayoutType } from '../domain/payouts/payout.ts'
import type { ApiClient, IntentCall } from './client.ts'
import { ApiError } from './error.ts'
import { named } from './wire/envelope.ts'
import { requestList } from './wire/list.ts'
import { payout } from './wire/payout.ts'

const CREATE_TIMEOUT_MS = 30_000
const BYTE_ORDER_MARK = '\uFEFF'

const onePayout: z.ZodMiniType<Payout> = named('payout', payout)
// Without instructions nobody can pay it in, so it is looked up as one whose answer was lost.
const createdPayout = onePayout.check(z.refine(({ instructions }) => instructions !== null))

const pathOf = (id: string) => `payouts/${encodeURIComponent(id)}`

export const createPayout = (api: ApiClient, body: PayoutPayload, call: IntentCall) =>
  api.request('POST', 'payouts', { ...call, body, schema: createdPayout, timeoutMs: CREATE_TIMEOUT_MS })

export const listPayouts = (api: ApiClient, signal?: AbortSignal) =>
  requestList(api, 'payouts', { name: 'payouts', row: payout, signal })

export const getPayout = (api: ApiClient, id: string, signal?: AbortSignal) =>
  api.request('GET', pathOf(id), { schema: onePayout, signal })

/** Resolves with a payout that is cancelled, and with no other: after a lost answer, or one that says otherwise, the payout itself is read. */
export async function cancelPayout(api: ApiClient, id: string): Promise<Payout> {
  let isRepeated = false
  const onRepeat = () => {
    isRepeated = true
  }
  const answer = await api.request('DELETE', pathOf(id), { schema: onePayout, onRepeat }).catch((error: unknown) => {
    if (error instanceof ApiError && isRepeated && error.status === 409) return error
    throw error
  })
  if (!(answer instanceof ApiError) && answer.status === 'cancelled') return answer

  const found = await getPayout(api, id)
  if (found.status === 'cancelled') return found
  throw answer instanceof ApiError ? answer : new ApiError({ kind: 'unknown', reference: id, outcome: 'definite' })
}

/** The file as the server wrote it; reading it as text takes away the mark by which spreadsheets know UTF-8. */
export async function exportPayouts(api: ApiClient, type?: PayoutType): Promise<string> {
  const csv = await api.request('GET', 'payouts/csv', { schema: z.string(), query: { type } })
  return csv.startsWith(BYTE_ORDER_MARK) ? csv : BYTE_ORDER_MARK + csv
}
