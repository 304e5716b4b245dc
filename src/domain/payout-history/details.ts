import type { BankAccount } from '../bank-accounts/bank-account.ts'
import type { Money } from '../currency.ts'
import type { Payout, PayoutType } from '../payouts/payout.ts'
import { isOffloader } from './parties.ts'
import { isMoving } from './status-badge.ts'

export type DetailsSection =
  | 'header'
  | 'info'
  | 'timeline'
  | 'fundingInstructions'
  | 'virtualAccount'
  | 'bankDetails'
  | 'paymentDetails'

/** Where money still has to be sent from a bank, the instructions come before everything else. */
const hasInstructions = ({ type, status, instructions }: Payout): boolean =>
  type === 'onRamp' && status === 'pending' && instructions?.resource.type === 'bankAccount'

/** The customer's own side of the bank. */
export const bankAccountOf = ({ destinationBankAccount, sourceBankAccount }: Payout): BankAccount | null =>
  destinationBankAccount ?? sourceBankAccount

/** The sections of the details screen, in order. */
export function detailsSections(payout: Payout): readonly DetailsSection[] {
  const isMicrodeposit = payout.type === 'microdeposit'
  const sections: readonly (DetailsSection | null)[] = [
    'header',
    'info',
    hasInstructions(payout) ? 'fundingInstructions' : null,
    isMicrodeposit ? null : 'timeline',
    isMicrodeposit && payout.fundingVirtualAccount ? 'virtualAccount' : null,
    bankAccountOf(payout) ? 'bankDetails' : null,
    'paymentDetails',
  ]
  return sections.filter((section) => section !== null)
}

export interface Received {
  readonly label: 'payouts.details.youReceive' | 'payouts.details.received'
  /** Null when nothing will be paid. */
  readonly money: Money | null
}

/** What was delivered once that is known; before, what will be. */
export function receivedOf({ destination, finalAmount, status }: Payout): Received {
  const { amount, currency } = destination
  if (finalAmount !== null) return { label: 'payouts.details.received', money: { amount: finalAmount, currency } }
  const isOpen = typeof status !== 'string' || isMoving(status) || status === 'succeeded'
  return {
    label: 'payouts.details.youReceive',
    money: isOpen && amount !== null ? { amount, currency } : null,
  }
}

export type FromLabel = 'payouts.details.from' | 'payouts.details.offloader'

export const fromLabelOf = (payout: Payout): FromLabel =>
  isOffloader(payout) ? 'payouts.details.offloader' : 'payouts.details.from'

/** The server's word, where it is not one of the four. */
export const payoutTypeLabel = (type: Payout['type']): `payouts.type.${PayoutType}` | null =>
  typeof type === 'string' ? `payouts.type.${type}` : null
