import { factsOfKind, type Fact } from '../../journal/facts.ts'
import type { Sending } from '../sending.ts'
import type { Live } from './knowledge.ts'

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
function requestOf({ stage, end }: Sending, facts: readonly Fact[]): Live['request'] {
  const open = openAskOf(facts)
  const isAsked = (stage === 'approving' || stage === 'checking') && open !== undefined
  return isAsked && !end ? { at: 'here', ask: open } : { at: 'none' }
}

/**
 * What this page follows of an off-ramp, beside what the journal keeps of it: its request, and tokens that a look found, of an unknown sender
 * or beside an open request. Where it does not say how many, no word of the customer cancels.
 */
export const liveOfSending = (sending: Sending, facts: readonly Fact[]): Pick<Live, 'request' | 'tokens'> => ({
  request: requestOf(sending, facts),
  tokens: sending.areTokensShown ? 'enough' : heldBy(sending),
})
