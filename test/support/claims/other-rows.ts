import { of, type Row } from './row.ts'

/** What is said of wallets, and of customers outside of their settings. */
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
  // What a customer may do, and who acts.
  of('customer', ['may'], 'payouts.offRamp.note'),
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
