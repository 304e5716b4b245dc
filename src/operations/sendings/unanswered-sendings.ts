import { depositOf } from '../../domain/payouts/deposit.ts'
import { watchUnanswered } from '../off-ramp/transfer-search.ts'
import type { Unfinished } from '../off-ramp/unfinished.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import type { OwnParts } from './own-parts.ts'
import type { SessionScope } from './session-scope.ts'

interface Parts {
  own(): OwnParts
  readonly scope: Pick<SessionScope, 'presence' | 'pauses'>
  follow(found: Unfinished): Promise<void>
}

/** Searches for the tokens of a wallet that was asked and has not answered: it may have sent them (decisions.md C22). */
export function createUnansweredSendings({ own, scope, follow }: Parts) {
  const running = new Map<string, () => boolean>()
  return async ({ payout, entry }: Unfinished): Promise<void> => {
    const deposit = depositOf(payout)
    if (!deposit || entry.phase !== 'signing' || running.get(payout.id)?.()) return
    const isAttended = scope.presence()
    const { journal, node } = own()
    running.set(payout.id, isAttended)
    const parts = { journal, node, pause: scope.pauses() }
    const watching = watchUnanswered(parts, { entry, deposit, adapter: lazyAdapter(deposit.network) })
    const found = await watching.finally(() => running.delete(payout.id))
    if (found !== null && isAttended()) await follow({ payout, entry: journal.presentOf(entry) })
  }
}
