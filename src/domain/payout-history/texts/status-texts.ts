import type { Payout, PayoutStatus } from '../../payouts/payout.ts'
import { flowOf, forEveryFlow, type Flow, type ByFlow } from './flow.ts'

type LineName =
  | 'to'
  | 'waitingForBank'
  | 'waitingForWallet'
  | 'waitingForDeposit'
  | 'notSent'
  | 'notPaid'
  | 'sentBack'
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
  refunded: forEveryFlow('sentBack'),
  failed: NOT_DELIVERED,
  failedPrecondition: NOT_DELIVERED,
  cancelled: forEveryFlow('nothingSent'),
}

/** Null where the status or the type is unknown to this version. */
export function lineOf(payout: Payout): `payouts.line.${LineName}` | null {
  const { status } = payout
  const flow = flowOf(payout)
  return flow && typeof status === 'string' ? `payouts.line.${LINES[status][flow]}` : null
}

type EndName = 'failed' | 'notAccepted' | 'sentBack' | 'cancelled'
type EndText = `payouts.end.${EndName}.${Flow}`

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
      text: `payouts.end.${end.name}.${flow}`,
    }
  )
}
