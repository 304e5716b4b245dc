import type { ApiClient } from '../../api/client.ts'
import type { ChainNode } from '../../chains/adapter.ts'
import { getPayout } from '../../api/payouts.ts'
import type { OpenEnum } from '../../lib/open-enum.ts'
import type { PayoutStatus } from '../../domain/payouts/payout.ts'

/**
 * `waiting`: for the tokens. `taken`: they have come. `returned`: what came was sent back. `over`: it takes none any more, and sends back
 * what comes.
 */
export type DepositStatus = 'waiting' | 'taken' | 'returned' | 'over'

const WORDS: Readonly<Record<PayoutStatus, DepositStatus>> = {
  pending: 'waiting',
  funded: 'taken',
  processing: 'taken',
  succeeded: 'taken',
  refunded: 'returned',
  failed: 'over',
  failedPrecondition: 'over',
  cancelled: 'over',
}

/** What a status says of the tokens of an off-ramp. One that is not known says nothing. */
export const depositStatusOf = (status: OpenEnum<PayoutStatus>): DepositStatus =>
  typeof status === 'string' ? WORDS[status] : 'waiting'

/** A server that does not answer has not moved on, as far as anybody knows. */
export const readDepositStatus = (api: ApiClient, payoutId: string): Promise<DepositStatus> =>
  getPayout(api, payoutId).then(
    ({ status }) => depositStatusOf(status),
    () => 'waiting',
  )

interface Relaying {
  readonly api: ApiClient
  readonly node: ChainNode
}

/**
 * What a wallet has signed leaves this page only while the server says that the payout waits for it: another device may have cancelled
 * it while the wallet was open. Without an answer it stays here, and the next look asks again (decisions.md C19).
 */
export const relayingFor = ({ api, node }: Relaying, payoutId: string): ChainNode => ({
  ...node,
  async relay(...signed) {
    const isWaiting = await getPayout(api, payoutId).then(
      ({ status }) => depositStatusOf(status) === 'waiting',
      () => false,
    )
    return isWaiting ? node.relay(...signed) : 'unknown'
  },
})
