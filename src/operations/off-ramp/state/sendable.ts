import type { JournalEntry } from '../../journal/entry.ts'
import { mergeFacts } from '../../journal/facts.ts'
import type { Journal } from '../../journal/journal.ts'
import type { Live, PayoutView } from './knowledge.ts'
import { stateOf } from './state.ts'

const QUIET: Omit<Live, 'now'> = { request: { at: 'none' }, tokens: 'none', mayBeUndecided: false }

const WAITING: PayoutView = {
  id: '',
  network: null,
  deposit: 'transfer',
  status: 'pending',
  refund: 'none',
  created: 0,
  updated: 0,
}

/** Whether a wallet may be asked for an off-ramp if the server says that it waits: by what this browser knows. */
export function isSendable(journal: Pick<Journal, 'factsOf' | 'now'>, entry: JournalEntry | undefined): boolean {
  if (!entry) return false
  return stateOf(mergeFacts(journal.factsOf(entry)), { ...QUIET, now: journal.now() }, WAITING)?.ask === 'afterLook'
}
