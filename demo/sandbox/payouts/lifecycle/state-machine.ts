/** The statuses of the specification. */
export const payoutStatuses = [
  'pending',
  'processing',
  'succeeded',
  'funded',
  'refunded',
  'failed',
  'failedPrecondition',
  'cancelled',
] as const

/** With those that the API added. */
export const allPayoutStatuses = [...payoutStatuses, 'returned', 'pendingRefundInformation'] as const

export type PayoutStatus = (typeof allPayoutStatuses)[number]

/** How the payout ends. All but `normal` come from magic amounts. */
export type PayoutOutcome =
  | 'normal'
  | 'fails'
  | 'failsAndReturns'
  | 'failsPrecondition'
  | 'staysProcessing'
  | 'staysPending'
  | 'staysFunded'
  | 'isReturned'
  | 'isRefundedLater'
  | 'isRefundedInPart'
  | 'asksForRefundDetails'

export type PayoutEvent =
  | { readonly type: 'moneyArrived'; readonly isExact: boolean }
  | { readonly type: 'stepPassed' }
  | { readonly type: 'paidOut' }
  | { readonly type: 'cancelled' }

/**
 * hold: the payout keeps the money that arrived. returnDeposit: the money that arrived goes back, and the payout is not
 * affected. returnHeld: the money that the payout keeps goes back. payOut: the destination is paid. settle: the fees and the
 * delivered amount are booked. takeBack: what was delivered comes back. refund, refundPart: it, or a part, is sent back to the
 * customer. scheduleStep, scheduleReturn: the next step is scheduled one step, or two, from now.
 */
export type Effect =
  | 'hold'
  | 'returnDeposit'
  | 'returnHeld'
  | 'payOut'
  | 'settle'
  | 'takeBack'
  | 'refund'
  | 'refundPart'
  | 'scheduleStep'
  | 'scheduleReturn'

interface Transition {
  readonly status: PayoutStatus
  readonly effects: readonly Effect[]
}

const transition = (status: PayoutStatus, ...effects: Effect[]): Transition => ({ status, effects })

/** Null: a payout in this status ignores the event. */
export function nextTransition(status: PayoutStatus, outcome: PayoutOutcome, event: PayoutEvent): Transition | null {
  switch (event.type) {
    case 'moneyArrived':
      return onMoney(status, outcome, event.isExact)
    case 'stepPassed':
      return onStep(status, outcome)
    case 'paidOut':
      return status === 'processing' ? whenPaidOut(outcome) : null
    case 'cancelled':
      return status === 'pending' ? transition('cancelled') : null
  }
}

function onMoney(status: PayoutStatus, outcome: PayoutOutcome, isExact: boolean): Transition {
  if (status === 'cancelled') return transition('refunded', 'hold', 'returnHeld')
  if (status !== 'pending') return transition(status, 'returnDeposit')
  if (!isExact) return transition('failedPrecondition', 'hold', 'scheduleStep')
  return outcome === 'staysFunded' ? transition('funded', 'hold') : transition('funded', 'hold', 'scheduleStep')
}

/** Called only after `scheduleStep`, so a payout that stays in its status is never asked again. */
function onStep(status: PayoutStatus, outcome: PayoutOutcome): Transition | null {
  switch (status) {
    case 'funded':
      return outcome === 'staysProcessing' ? transition('processing') : transition('processing', 'scheduleStep')
    case 'processing':
      return whenProcessed(outcome)
    case 'failed':
    case 'failedPrecondition':
      return transition('refunded', 'returnHeld')
    case 'succeeded':
      return AFTER_DELIVERY[outcome] ?? null
    case 'pendingRefundInformation':
      return transition('refunded', 'refund')
    case 'pending':
    case 'refunded':
    case 'returned':
    case 'cancelled':
      return null
  }
}

/** What becomes of money that was delivered. */
export const AFTER_DELIVERY: Readonly<Partial<Record<PayoutOutcome, Transition>>> = {
  isReturned: transition('returned', 'takeBack'),
  isRefundedLater: transition('refunded', 'takeBack', 'refund'),
  isRefundedInPart: transition('succeeded', 'takeBack', 'refundPart'),
  asksForRefundDetails: transition('pendingRefundInformation', 'takeBack', 'scheduleStep'),
}

const whenPaidOut = (outcome: PayoutOutcome): Transition =>
  AFTER_DELIVERY[outcome] ? transition('succeeded', 'settle', 'scheduleReturn') : transition('succeeded', 'settle')

function whenProcessed(outcome: PayoutOutcome): Transition {
  if (outcome === 'fails') return transition('failed')
  if (outcome === 'failsAndReturns') return transition('failed', 'scheduleStep')
  if (outcome === 'failsPrecondition') return transition('failedPrecondition')
  return transition('processing', 'payOut')
}
