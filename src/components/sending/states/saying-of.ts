import { networkRules } from '../../../domain/networks.ts'
import { isRegisteredNetwork } from '../../../domain/payouts/transaction-id.ts'
import type { Sending } from '../../../operations/off-ramp/sending.ts'
import type { OffRampState } from '../../../operations/off-ramp/state/state.ts'
import type { Row, Saying } from './saying.ts'
import { TRANSFER_STATES } from './transfer-states.ts'

/** What the words need beyond the state. */
export interface Situation {
  /** How far this page is; null where it does not send. */
  readonly stage: Sending['stage'] | null
  /** Whether a press may send it from here. */
  readonly isSendable: boolean
  /** Whether the customer has made another one like it since, because this one's answer was lost. */
  readonly isMadeAgain: boolean
  /** For how long the customer has watched this stage of the sending; `no` on every other screen. */
  readonly watched: 'no' | 'briefly' | 'long'
}

type Cause<Kind> = (state: Extract<OffRampState, { readonly kind: Kind }>, situation: Situation) => string | null

const unsent = ({ ask }: OffRampState, { stage, isSendable, isMadeAgain }: Situation) => {
  if (ask === 'no') return null
  if (stage === 'checking') return 'checking'
  if (!isSendable) return null
  return isMadeAgain ? 'madeAgain' : 'sendable'
}

const landsForHours = ({ network }: OffRampState) =>
  network !== null && networkRules(network).landsForHours !== undefined

/** What is said of a transaction that has not come to an end. */
function followed(state: OffRampState, { stage, watched }: Situation, longer: 'workingLong' | 'workingUnseen') {
  if (stage === 'late') return 'late'
  if (watched === 'briefly') return 'working'
  if (watched === 'long') return landsForHours(state) ? 'workingForHours' : longer
  return landsForHours(state) ? 'forHours' : null
}

/** Which of its causes a row speaks of. */
const CAUSES: { readonly [Kind in OffRampState['kind']]?: Cause<Kind> } = {
  declineIt: ({ cause }) => cause,
  stranded: ({ cause }) => cause,
  willComeBack: ({ cause, network }) => {
    const isRegistered = network !== null && isRegisteredNetwork(network)
    if (cause === 'came') return isRegistered ? 'registered' : 'came'
    return isRegistered ? null : 'mayArrive'
  },
  conflict: ({ cause }) => cause,
  tokensThere: ({ size }) => size,
  differentSent: ({ cause }) => cause,
  unpayable: ({ cause }) => cause,
  onItsWay: (state, situation) => (state.cause === 'landed' ? 'landed' : followed(state, situation, 'workingLong')),
  unseen: (state, situation) => (state.cancel === 'byWord' ? 'long' : followed(state, situation, 'workingUnseen')),
  askingHere: (_, { watched }) => (watched === 'long' ? 'long' : null),
  notSentAfterAll: unsent,
  notSent: unsent,
  madeElsewhere: (state, situation) => (situation.watched === 'no' ? unsent(state, situation) : 'watched'),
}

/** What is said of an off-ramp. Every place that shows it says this. */
export function sayingOf(state: OffRampState, situation: Situation): Saying {
  const { causes = {}, ...row }: Row = TRANSFER_STATES[state.kind]
  // The key and the function's argument belong together by the type of `CAUSES`.
  const causeOf = CAUSES[state.kind] as Cause<OffRampState['kind']> | undefined
  const cause = causeOf?.(state, situation) ?? null
  return { ...row, ...(cause === null ? {} : causes[cause]) }
}
