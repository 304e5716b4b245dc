import type { BankAccount } from '../bank-accounts/bank-account.ts'
import type { Money } from '../currency.ts'
import type { Payout, PayoutType } from '../payouts/payout.ts'
import { isOffloader } from './parties.ts'
import { isMoving } from './status-badge.ts'

type DetailsSection =
  | 'header'
  | 'info'
  | 'timeline'
  | 'fundingInstructions'
  | 'virtualAccount'
  | 'bankDetails'
  | 'paymentDetails'

/** The customer needs them until the deposit arrives. */
export const hasInstructions = ({ type, status, instructions }: Payout): boolean =>
  type === 'onRamp' && status === 'pending' && instructions?.resource.type === 'bankAccount'

/** The customer's bank account, on either side of the payout. */
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

interface Received {
  readonly label: 'payouts.details.youReceive' | 'payouts.details.received'
  /** Null when the payout will deliver nothing. */
  readonly money: Money | null
}

/** The delivered amount once it is known; before that, the quoted amount. */
export function receivedOf({ destination, finalAmount, status }: Payout): Received {
  const { amount, currency } = destination
  if (finalAmount !== null) return { label: 'payouts.details.received', money: { amount: finalAmount, currency } }
  const isOpen = typeof status !== 'string' || isMoving(status) || status === 'succeeded'
  return {
    label: 'payouts.details.youReceive',
    money: isOpen && amount !== null ? { amount, currency } : null,
  }
}

/** The money has left the customer once its arrival is known; a delivery or a return says so too. */
export function sentLabelOf({ status }: Pick<Payout, 'status'>): 'payouts.form.youSend' | 'payouts.details.youSent' {
  const isSent = typeof status === 'string' && status !== 'pending' && status !== 'cancelled'
  return isSent ? 'payouts.details.youSent' : 'payouts.form.youSend'
}

type FromLabel = 'payouts.details.from' | 'payouts.details.offloader'

export const fromLabelOf = (payout: Payout): FromLabel =>
  isOffloader(payout) ? 'payouts.details.offloader' : 'payouts.details.from'

/** The server's text for a type that this version does not know. */
export const payoutTypeLabel = (type: Payout['type']): `payouts.type.${PayoutType}` | null =>
  typeof type === 'string' ? `payouts.type.${type}` : null
