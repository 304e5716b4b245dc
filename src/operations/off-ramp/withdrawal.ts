import type { WalletAct } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { SendingEvent } from './sending.ts'

interface Parts {
  readonly journal: Pick<Journal, 'record'>
  readonly entry: JournalEntry
  readonly ask: string
  /** Aborted when the customer cancels. */
  readonly cancel: AbortSignal
  dispatch(event: SendingEvent): void
}

/**
 * A cancel while the wallet asks. A wallet that only signs is not waited for, because this page throws away what it signs from then on.
 * One that broadcasts by itself can only be declined there, and its answer decides (decisions.md C19).
 */
export function createWithdrawal({ journal, entry, ask, cancel, dispatch }: Parts) {
  const withdrawn = Promise.withResolvers<void>()
  let isWithdrawn = false
  let stop = () => {}
  return {
    withdrawn: withdrawn.promise,
    get isWithdrawn() {
      return isWithdrawn
    },
    /** From the moment in which the wallet is asked. */
    begin(act: WalletAct): void {
      const onCancel = () => {
        journal.record(entry.opId, { kind: 'cancelWanted', ask })
        dispatch({ type: 'factsLearned' })
        isWithdrawn = act === 'signs'
        if (isWithdrawn) withdrawn.resolve()
      }
      cancel.addEventListener('abort', onCancel, { once: true })
      stop = () => cancel.removeEventListener('abort', onCancel)
    },
    /** Once the wallet has answered, nothing is taken back any more: before it was handed over, this throws away what was signed. */
    close(): void {
      stop()
      if (isWithdrawn) throw new ChainError('wallet/withdrawn')
    },
    stop: () => stop(),
  }
}
