import { expectedArrival, type Expected } from '../payouts/arrival/arrival-day.ts'
import { outcomeOf, type CameBack } from '../payouts/outcome.ts'
import type { Payout, PayoutStatus } from '../payouts/payout.ts'
import { isOffloader } from './parties.ts'
import { flowOf, isOfCoins } from './texts/flow.ts'
import { needsTransaction } from './texts/status-texts.ts'
import { stepSentence, type StepName, type StepSentence } from './texts/step-sentences.ts'
import { deviceDate } from '../../lib/timing/clock.ts'

type StepState = 'done' | 'now' | 'wait' | 'failed' | 'stopped' | 'next'

type StepLabel = `payouts.timeline.${StepName | 'receivedCoin'}`

interface TimelineStep {
  readonly state: StepState
  readonly label: StepLabel
  /** Null for a type that this version does not know. */
  readonly sentence: StepSentence | null
  readonly at: Date | null
  /** When it should happen; null for what is past or not known. */
  readonly expected: Expected | null
}

type BareStep = Omit<TimelineStep, 'label' | 'sentence' | 'expected'> & { readonly name: StepName }

/** The times at which this element observed each status; the payout itself has only two times. */
export type SeenTimes = Readonly<Partial<Record<PayoutStatus, Date>>>

type Time = Date | null | undefined

const step = (state: StepState, name: StepName, at: Time = null): BareStep => ({
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
}

function arrivalSteps({ payout, status, timeOf }: Walk): readonly BareStep[] {
  // Funds that came through a generated address had arrived before the payout was created.
  if (isOffloader(payout)) return []
  if (status !== 'pending') return [step('done', 'received', timeOf('funded'))]
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

function stepsAfter(payout: Payout, timeOf: (status: PathStatus) => Time): readonly BareStep[] {
  const { kind, back } = outcomeOf(payout)
  if (kind === 'deliveredThenBack' && back) return stepsAndBack({ payout, timeOf }, back)
  if (kind === 'delivered') return stepsOnPath({ payout, status: 'succeeded', timeOf })
  const { status } = payout
  return isOnPath(status) ? stepsOnPath({ payout, status, timeOf }) : stepsOffPath(payout, back)
}

/** The past, present and future steps. A microdeposit has none. */
export function timelineOf(payout: Payout, seen: SeenTimes = {}, now = deviceDate()): readonly TimelineStep[] {
  if (payout.type === 'microdeposit') return []
  const { status, created, updated, refund } = payout
  const first = step('done', isOffloader(payout) ? 'cryptoArrived' : 'created', created)
  // The refund may have moved `updated`, which is then no time of the status.
  const timeOf = (wanted: PathStatus) => (wanted === status && !refund ? updated : seen[wanted])
  const flow = flowOf(payout)
  const isBack = outcomeOf(payout).back !== null
  return [first, ...stepsAfter(payout, timeOf)].map(({ name, state, at }) => ({
    state,
    at,
    label: `payouts.timeline.${name === 'received' && isOfCoins(payout) ? 'receivedCoin' : name}`,
    sentence:
      name === 'cancelled' && needsTransaction(payout) && !isBack
        ? 'payouts.step.lateTransaction'
        : flow && stepSentence(name, flow),
    expected: name === 'delivery' ? expectedArrival(payout, now) : null,
  }))
}
