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

export type PayoutStatus = (typeof payoutStatuses)[number]

/** What a payout's life leads to; all but `normal` come from magic amounts. */
export type Fate =
  | 'normal'
  | 'fails'
  | 'failsAndReturns'
  | 'failsPrecondition'
  | 'staysProcessing'
  | 'staysPending'
  | 'staysFunded'

export type LifeEvent =
  | { readonly type: 'moneyArrived'; readonly isExact: boolean }
  | { readonly type: 'stepPassed' }
  | { readonly type: 'paidOut' }
  | { readonly type: 'cancelled' }

/**
 * hold: the money that arrived becomes the payout's. sendBack: it returns at once, the payout has no part in it.
 * returnHeld: the payout's money returns. payOut: the other side is paid. settle: fees and what was delivered are booked.
 * awaitStep: the next step is due one step from now.
 */
export type Act = 'hold' | 'sendBack' | 'returnHeld' | 'payOut' | 'settle' | 'awaitStep'

export interface Turn {
  readonly status: PayoutStatus
  readonly acts: readonly Act[]
}

const turn = (status: PayoutStatus, ...acts: Act[]): Turn => ({ status, acts })

/** Null: the event means nothing to a payout in this status. */
export function nextTurn(status: PayoutStatus, fate: Fate, event: LifeEvent): Turn | null {
  switch (event.type) {
    case 'moneyArrived':
      return onMoney(status, fate, event.isExact)
    case 'stepPassed':
      return onStep(status, fate)
    case 'paidOut':
      return status === 'processing' ? turn('succeeded', 'settle') : null
    case 'cancelled':
      return status === 'pending' ? turn('cancelled') : null
  }
}

function onMoney(status: PayoutStatus, fate: Fate, isExact: boolean): Turn {
  if (status === 'cancelled') return turn('refunded', 'hold', 'returnHeld')
  if (status !== 'pending') return turn(status, 'sendBack')
  if (!isExact) return turn('failedPrecondition', 'hold', 'awaitStep')
  return fate === 'staysFunded' ? turn('funded', 'hold') : turn('funded', 'hold', 'awaitStep')
}

/** A step passes only where `awaitStep` asked for it, so what stays somewhere never comes here again. */
function onStep(status: PayoutStatus, fate: Fate): Turn | null {
  switch (status) {
    case 'funded':
      return fate === 'staysProcessing' ? turn('processing') : turn('processing', 'awaitStep')
    case 'processing':
      return whenProcessed(fate)
    case 'failed':
    case 'failedPrecondition':
      return turn('refunded', 'returnHeld')
    case 'pending':
    case 'succeeded':
    case 'refunded':
    case 'cancelled':
      return null
  }
}

function whenProcessed(fate: Fate): Turn {
  if (fate === 'fails') return turn('failed')
  if (fate === 'failsAndReturns') return turn('failed', 'awaitStep')
  if (fate === 'failsPrecondition') return turn('failedPrecondition')
  return turn('processing', 'payOut')
}
