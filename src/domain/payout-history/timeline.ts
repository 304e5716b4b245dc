import { expectedArrival, type Expected } from '../payouts/arrival/arrival-day.ts'
import { outcomeOf, type CameBack, type Payment } from '../payouts/outcome.ts'
import type { Payout, PayoutStatus } from '../payouts/payout.ts'
import { isOffloader } from './parties.ts'
import { flowOf, isOfCoins } from './texts/flow.ts'
import { needsTransaction } from './texts/status-texts.ts'
import { sentenceByHand, stepSentence, type StepName, type StepSentence } from './texts/step-sentences.ts'
import { deviceDate } from '../../lib/timing/clock.ts'

type StepState = 'done' | 'now' | 'wait' | 'failed' | 'stopped' | 'next'

/** Of tokens that the network shows. */
const ON_THEIR_WAY = { label: 'sending.confirming.title', sentence: 'sending.sent.text' } as const

type StepLabel = `payouts.timeline.${StepName | 'receivedCoin'}` | typeof ON_THEIR_WAY.label

interface TimelineStep {
  readonly state: StepState
  readonly label: StepLabel
  /** Null for a type that this version does not know. */
  readonly sentence: StepSentence | typeof ON_THEIR_WAY.sentence | null
  readonly at: Date | null
  /** When it should happen; null for what is past or not known. */
  readonly expected: Expected | null
}

type BareStep = Omit<TimelineStep, 'label' | 'sentence' | 'expected'> & { readonly name: StepName | 'onTheirWay' }

/** The times at which this element observed each status; the payout itself has only two times. */
export type SeenTimes = Readonly<Partial<Record<PayoutStatus, Date>>>

type Time = Date | null | undefined

const step = (state: StepState, name: BareStep['name'], at: Time = null): BareStep => ({
  name,
  state,
  at: at ?? null,
})

const PATH = ['pending', 'funded', 'processing', 'succeeded'] as const
type PathStatus = (typeof PATH)[number]

const isOnPath = (status: Payout['status']): status is PathStatus => PATH.some((known) => known === status)

interface Walk {
  readonly payout: Payout
  readonly status: PathStatus
  readonly timeOf: (status: PathStatus) => Time
  readonly isOnTheWay?: boolean
}

function arrivalSteps({ payout, status, timeOf, isOnTheWay }: Walk): readonly BareStep[] {
  // Funds that came through a generated address had arrived before the payout was created.
  if (isOffloader(payout)) return []
  if (status !== 'pending') return [step('done', 'received', timeOf('funded'))]
  if (isOnTheWay) return [step('now', 'onTheirWay')]
  return [step('wait', payout.source.type === 'bankAccount' ? 'waitingForBank' : 'waitingForWallet')]
}

const PROCESSING: Readonly<Record<PathStatus, (walk: Walk) => BareStep>> = {
  pending: () => step('next', 'processing'),
  funded: () => step('now', 'processing'),
  processing: ({ timeOf }) => step('now', 'processing', timeOf('processing')),
  succeeded: ({ timeOf }) => step('done', 'processed', timeOf('processing')),
}

function stepsOnPath(walk: Walk): readonly BareStep[] {
  const { status, timeOf } = walk
  const delivery = status === 'succeeded' ? step('done', 'delivered', timeOf('succeeded')) : step('next', 'delivery')
  return [...arrivalSteps(walk), PROCESSING[status](walk), delivery]
}

const sentBack = ({ at }: CameBack): BareStep => step('done', 'sentBack', at)

function stepsOffPath({ status, updated }: Payout, back: CameBack | null): readonly BareStep[] {
  switch (status) {
    case 'failed':
      return [step('failed', 'failed', back ? null : updated), ...(back ? [sentBack(back)] : [])]
    case 'failedPrecondition':
      return [step('failed', 'notAccepted', back ? null : updated), back ? sentBack(back) : step('next', 'sendBack')]
    case 'cancelled':
      return [step('stopped', 'cancelled', back ? null : updated), ...(back ? [sentBack(back)] : [])]
    case 'refunded':
    case 'returned':
      return back ? [sentBack(back)] : []
    default:
      return [step('now', 'beingProcessed', updated)]
  }
}

/** What was delivered came back: both are said, the arrival with its time only where this element saw it. */
const stepsAndBack = (walk: Omit<Walk, 'status'>, { at }: CameBack): readonly BareStep[] => [
  ...stepsOnPath({ ...walk, status: 'succeeded' }),
  step('done', 'cameBack', at),
]

function stepsAfter(payout: Payout, timeOf: Walk['timeOf'], payment?: Payment): readonly BareStep[] {
  const { kind, back } = outcomeOf(payout, payment)
  if (kind === 'unsettled') return []
  if (kind === 'deliveredThenBack' && back) return stepsAndBack({ payout, timeOf }, back)
  if (kind === 'delivered') return stepsOnPath({ payout, status: 'succeeded', timeOf })
  const { status } = payout
  return isOnPath(status)
    ? stepsOnPath({ payout, status, timeOf, isOnTheWay: kind === 'sending' })
    : stepsOffPath(payout, back)
}

function sentenceOf(payout: Payout, name: StepName, { isByHand, isTransactionKnown }: Known): StepSentence | null {
  const flow = flowOf(payout)
  const isAskedFor = needsTransaction(payout) && outcomeOf(payout).back === null && !isTransactionKnown
  if (name === 'cancelled' && isAskedFor) return 'payouts.step.lateTransaction'
  const sentence = flow && stepSentence(name, flow)
  return sentence && isByHand ? sentenceByHand(sentence) : sentence
}

function wordsOf(payout: Payout, name: BareStep['name'], known: Known): Pick<TimelineStep, 'label' | 'sentence'> {
  if (name === 'onTheirWay') return ON_THEIR_WAY
  const label = name === 'received' && isOfCoins(payout) ? 'receivedCoin' : name
  return { label: `payouts.timeline.${label}`, sentence: sentenceOf(payout, name, known) }
}

/** What this device knows of a payout beside the server's word. */
interface Known {
  readonly seen?: SeenTimes
  readonly payment?: Payment
  /** Whether the tokens come from a wallet that this page does not reach (decisions.md H11). */
  readonly isByHand?: boolean
  /** Whether the server has the transaction of tokens that may come late. */
  readonly isTransactionKnown?: boolean
  readonly now?: Date
}

/** The past, present and future steps. A microdeposit has none. */
export function timelineOf(
  payout: Payout,
  { seen = {}, now = deviceDate(), ...known }: Known = {},
): readonly TimelineStep[] {
  if (payout.type === 'microdeposit') return []
  const { status, created, updated, refund } = payout
  const first = step('done', isOffloader(payout) ? 'cryptoArrived' : 'created', created)
  // The refund may have moved `updated`, which is then no time of the status.
  const timeOf = (wanted: PathStatus) => (wanted === status && !refund ? updated : seen[wanted])
  return [first, ...stepsAfter(payout, timeOf, known.payment)].map(({ name, state, at }) => ({
    state,
    at,
    ...wordsOf(payout, name, known),
    expected: name === 'delivery' ? expectedArrival(payout, now) : null,
  }))
}
