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
}

/** Null where the status or the type is unknown to this version. */
export function lineOf(payout: Payout): `payouts.line.${LineName}` | null {
  const { status } = payout
  const flow = flowOf(payout)
  return flow && typeof status === 'string' ? `payouts.line.${LINES[status][flow]}` : null
}

type EndName = 'failed' | 'notAccepted' | 'sentBack' | 'cancelled'
type EndText = `payouts.end.${EndName}.${Flow}` | 'payouts.end.cancelled.byTransaction'

/** A transfer that ended without a delivery: what happened, whether money moved, and what comes back. */
interface End {
  readonly tone: 'destructive' | 'warning' | 'neutral'
  readonly title: `payouts.end.${EndName}.title`
  readonly text: EndText
}

const ENDS = {
  pending: null,
  processing: null,
  succeeded: null,
  funded: null,
  refunded: { tone: 'warning', name: 'sentBack' },
  failed: { tone: 'destructive', name: 'failed' },
  failedPrecondition: { tone: 'destructive', name: 'notAccepted' },
  cancelled: { tone: 'neutral', name: 'cancelled' },
} as const satisfies Record<PayoutStatus, { readonly tone: End['tone']; readonly name: EndName } | null>

/** The server finds tokens of an ended off-ramp by their transaction alone, so none come back before it knows that. */
export const needsTransaction = ({ type, source }: Payout): boolean =>
  type === 'offRamp' && isRegisteredNetwork(rawValue(source.network))

const textOf = (payout: Payout, name: EndName, flow: Flow): EndText =>
  name === 'cancelled' && needsTransaction(payout)
    ? 'payouts.end.cancelled.byTransaction'
    : `payouts.end.${name}.${flow}`

/** Null while the transfer can still arrive, and where the status or the type is unknown to this version. */
export function endOf(payout: Payout): End | null {
  const { status } = payout
  const flow = flowOf(payout)
  const end = typeof status === 'string' ? ENDS[status] : null
  return (
    end &&
    flow && {
      tone: end.tone,
      title: `payouts.end.${end.name}.title`,
      text: textOf(payout, end.name, flow),
    }
  )
}
