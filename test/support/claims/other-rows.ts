import { of, type Row } from './row.ts'

/** What is said of wallets, forms and customers. */
export const OTHER_ROWS: readonly Row[] = [
  // Which wallet the stablecoins come from.
  of('wallet', ['ownWallet'], 'payouts.step.awaitWallet', 'nextStep.sendTokens.title'),
  of(
    'wallet',
    ['otherWallet'],
    'payouts.step.awaitOtherWallet',
    'payouts.step.otherWalletArrived',
    'payouts.step.fromOtherWallet',
  ),
  of(
    'wallet',
    ['otherWallet'],
    'payouts.details.otherWallet',
    'sending.unfinished.awaited.title',
    'sending.unfinished.awaited.text',
  ),
  // What a form does.
  of('form', ['maybeCreated'], 'payouts.undecided*', 'payouts.form.reviewUndecided', 'payouts.earlier.title'),
  of('form', ['createsOne'], 'payouts.form.review'),
  of('form', ['amountHelps'], 'payouts.form.fix'),
  of('form', ['noAmountHelps'], 'payouts.form.addTokens', 'payouts.form.bridged'),
  // What a customer may do, and who acts.
  of(
    'customer',
    ['may'],
    'settings.access.verified*',
    'settings.access.may',
    'settings.access.inReview',
    'payouts.offRamp.note',
  ),
  of('customer', ['mayNot', 'weAct'], 'access.checking', 'payouts.blocked.checking*'),
  of('customer', ['mayNot', 'youAct'], 'access.needsYou', 'access.notBegun*', 'access.requestEuro'),
  of('customer', ['mayNot', 'youAct', 'otherFirst'], 'access.termsFirst', 'access.residency', 'access.category'),
  of('customer', ['mayNot', 'youAct', 'otherFirst'], 'access.agreementDeclined'),
  of('customer', ['mayNot', 'youAct', 'identityFirst'], 'payouts.blocked.title', 'payouts.blocked.text'),
  of('customer', ['mayNot', 'youAct', 'identityFirst'], 'payouts.blocked.action', 'payouts.blocked.needsYou*'),
  of('customer', ['mayNot', 'youAct'], 'payouts.blocked.continue'),
  of('customer', ['mayNot', 'otherFirst'], 'access.prohibited', 'access.paused'),
  of('customer', ['mayNot'], 'access.refused*', 'access.notHere*', 'payouts.blocked.rejected*'),
  of(
    'customer',
    ['mayNot', 'youAct'],
    'onboarding.verification.*.incomplete',
    'onboarding.verification.*.softRejected',
  ),
  of('customer', ['mayNot', 'weAct'], 'onboarding.lead.waiting', 'onboarding.verification.individual.pending'),
  of(
    'customer',
    ['mayNot', 'youAct'],
    'onboarding.verification.business.pending',
    'onboarding.lead.last',
    'onboarding.lead.again',
  ),
  of('customer', ['mayNot', 'youAct'], 'onboarding.lead.begin*'),
  of('customer', ['mayNot'], 'onboarding.lead.refused', 'onboarding.warning.*', 'onboarding.rejected.t*'),
  of('customer', ['mayNot', 'weAct'], 'onboarding.lead.done'),
]
