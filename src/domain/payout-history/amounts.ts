import type { Money } from '../currency.ts'
import { outcomeOf, type OutcomeKind, type Payment } from '../payouts/outcome.ts'
import type { Payout } from '../payouts/payout.ts'

type SentLabel = 'payouts.form.youSend' | 'payouts.details.youSent' | 'payouts.details.amount'
type ReceivedLabel = 'payouts.details.youReceive' | 'payouts.details.theyReceive' | 'payouts.details.received'

interface Said {
  readonly sent: SentLabel
  /** `due`: what is to be delivered. `delivered`: what was. `none`: nothing is claimed of a delivery, nor of rate and fees. */
  readonly other: 'due' | 'delivered' | 'none'
}

const SAID: Readonly<Record<OutcomeKind, Said>> = {
  expected: { sent: 'payouts.form.youSend', other: 'due' },
  sending: { sent: 'payouts.details.youSent', other: 'due' },
  unsettled: { sent: 'payouts.details.amount', other: 'none' },
  withUs: { sent: 'payouts.details.youSent', other: 'due' },
  delivered: { sent: 'payouts.details.youSent', other: 'delivered' },
  deliveredThenBack: { sent: 'payouts.details.youSent', other: 'delivered' },
  cameBack: { sent: 'payouts.details.amount', other: 'none' },
  notPaid: { sent: 'payouts.details.amount', other: 'none' },
  notTaken: { sent: 'payouts.details.amount', other: 'none' },
  unlisted: { sent: 'payouts.details.amount', other: 'none' },
}

const saidOf = (payout: Payout, payment?: Payment): Said => SAID[outcomeOf(payout, payment).kind]

interface Received {
  readonly label: ReceivedLabel
  readonly money: Money
}

/** What the first amount of a payout is called: that it was sent is said only once it is seen on its way (decisions.md E22). */
export const sentLabelOf = (payout: Payout, payment?: Payment): SentLabel => saidOf(payout, payment).sent

/** Rate and fees belong to money that was, or is to be, converted. */
export const hasQuote = (payout: Payout, payment?: Payment): boolean => saidOf(payout, payment).other !== 'none'

/** The amount on the other side: what was delivered, or what is to be. Null where nothing is delivered, or nobody knows. */
export function receivedOf(payout: Payout, payment?: Payment): Received | null {
  const { destination, destinationBankAccount, finalAmount } = payout
  const { other } = saidOf(payout, payment)
  const amount = finalAmount ?? destination.amount
  if (other === 'none' || amount === null) return null
  const money = { amount, currency: destination.currency }
  if (other === 'delivered') return { label: 'payouts.details.received', money }
  const isToAnother = destinationBankAccount?.isThirdParty === true
  return { label: isToAnother ? 'payouts.details.theyReceive' : 'payouts.details.youReceive', money }
}
