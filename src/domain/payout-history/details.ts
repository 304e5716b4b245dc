import type { BankAccount } from '../bank-accounts/bank-account.ts'
import type { Payout, PayoutType } from '../payouts/payout.ts'
import { isOffloader } from './parties.ts'

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

/** The server has not said yet where to send the money, so nothing may be sent. */
export const lacksInstructions = ({ type, status, instructions }: Payout): boolean =>
  type === 'onRamp' && status === 'pending' && instructions === null

/** The customer's bank account, on either side of the payout. */
export const bankAccountOf = ({ destinationBankAccount, sourceBankAccount }: Payout): BankAccount | null =>
  destinationBankAccount ?? sourceBankAccount

/** The sections of the details screen, in order. */
export function detailsSections(payout: Payout): readonly DetailsSection[] {
  const isMicrodeposit = payout.type === 'microdeposit'
  const sections: readonly (DetailsSection | null)[] = [
    'header',
    'info',
    hasInstructions(payout) || lacksInstructions(payout) ? 'fundingInstructions' : null,
    isMicrodeposit ? null : 'timeline',
    isMicrodeposit && payout.fundingVirtualAccount ? 'virtualAccount' : null,
    bankAccountOf(payout) ? 'bankDetails' : null,
    'paymentDetails',
  ]
  return sections.filter((section) => section !== null)
}

type FromLabel = 'payouts.details.from' | 'payouts.details.offloader'

export const fromLabelOf = (payout: Payout): FromLabel =>
  isOffloader(payout) ? 'payouts.details.offloader' : 'payouts.details.from'

/** The server's text for a type that this version does not know. */
export const payoutTypeLabel = (type: Payout['type']): `payouts.type.${PayoutType}` | null =>
  typeof type === 'string' ? `payouts.type.${type}` : null
