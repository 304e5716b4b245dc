import type { ApiClient } from '../../api/client.ts'
import { getPayout } from '../../api/payouts.ts'
import type { OpenEnum } from '../../lib/open-enum.ts'
import type { PayoutStatus } from '../../domain/payouts/payout.ts'

/** `waiting`: for the tokens. `taken`: they have come. `over`: it takes none any more, and sends back what comes. */
export type ServerWord = 'waiting' | 'taken' | 'over'

const WORDS: Readonly<Record<PayoutStatus, ServerWord>> = {
  pending: 'waiting',
  funded: 'taken',
  processing: 'taken',
  succeeded: 'taken',
  refunded: 'taken',
  failed: 'over',
  failedPrecondition: 'over',
  cancelled: 'over',
}

/** What a status says of the tokens of an off-ramp. One that is not known says nothing. */
export const serverWord = (status: OpenEnum<PayoutStatus>): ServerWord =>
  typeof status === 'string' ? WORDS[status] : 'waiting'

/** A server that does not answer has not moved on, as far as anybody knows. */
export const askServer = (api: ApiClient, payoutId: string): Promise<ServerWord> =>
  getPayout(api, payoutId).then(
    ({ status }) => serverWord(status),
    () => 'waiting',
  )
