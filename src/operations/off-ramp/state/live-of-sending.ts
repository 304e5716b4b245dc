import type { JournalEntry } from '../../journal/entry.ts'
import { factsOfKind, type Fact } from '../../journal/facts.ts'
import type { Sending } from '../sending.ts'
import type { Live } from './knowledge.ts'

/** What this page follows of an off-ramp, beside what the journal keeps of it. */
interface Followed {
  readonly entry: JournalEntry
  readonly sending: Sending
}

/** One that stepped back for another tab's was never shown. */
function openAskOf(facts: readonly Fact[]): string | undefined {
  const refused = new Set(factsOfKind(facts, 'saidNo').map(({ ask }) => ask))
  return factsOfKind(facts, 'ask')
    .filter(({ ask }) => !refused.has(ask))
    .at(-1)?.ask
}

const heldBy = ({ end }: Sending): Live['tokens'] =>
  end?.status === 'unknown' && end.error?.code === 'network/tokens-held' ? (end.held ?? 'enough') : 'none'

/** The ask is written a moment before the wallet is asked (decisions.md E18): from then on it counts as asked here. */
function requestOf({ entry, sending }: Followed, facts: readonly Fact[]): Live['request'] {
  const open = openAskOf(facts)
  const isAsked = sending.stage === 'approving' || (sending.stage === 'checking' && open !== undefined)
  return isAsked && !sending.end ? { at: 'here', ask: open ?? entry.opId } : { at: 'none' }
}

/** Tokens that a look found, of an unknown sender or beside an open request. Where it does not say how many, no word of the customer cancels. */
export const liveOfSending = (followed: Followed, facts: readonly Fact[]): Pick<Live, 'request' | 'tokens'> => ({
  request: requestOf(followed, facts),
  tokens: followed.sending.areTokensShown ? 'enough' : heldBy(followed.sending),
})
