import type { Payout } from '../payouts/payout.ts'
import { isOffloader } from './parties.ts'
import { isMoving } from './status-badge.ts'

const DETAILS_VIEWS = ['details', 'cancel'] as const
type DetailsView = (typeof DETAILS_VIEWS)[number]

export const readView = (text: string | undefined): DetailsView =>
  DETAILS_VIEWS.find((view) => view === text) ?? 'details'

type Cancellable = Pick<Payout, 'type' | 'status' | 'source' | 'usageType'>

/** True when the customer funds the payout from a bank; microdeposits and payouts from a wallet are not. */
const isBankFunded = (payout: Cancellable): boolean =>
  payout.source.type === 'bankAccount' && payout.type === 'onRamp' && !isOffloader(payout)

interface CancelAction {
  readonly isShown: boolean
  readonly isDisabled: boolean
  readonly reason: 'payouts.cancel.moneyArrived' | null
}

export function cancelAction(payout: Cancellable, isCancelling: boolean): CancelAction {
  const isPending = payout.status === 'pending'
  const isShown = isBankFunded(payout) && isMoving(payout.status)
  return {
    isShown,
    isDisabled: !isShown || !isPending || isCancelling,
    reason: isShown && !isPending ? 'payouts.cancel.moneyArrived' : null,
  }
}

export const canCancel = (payout: Cancellable): boolean => !cancelAction(payout, false).isDisabled
