import type { AskRule, Case, Columns } from './cases.ts'
import type { Network } from '../../../domain/networks.ts'
import type { Fact } from '../../journal/facts.ts'
import { knowledgeOf, type Knowledge, type Live, type PayoutView } from './knowledge.ts'
import { ROWS } from './rows.ts'

/** One state of an off-ramp, what may be done in it, and on which network. */
export type OffRampState = Case & Columns & { readonly network: Network | null }

/** The server takes one transaction for a payout, so a second one could only be lost. */
function askRule(rule: AskRule, known: Knowledge): AskRule {
  if (rule !== 'afterLook') return rule
  if (known.has('registered')) return 'no'
  return known.live.mayBeUndecided ? 'afterAnswer' : rule
}

const columnsOf = ({ ask, cancel, ...rest }: Columns, known: Knowledge): Columns =>
  known.serverStatus === 'unread'
    ? { ...rest, ask: ask === 'isAsked' ? ask : 'no', cancel: 'no' }
    : { ...rest, ask: askRule(ask, known), cancel }

/** A creation that was refused or given up has none, and neither has a press that never came to a call. */
const hasState = (known: Knowledge): boolean =>
  known.payout !== null || known.has('made') || (known.has('called') && !known.has('refused') && !known.has('givenUp'))

/** The state of one off-ramp that isn't an offloader's: the first row of the table that fits. `facts` are merged. */
export function stateOf(facts: readonly Fact[], live: Live, payout: PayoutView | null): OffRampState | null {
  const known = knowledgeOf(facts, live, payout)
  if (!hasState(known)) return null
  for (const [kind, { fit, amend, ...columns }] of Object.entries<RowOfAny>(ROWS)) {
    const contents = fit(known)
    // The key and what `fit` returns belong together by the type of `ROWS`.
    if (!contents) continue
    const { network } = known
    return { kind, network, ...contents, ...columnsOf({ ...columns, ...amend?.(known) }, known) } as OffRampState
  }
  return null
}

interface RowOfAny extends Columns {
  fit(known: Knowledge): object | null
  amend?(known: Knowledge): Partial<Columns>
}
