import { expectedArrival, type Expected } from '../payouts/arrival/arrival-day.ts'
import { rawValue } from '../../lib/open-enum.ts'
import type { Payout, PayoutStatus } from '../payouts/payout.ts'
import { isOffloader } from './parties.ts'
import { flowOf } from './texts/flow.ts'
import { needsTransaction } from './texts/status-texts.ts'
import { stepSentence, type StepName, type StepSentence } from './texts/step-sentences.ts'
import { deviceDate } from '../../lib/clock.ts'

type StepState = 'done' | 'now' | 'wait' | 'failed' | 'stopped' | 'next'

type StepLabel = `payouts.timeline.${StepName}`

interface TimelineStep {
  readonly state: StepState
  /** Null for a status that this version does not know; the screen then shows the server's text. */
  readonly label: StepLabel | null
  readonly raw: string
  /** Null for a status or a type that this version does not know. */
  readonly sentence: StepSentence | null
  readonly at: Date | null
  /** When it should happen; null for what is past or not known. */
  readonly expected: Expected | null
}

type BareStep = Omit<TimelineStep, 'sentence' | 'expected'> & { readonly name: StepName | null }

/** The times at which this element observed each status; the payout itself has only two times. */
export type SeenTimes = Readonly<Partial<Record<PayoutStatus, Date>>>

type Time = Date | null | undefined

const step = (state: StepState, name: StepName, at: Time = null): BareStep => ({
  name,
  state,
  label: `payouts.timeline.${name}`,
  raw: name,
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

function stepsOffPath({ status, updated }: Payout): readonly BareStep[] {
  switch (status) {
    case 'failed':
      return [step('failed', 'failed', updated)]
    case 'failedPrecondition':
      return [step('failed', 'notAccepted', updated), step('next', 'sendBack')]
    case 'refunded':
      return [step('done', 'sentBack', updated)]
    case 'cancelled':
      return [step('stopped', 'cancelled', updated)]
    default:
      return [{ name: null, state: 'now', label: null, raw: rawValue(status), at: updated }]
  }
}

/** The past, present and future steps. A microdeposit has none. */
export function timelineOf(payout: Payout, seen: SeenTimes = {}, now = deviceDate()): readonly TimelineStep[] {
  if (payout.type === 'microdeposit') return []
  const { status, created, updated } = payout
  const first = step('done', isOffloader(payout) ? 'cryptoArrived' : 'created', created)
  const timeOf = (wanted: PathStatus) => (wanted === status ? updated : seen[wanted])
  const steps = [first, ...(isOnPath(status) ? stepsOnPath({ payout, status, timeOf }) : stepsOffPath(payout))]
  const flow = flowOf(payout)
  return steps.map(({ name, ...shown }) => ({
    ...shown,
    sentence:
      name === 'cancelled' && needsTransaction(payout)
        ? 'payouts.step.lateTransaction'
        : flow && name && stepSentence(name, flow),
    expected: name === 'delivery' ? expectedArrival(payout, now) : null,
  }))
}
