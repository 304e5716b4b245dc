import { none, of, type Row } from './row.ts'

const ofSettings = (...names: string[]) => names.map((name) => `settings.${name}`)

/** What the settings and the next step say of a customer, one message at a time. */
export const CUSTOMER_ROWS: readonly Row[] = [
  of('customer', ['may'], 'settings.access.verified*', 'settings.access.may', 'settings.access.inReview'),
  of('customer', ['youAct'], ...ofSettings('access.needsYou', 'access.requestEuro', 'access.notBegun')),
  of('customer', ['weAct'], 'settings.access.checking'),
  of('customer', ['mayNot'], ...ofSettings('kyc.incomplete', 'kyc.rejected')),
  none('an identity that is approved, which some currencies ask more than', 'settings.kyc.approved'),
  none('a badge of the specification, whoever acts next', ...ofSettings('kyc.pending')),
  none('a badge of the specification, whatever may be done meanwhile', 'settings.kyc.additionalReviewRequired'),
  none('other currencies than those that another sentence is about', 'settings.access.refused'),
  none('a button of the specification, whoever acts next', 'settings.verify'),
  none('the name of a screen, a section or a field', ...ofSettings('title', 'profile', 'email', 'name', 'phone')),
  none('the name of a screen, a section or a field', ...ofSettings('customerId', 'verification', 'identity', 'legal')),
  none('the name of a screen, a section or a field', ...ofSettings('session', 'legal.terms', 'legal.privacy')),
  none('the name of a button', ...ofSettings('customerId.copy', 'signOut')),
  none('what a section is for', ...ofSettings('profile.hint', 'verification.hint', 'session.hint')),
  none('a value that is not there, or not there yet', ...ofSettings('none', 'loading', 'loadError.title')),
  of('customer', ['may'], 'nextStep.addWallet.text', 'nextStep.addBankAccount.text', 'nextStep.makeTransfer.text'),
  none('a title that a merchant may replace; the text below it claims', 'nextStep.addWallet.title'),
  none('a title that a merchant may replace; the text below it claims', 'nextStep.addBankAccount.title'),
  none('a title that a merchant may replace; the text below it claims', 'nextStep.makeTransfer.title'),
  of('payout', ['youAct'], 'nextStep.waiting.count'),
  none('the name of a button', 'nextStep.addWallet.action', 'nextStep.addBankAccount.action'),
  none('the name of a button', 'nextStep.makeTransfer.action', 'nextStep.sendMoney.action'),
  none('the name of a button', 'nextStep.sendTokens.action', 'nextStep.waiting.all'),
  none('the name of a row that is read with its value', 'nextStep.sendMoney.amount', 'nextStep.sendMoney.memo'),
]
