import { networkOfPayout } from '../../../domain/networks.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payment } from '../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import type { LateTokens } from '../../registration/late-tokens.ts'
import type { BurnCheck } from '../burn-check.ts'
import type { Sending } from '../sending.ts'
import { liveOfSending } from './live-of-sending.ts'
import { mergeFacts, type Fact, type FactTime } from '../../journal/facts.ts'
import type { Live, PayoutView } from './knowledge.ts'
import { stateOf, type OffRampState } from './state.ts'

function depositKind(payout: Payout, burn: BurnCheck): PayoutView['deposit'] {
  const deposit = depositOf(payout)
  if (!deposit) return 'unreadable'
  if (!deposit.redemption) return 'transfer'
  return burn === 'unburnable' || burn === 'unmintable' ? burn : 'burn'
}

const viewOf = ({ payout, burn = 'unread' }: Transfer): PayoutView => ({
  id: payout.id,
  network: networkOfPayout(rawValue(payout.source.network)) ?? null,
  deposit: depositKind(payout, burn),
  status: payout.status,
  refund: payout.refund ? 'made' : 'none',
  created: payout.created.getTime(),
  updated: payout.updated.getTime(),
})

/** What a look at the address of a cancelled off-ramp has shown. */
function factsOfLate(late: LateTokens, at: FactTime): readonly Fact[] {
  if (late.status === 'none' || late.hash === null) return []
  const { hash, moved } = late
  const known: Fact = moved ? { kind: 'found', at, hash, moved } : { kind: 'told', at, ask: hash, hash }
  if (late.status === 'comesBack') return [known, { kind: 'registered', at, hash }]
  return late.isConflict ? [known, { kind: 'registrationRefused', at, hash, code: null }] : [known]
}

interface Transfer {
  /** As it was read last, by whichever query. */
  readonly payout: Payout
  /** What this browser knows of it, oldest first. */
  readonly facts: readonly Fact[]
  readonly sending: Sending | null
  readonly isRequested: boolean
  /** Whether another tab has its wallet asked. */
  readonly isAskedElsewhere?: boolean
  /** Whether it may be the one whose creation is undecided. Only one that this browser does not know may be. */
  readonly mayBeUndecided?: boolean
  readonly late?: LateTokens
  /** Whether this page can burn its tokens. Default: that is not known. */
  readonly burn?: BurnCheck
  readonly now: FactTime
}

/** The one place where what the journal keeps, what this page follows and what the server says become a state (decisions.md E22). */
export function transferStateOf(transfer: Transfer): OffRampState | null {
  const { sending, isRequested, late = { status: 'none' }, now } = transfer
  const { isAskedElsewhere = false, mayBeUndecided = false } = transfer
  const facts = mergeFacts(
    transfer.facts,
    factsOfLate(late, now),
    isRequested ? [] : [{ kind: 'differs', at: now, fields: [] }],
  )
  const here: Pick<Live, 'request' | 'tokens'> = sending
    ? liveOfSending(sending, facts)
    : { request: { at: 'none' }, tokens: 'none' }
  const request: Live['request'] = here.request.at === 'none' && isAskedElsewhere ? { at: 'elsewhere' } : here.request
  const areTokensThere = late.status === 'stranded' && late.hash === null
  const tokens = areTokensThere ? 'enough' : here.tokens
  return stateOf(facts, { now, request, tokens, mayBeUndecided }, viewOf(transfer))
}

/** Of what is not listed, the tokens are still to be sent, or may have been. */
const TOKENS: Readonly<Partial<Record<OffRampState['kind'], Payment>>> = {
  onItsWay: 'onTheirWay',
  unregistered: 'onTheirWay',
  cameBack: 'stopped',
  conflict: 'stopped',
  differentSent: 'stopped',
  cancelling: 'stopped',
  differs: 'stopped',
  unpayable: 'stopped',
}

/** Whether the tokens of an off-ramp are still to be sent, by what the network shows and by what its state tells the customer. */
export function paymentByState(state: OffRampState | null): Payment {
  if (state?.kind === 'tokensThere') return state.size === 'enough' ? 'onTheirWay' : 'stopped'
  if (state?.kind === 'declineIt') return state.cause === 'onItsWay' ? 'onTheirWay' : 'stopped'
  return (state && TOKENS[state.kind]) ?? 'awaited'
}
