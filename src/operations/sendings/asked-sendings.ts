import { depositOf } from '../../domain/payouts/deposit.ts'
import { watchAsked } from '../off-ramp/look-for-sent.ts'
import type { SendingParts } from '../off-ramp/settle-sending.ts'
import type { Unfinished } from '../off-ramp/unfinished.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import type { SessionScope } from './session-scope.ts'

interface Parts extends Pick<SendingParts, 'journal' | 'node'> {
  readonly scope: Pick<SessionScope, 'presence' | 'pauses'>
  /** Goes on with the transaction that was found. */
  follow(found: Unfinished): Promise<void>
}

/** Looks for what a wallet was asked to send and has not answered for: it may have sent it (decisions.md C22). */
export function createAskedSendings({ journal, node, scope, follow }: Parts) {
  // What a customer who has signed out left never ends, and is looked for anew.
  const running = new Map<string, () => boolean>()
  return async ({ payout, entry }: Unfinished): Promise<void> => {
    const deposit = depositOf(payout)
    if (!deposit || entry.phase !== 'signing' || running.get(payout.id)?.()) return
    running.set(payout.id, scope.presence())
    const parts = { journal, node, pause: scope.pauses() }
    const watching = watchAsked(parts, { entry, deposit, adapter: lazyAdapter(deposit.network) })
    const found = await watching.finally(() => running.delete(payout.id))
    if (found !== null) await follow({ payout, entry: journal.presentOf(entry) })
  }
}
