import { getPayout } from '../../api/payouts.ts'
import { depositOf, type Deposit } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { findArrived, madeAt } from '../off-ramp/transfer-search.ts'
import { offRampEntry } from '../off-ramp/send-payout.ts'
import { unannouncedEntries } from '../off-ramp/unfinished.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import type { OwnParts } from './own-parts.ts'
import type { SessionScope } from './session-scope.ts'

/** Announces to the host the transaction that brought an off-ramp's tokens, once for all tabs and pages of this browser. */
interface Arrivals {
  announce(payout: Payout, transactionHash: string): Promise<void>
  resume(): void
}

export interface ArrivalParts {
  own(): OwnParts
  readonly scope: Pick<SessionScope, 'presence' | 'pauses'>
  onArrived(payoutId: string, deposit: Deposit, transactionHash: string): void
}

export function createArrivals({ own, scope, onArrived }: ArrivalParts): Arrivals {
  const running = new Map<string, () => boolean>()

  async function announce(payout: Payout, transactionHash: string): Promise<void> {
    const { id } = payout
    const { api, journal } = own()
    const entry = offRampEntry(journal, id)
    const deposit = depositOf(payout)
    if (!entry || !deposit) return
    // Not the lock of the sending, which is held while the wallet asks.
    await journal.exclusively(`${id}:announced`, async () => {
      if (journal.presentOf(entry).announced || !api.isOpen()) return
      journal.record(entry.opId, { kind: 'announced', hash: transactionHash })
      onArrived(id, deposit, transactionHash)
    })
  }

  async function search(payoutId: string): Promise<void> {
    const isAttended = scope.presence()
    const { api, journal, node } = own()
    const parts = { node, pause: scope.pauses() }
    const payout = await getPayout(api, payoutId)
    const [entry, deposit] = [offRampEntry(journal, payoutId), depositOf(payout)]
    if (!entry || !deposit) return
    const hash = await findArrived(parts, { deposit, adapter: lazyAdapter(deposit.network), since: madeAt(entry) })
    if (hash !== null && isAttended()) await announce(payout, hash)
  }

  return {
    announce,
    resume() {
      for (const { payoutId } of unannouncedEntries(own())) {
        if (running.get(payoutId!)?.()) continue
        running.set(payoutId!, scope.presence())
        void search(payoutId!)
          .catch(() => {})
          .finally(() => running.delete(payoutId!))
      }
    },
  }
}
