import { outcomeOf, type CameBack, type Payment } from '../../payouts/outcome.ts'
import type { Payout, PayoutStatus } from '../../payouts/payout.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import { isRegisteredNetwork } from '../../payouts/transaction-id.ts'
import { flowOf, forEveryFlow, type Flow, type ByFlow } from './flow.ts'

type LineName =
  | 'to'
  | 'waitingForBank'
  | 'waitingForWallet'
  | 'waitingForDeposit'
  | 'notSent'
  | 'notPaid'
  | 'sentBack'
  | 'returned'
  | 'nothingSent'
  | 'cameBack'

const NOT_DELIVERED: ByFlow<LineName> = {
  ...forEveryFlow('notSent'),
  walletToBank: 'notPaid',
  addressToBank: 'notPaid',
}

/** The words beside the badge, under the amount. */
const LINES: Readonly<Record<PayoutStatus, ByFlow<LineName>>> = {
  pending: {
    ...forEveryFlow('waitingForBank'),
    walletToBank: 'waitingForWallet',
    walletToWallet: 'waitingForWallet',
    addressToBank: 'waitingForDeposit',
  },
  processing: forEveryFlow('to'),
  succeeded: forEveryFlow('to'),
  funded: forEveryFlow('to'),
  refunded: {
    ...forEveryFlow('sentBack'),
    walletToBank: 'returned',
    addressToBank: 'returned',
    walletToWallet: 'returned',
  },
  failed: NOT_DELIVERED,
  failedPrecondition: NOT_DELIVERED,
  // Nobody knows that a wallet has sent nothing.
  cancelled: {
    ...forEveryFlow('nothingSent'),
    walletToBank: 'notPaid',
    addressToBank: 'notPaid',
    walletToWallet: 'notSent',
  },
  returned: forEveryFlow('cameBack'),
}

/** Money that is on its way, arrived or came back is said beside any status, and no wallet is waited for that is not to send. */
function lineName(payout: Payout, flow: Flow, payment?: Payment): LineName | null {
  const { kind, back } = outcomeOf(payout, payment)
  if (kind === 'sending' || kind === 'unsettled' || kind === 'delivered') return 'to'
  if (kind === 'deliveredThenBack') return 'cameBack'
  if (back && (kind === 'notPaid' || kind === 'notTaken')) return 'sentBack'
  return typeof payout.status === 'string' ? LINES[payout.status][flow] : null
}

/** Null where the status or the type is unknown to this version. */
export function lineOf(payout: Payout, payment?: Payment): `payouts.line.${LineName}` | null {
  const flow = flowOf(payout)
  const name = flow && lineName(payout, flow, payment)
  return name && `payouts.line.${name}`
}

type EndName = 'failed' | 'notAccepted' | 'sentBack' | 'cancelled' | 'returned' | 'refundedLater'
type EndText = `payouts.end.${EndName}.${Flow}` | 'payouts.end.cancelled.byTransaction'

/** A transfer that ended without a delivery, or whose delivery came back: what happened, whether money moved, and what comes back. */
interface End {
  /** What its text says. */
  readonly name: EndName
  readonly tone: 'destructive' | 'warning' | 'neutral'
  readonly title: `payouts.end.${EndName}.title`
  readonly text: EndText
  /** What came back, where the text does not say it. */
  readonly back: CameBack | null
}

type Tone = End['tone']
type Title = readonly [tone: Tone, title: EndName]

/** The server finds tokens of an ended off-ramp by their transaction alone, so none come back before it knows that. */
export const needsTransaction = ({ type, source }: Payout): boolean =>
  type === 'offRamp' && isRegisteredNetwork(rawValue(source.network))

const textOf = (payout: Payout, name: EndName, flow: Flow): EndText =>
  name === 'cancelled' && needsTransaction(payout)
    ? 'payouts.end.cancelled.byTransaction'
    : `payouts.end.${name}.${flow}`

const TITLES: Readonly<Partial<Record<PayoutStatus, Title>>> = {
  refunded: ['warning', 'sentBack'],
  failed: ['destructive', 'failed'],
  failedPrecondition: ['destructive', 'notAccepted'],
  cancelled: ['neutral', 'cancelled'],
}

/** What is said, and under which title. */
function endNames(payout: Payout): { readonly title: Title; readonly text: EndName } | null {
  const { status } = payout
  const { kind, back } = outcomeOf(payout)
  if (kind === 'deliveredThenBack') {
    const name = status === 'returned' && !payout.refund ? 'returned' : 'refundedLater'
    return { title: ['warning', name], text: name }
  }
  if (kind === 'delivered') return null
  const title = typeof status === 'string' ? TITLES[status] : undefined
  return title ? { title, text: back ? 'sentBack' : title[1] } : null
}

/** Null while the transfer can still arrive, where it arrived, and where the status or the type is unknown to this version. */
export function endOf(payout: Payout): End | null {
  const flow = flowOf(payout)
  const names = endNames(payout)
  if (!names || !flow) return null
  const [tone, title] = names.title
  const { kind, back } = outcomeOf(payout)
  return {
    tone,
    name: names.text,
    title: `payouts.end.${title}.title`,
    text: textOf(payout, names.text, flow),
    back: kind === 'cameBack' && back?.money === null ? null : back,
  }
}
