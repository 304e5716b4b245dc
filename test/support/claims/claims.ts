/** What a sentence says of one thing. Two claims about it that exclude each other are a contradiction. */
export type Says =
  | 'sent'
  | 'notSent'
  | 'maybeSent'
  /** The customer has approved it, whatever the network shows. */
  | 'approved'
  | 'delivered'
  | 'notDelivered'
  | 'comesBack'
  | 'cameBack'
  | 'fees'
  | 'notCharged'
  | 'sendIt'
  /** What is sent for it now is not paid out. */
  | 'dontSend'
  | 'youAct'
  | 'weAct'
  | 'may'
  | 'mayNot'
  /** The step that comes next is the check of the identity, or another one. */
  | 'identityFirst'
  | 'otherFirst'
  | 'ownWallet'
  | 'otherWallet'
  | 'createsOne'
  | 'createsNone'
  | 'maybeCreated'
  | 'amountHelps'
  | 'noAmountHelps'
  /** Two of the same kind that differ exclude each other (`amounts.ts`). */
  | 'amount'

/** What a claim is about. A screen shows one payout, customer, wallet and form at a time, or is read row by row. */
export type About = 'payout' | 'customer' | 'wallet' | 'form'

/** Pairs that cannot both be true of one thing. */
export const EXCLUDE: readonly (readonly [Says, Says])[] = [
  ['sent', 'notSent'],
  ['sent', 'maybeSent'],
  ['notSent', 'maybeSent'],
  ['sendIt', 'maybeSent'],
  ['sendIt', 'sent'],
  ['sendIt', 'dontSend'],
  ['youAct', 'dontSend'],
  ['sent', 'youAct'],
  ['approved', 'notSent'],
  ['approved', 'sendIt'],
  ['delivered', 'notDelivered'],
  ['delivered', 'notSent'],
  ['delivered', 'youAct'],
  ['notDelivered', 'youAct'],
  ['notDelivered', 'sent'],
  ['cameBack', 'notSent'],
  ['cameBack', 'comesBack'],
  ['fees', 'notCharged'],
  ['fees', 'notDelivered'],
  ['youAct', 'weAct'],
  ['may', 'mayNot'],
  ['identityFirst', 'otherFirst'],
  ['ownWallet', 'otherWallet'],
  ['createsOne', 'maybeCreated'],
  ['createsOne', 'createsNone'],
  ['amountHelps', 'noAmountHelps'],
]
