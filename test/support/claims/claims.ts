/** What a sentence says of one thing. Two claims about it that exclude each other are a contradiction. */
export type Says =
  | 'sent'
  | 'notSent'
  | 'maybeSent'
  | 'delivered'
  | 'notDelivered'
  | 'comesBack'
  | 'cameBack'
  | 'fees'
  | 'notCharged'
  | 'youAct'
  | 'weAct'
  | 'may'
  | 'mayNot'
  | 'ownWallet'
  | 'otherWallet'
  | 'createsOne'
  | 'maybeCreated'
  | 'amountHelps'
  | 'noAmountHelps'

/** What a claim is about. A screen shows one payout, customer, wallet and form at a time, or is read row by row. */
export type About = 'payout' | 'customer' | 'wallet' | 'form'

export interface Row {
  /** An id, or its beginning with a star. The longest one that fits counts. */
  readonly ids: readonly string[]
  readonly about?: About
  readonly says: readonly Says[]
  /** Why these messages claim nothing. */
  readonly because?: string
}

const of = (about: About, says: readonly Says[], ...ids: string[]): Row => ({ ids, about, says })
const none = (because: string, ...ids: string[]): Row => ({ ids, says: [], because })

/** Each message of the areas that speak of money, of a customer or of a wallet, by the longest beginning of its id. */
export const ROWS: readonly Row[] = [
  // What became of a payout's money.
  of('payout', ['sent'], 'payouts.details.youSent', 'payouts.timeline.received*', 'payouts.timeline.cryptoArrived'),
  of('payout', ['sent'], 'payouts.step.bankArrived', 'payouts.step.anyBankArrived', 'payouts.step.walletArrived'),
  of('payout', ['sent', 'weAct'], 'payouts.status.funded*', 'payouts.status.processing'),
  of('payout', ['delivered'], 'payouts.details.received', 'payouts.status.succeeded', 'payouts.arrived*'),
  of('payout', ['delivered'], 'payouts.timeline.delivered', 'payouts.step.walletHas', 'payouts.step.bankHas'),
  of(
    'payout',
    ['delivered', 'cameBack'],
    'payouts.line.cameBack',
    'payouts.end.returned*',
    'payouts.end.refundedLater*',
  ),
  of('payout', ['delivered', 'cameBack'], 'payouts.step.fromDestination'),
  // The row of the details has the same words.
  of('payout', ['cameBack'], 'payouts.timeline.cameBack'),
  of(
    'payout',
    ['cameBack'],
    'payouts.details.cameBack',
    'payouts.back*',
    'payouts.status.refunded',
    'payouts.status.returned',
  ),
  of('payout', ['cameBack'], 'payouts.line.sentBack', 'payouts.line.returned', 'payouts.timeline.sentBack'),
  of('payout', ['cameBack'], 'payouts.end.sentBack.title', 'payouts.step.wentTo*'),
  of('payout', ['cameBack', 'notDelivered'], 'payouts.end.sentBack*'),
  of('payout', ['notDelivered'], 'payouts.status.failed*', 'payouts.status.cancelled', 'payouts.end.failed*'),
  of('payout', ['notDelivered'], 'payouts.end.notAccepted*', 'payouts.line.notSent', 'payouts.line.notPaid'),
  of('payout', ['notDelivered'], 'payouts.line.nothingSent', 'payouts.step.notSent', 'payouts.step.notPaid'),
  of(
    'payout',
    ['notDelivered'],
    'payouts.timeline.failed',
    'payouts.timeline.notAccepted',
    'payouts.timeline.cancelled',
  ),
  of('payout', ['notDelivered'], 'payouts.end.cancelled.title', 'payouts.cancelled'),
  of('payout', ['notDelivered', 'notCharged'], 'payouts.end.cancelled*'),
  of('payout', ['notCharged'], 'payouts.different.text*', 'payouts.earlier.text'),
  of('payout', ['comesBack'], 'payouts.timeline.sendBack', 'payouts.step.backToSender'),
  of('payout', ['fees'], 'payouts.form.fees'),
  of('payout', ['youAct'], 'payouts.line.waitingFor*', 'payouts.timeline.waitingFor*', 'payouts.step.awaitBank'),
  of('payout', ['youAct'], 'payouts.step.awaitAnyBank', 'nextStep.sendMoney.t*', 'payouts.waiting.title'),
  of('payout', ['weAct'], 'payouts.step.unlisted'),
  of(
    'payout',
    ['notSent'],
    'payouts.declined*',
    'sending.conflict*',
    'sending.unfinished.created.t*',
    'sending.unpayable*',
  ),
  of(
    'payout',
    ['notSent'],
    'sending.unfinished.unsent.text',
    'sending.unfinished.unsent.again',
    'sending.differs*',
    'sending.elsewhere.text',
    'sending.checking*',
  ),
  of('payout', ['notSent'], 'sending.approving*', 'sending.unpayable.burn', 'sending.different.title'),
  of(
    'payout',
    ['maybeSent'],
    'sending.foreign.title',
    'sending.foreign.text',
    'sending.unfinished.asked.t*',
    'sending.unknown*',
  ),
  of('payout', ['notSent'], 'payouts.form.priceFailedText', 'payouts.sourceWallet.text'),
  of('payout', ['maybeSent'], 'sending.unfinished.asked.cancel', 'sending.unfinished.asked.text'),
  of('payout', ['maybeSent'], 'sending.confirming*', 'sending.late*', 'sending.unseen*', 'sending.dropped*'),
  of('payout', ['maybeSent'], 'sending.unfinished.followed*', 'nextStep.sendTokens.text', 'sending.waiting'),
  of('payout', ['maybeSent'], 'sending.stranded*', 'sending.unregistered.conflict*', 'sending.cancelling*'),
  of('payout', ['sent'], 'sending.sent*', 'sending.unregistered.due*', 'sending.tokensThere*', 'sending.surplus*'),
  of('payout', ['sent', 'comesBack'], 'sending.over.came*', 'sending.returning*', 'sending.comesBack.found*'),
  of('payout', ['sent', 'cameBack'], 'sending.over.returned*', 'sending.moved.returned'),
  of('payout', ['sent'], 'sending.moved.taken', 'sending.moved.onItsWay', 'payouts.cancel.moneyArrived'),
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
  of('customer', ['mayNot', 'youAct'], 'access.needsYou', 'access.notBegun*', 'access.termsFirst', 'access.residency'),
  of('customer', ['mayNot', 'youAct'], 'access.category', 'access.agreementDeclined', 'access.requestEuro'),
  of('customer', ['mayNot', 'youAct'], 'payouts.blocked.title', 'payouts.blocked.text', 'payouts.blocked.needsYou*'),
  of('customer', ['mayNot', 'youAct'], 'payouts.blocked.action', 'payouts.blocked.continue'),
  of(
    'customer',
    ['mayNot'],
    'access.paused',
    'access.prohibited',
    'access.refused*',
    'access.notHere*',
    'payouts.blocked.rejected*',
  ),
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
  // What says nothing of these.
  none(
    'the name of a field, a screen, an action or a way',
    'payouts.details*',
    'payouts.type*',
    'payouts.rail*',
    'payouts.method*',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'payouts.badge*',
    'payouts.wire*',
    'payouts.receipt*',
    'payouts.again',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'payouts.new*',
    'payouts.onRamp*',
    'payouts.offRamp*',
    'payouts.currenc*',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'payouts.timeline*',
    'sending.step*',
    'sending.explorer',
    'sending.toList',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'sending.deposit*',
    'sending.open',
    'sending.burn*',
    'sending.byHand*',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'nextStep.sendTokens.action',
    'sending.stranded.open',
    'sending.late.again',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'sending.unfinished.check',
    'sending.unfinished.awaited*',
    'sending.steps',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'sending.unfinished.*.cancel',
    'sending.unfinished.unsent.send',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'payouts.undecided.list',
    'payouts.undecided.startNew',
    'payouts.arrived.done',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'sending.unfinished.unsent.account',
    'payouts.arrived.explorer',
    'settings*',
  ),
  none(
    'the name of a field, a screen, an action or a way',
    'history*',
    'payouts.fee*',
    'payouts.arrival*',
    'payouts.arrivesBy*',
  ),
  none(
    'a form before its payout, or what a form needs',
    'payouts.form*',
    'payouts.account*',
    'payouts.rate*',
    'payouts.otherNetwork*',
  ),
  none(
    'a form before its payout, or what a form needs',
    'payouts.saveSource*',
    'payouts.sourceWallet*',
    'payouts.forgetful*',
    'validation*',
  ),
  none(
    'how to pay, whatever was paid',
    'payouts.instructions*',
    'payouts.waiting*',
    'payouts.cancel*',
    'nextStep.waiting*',
  ),
  none(
    'another payout than the one that is shown',
    'payouts.found*',
    'payouts.late*',
    'payouts.earlier*',
    'payouts.different*',
  ),
  none('an answer of the server, in its words', 'payouts.createFailed*', 'payouts.loadError', 'payouts.cancelFailed*'),
  none(
    'the next step of a transfer, not one that was taken',
    'payouts.step*',
    'payouts.line.to',
    'payouts.end*',
    'payouts.line*',
  ),
  none('a payout that either side may wait for', 'payouts.status.pending'),
  none(
    'what is asked of the wallet, whatever it did',
    'sending.moved*',
    'sending.foreign.checking',
    'sending.unanswered*',
  ),
  none(
    'what a cancel or a report does',
    'sending.unfinished*',
    'sending.transaction*',
    'sending.comesBack*',
    'sending.over*',
    'sending.elsewhere*',
  ),
  none('the first transfer, which is not made yet', 'nextStep*'),
  none(
    'the state of one verification, beside its sentence',
    'payouts.missing*',
    'payouts.blocked*',
    'access.reset*',
    'payouts.outage*',
  ),
]

/** Pairs that cannot both be true of one thing. */
export const EXCLUDE: readonly (readonly [Says, Says])[] = [
  ['sent', 'notSent'],
  ['sent', 'maybeSent'],
  ['notSent', 'maybeSent'],
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
  ['ownWallet', 'otherWallet'],
  ['createsOne', 'maybeCreated'],
  ['amountHelps', 'noAmountHelps'],
]
