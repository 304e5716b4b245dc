import * as z from 'zod/mini'
import type { Payout, PayoutPayload, PayoutType } from '../domain/payouts/payout.ts'
import type { ApiClient, IntentCall } from './client.ts'
import { ApiError } from './error.ts'
import type { RequestOptions } from './http/context.ts'
import { pathSegment } from './http/path-segment.ts'
import { enveloped } from './wire/envelope.ts'
import { requestList, type OnUnreadable } from './wire/list.ts'
import { payout } from './wire/payout.ts'

const CREATE_TIMEOUT_MS = 30_000
const BYTE_ORDER_MARK = '\uFEFF'

const onePayout: z.ZodMiniType<Payout> = enveloped('payout', payout)
// A payout cannot be funded without its instructions, so an answer that lacks them is treated like a lost answer.
const createdPayout = onePayout.check(z.refine(({ instructions }) => instructions !== null))

const pathOf = (id: string) => `payouts/${pathSegment(id)}`

export const createPayout = (api: ApiClient, body: PayoutPayload, call: IntentCall) =>
  api.request('POST', 'payouts', { ...call, body, schema: createdPayout, timeoutMs: CREATE_TIMEOUT_MS })

export const listPayouts = (api: ApiClient, signal?: AbortSignal, onUnreadable?: OnUnreadable) =>
  requestList(api, 'payouts', { name: 'payouts', row: payout, signal, onUnreadable })

/** For a lookup: a payout that cannot be read may be the one, so the list is then an error. */
export const listAllPayouts = (api: ApiClient) =>
  requestList(api, 'payouts', { name: 'payouts', row: payout, everyRow: true })

export const getPayout = (api: ApiClient, id: string, signal?: AbortSignal) =>
  api.request('GET', pathOf(id), { schema: onePayout, signal })

/** Resolves with a payout that is cancelled, and with no other: after a lost answer, or one that says otherwise, the payout itself is read. */
export async function cancelPayout(
  api: ApiClient,
  id: string,
  repeating: Pick<RequestOptions<unknown>, 'repeats' | 'onRenewed'> = {},
): Promise<Payout> {
  let isRepeated = false
  const onRepeat = () => {
    isRepeated = true
  }
  const options = { schema: onePayout, onRepeat, ...repeating }
  const answer = await api.request('DELETE', pathOf(id), options).catch((error: unknown) => {
    if (error instanceof ApiError && isRepeated && error.status === 409) return error
    throw error
  })
  if (!(answer instanceof ApiError) && answer.status === 'cancelled') return answer

  const found = await getPayout(api, id).catch((error: unknown) => {
    // It says nothing of the cancel.
    throw error instanceof ApiError ? new ApiError({ ...error, message: error.message, outcome: 'unknown' }) : error
  })
  if (found.status === 'cancelled') return found
  throw answer instanceof ApiError ? answer : new ApiError({ kind: 'unknown', reference: id, outcome: 'unknown' })
}

/** Returns the file as the server wrote it. Decoding it removes the byte order mark, by which spreadsheets recognise UTF-8. */
export async function exportPayouts(api: ApiClient, type?: PayoutType): Promise<string> {
  const csv = await api.request('GET', 'payouts/csv', { schema: z.string(), query: { type } })
  return csv.startsWith(BYTE_ORDER_MARK) ? csv : BYTE_ORDER_MARK + csv
}
