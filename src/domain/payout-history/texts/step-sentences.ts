import { forEveryFlow, type Flow, type ByFlow } from './flow.ts'

export type StepName =
  | 'created'
  | 'cryptoArrived'
  | 'waitingForBank'
  | 'waitingForWallet'
  | 'received'
  | 'processing'
  | 'processed'
  | 'delivery'
  | 'delivered'
  | 'failed'
  | 'notAccepted'
  | 'sendBack'
  | 'sentBack'
  | 'cancelled'
  | 'cameBack'
  | 'beingProcessed'

type SentenceName =
  | 'fromTo'
  | 'anyTo'
  | 'atAddress'
  | 'awaitBank'
  | 'awaitAnyBank'
  | 'awaitWallet'
  | 'awaitOtherWallet'
  | 'fromOtherWallet'
  | 'otherWalletArrived'
  | 'bankArrived'
  | 'anyBankArrived'
  | 'walletArrived'
  | 'convert'
  | 'forward'
  | 'converted'
  | 'forwarded'
  | 'inWallet'
  | 'atBank'
  | 'walletHas'
  | 'bankHas'
  | 'notSent'
  | 'notPaid'
  | 'backToBank'
  | 'backToAnyBank'
  | 'backToWallet'
  | 'backToSender'
  | 'wentToBank'
  | 'wentToAnyBank'
  | 'wentToSender'
  | 'lateBank'
  | 'lateWallet'
  | 'lateTransaction'
  | 'fromDestination'
  | 'unlisted'
export type StepSentence = `payouts.step.${SentenceName}`

type Sentences = ByFlow<SentenceName>

interface Sources {
  readonly bank: SentenceName
  /** The customer may use any account, or the server does not say which it was. */
  readonly anyBank: SentenceName
  readonly wallet: SentenceName
  /** A generated address, whose sender is unknown. */
  readonly address: SentenceName
}

const bySource = ({ bank, anyBank, wallet, address }: Sources): Sentences => ({
  bankToWallet: bank,
  anyBankToWallet: anyBank,
  walletToBank: wallet,
  addressToBank: address,
  walletToWallet: wallet,
  microdeposit: anyBank,
})

const byDestination = (wallet: SentenceName, bank: SentenceName): Sentences => ({
  ...forEveryFlow(wallet),
  walletToBank: bank,
  addressToBank: bank,
})

/** The sentence under each step. A step describes the same work before, during and after it. */
const SENTENCES: Readonly<Record<StepName, Sentences>> = {
  created: bySource({ bank: 'fromTo', anyBank: 'anyTo', wallet: 'fromTo', address: 'fromTo' }),
  cryptoArrived: forEveryFlow('atAddress'),
  waitingForBank: bySource({ bank: 'awaitBank', anyBank: 'awaitAnyBank', wallet: 'awaitBank', address: 'awaitBank' }),
  waitingForWallet: forEveryFlow('awaitWallet'),
  received: bySource({
    bank: 'bankArrived',
    anyBank: 'anyBankArrived',
    wallet: 'walletArrived',
    address: 'walletArrived',
  }),
  processing: { ...forEveryFlow('convert'), walletToWallet: 'forward' },
  processed: { ...forEveryFlow('converted'), walletToWallet: 'forwarded' },
  delivery: byDestination('inWallet', 'atBank'),
  delivered: byDestination('walletHas', 'bankHas'),
  failed: byDestination('notSent', 'notPaid'),
  notAccepted: byDestination('notSent', 'notPaid'),
  sendBack: bySource({ bank: 'backToBank', anyBank: 'backToAnyBank', wallet: 'backToWallet', address: 'backToSender' }),
  sentBack: bySource({ bank: 'wentToBank', anyBank: 'wentToAnyBank', wallet: 'wentToSender', address: 'wentToSender' }),
  cameBack: forEveryFlow('fromDestination'),
  beingProcessed: forEveryFlow('unlisted'),
  cancelled: bySource({ bank: 'lateBank', anyBank: 'lateBank', wallet: 'lateWallet', address: 'lateWallet' }),
}

export const stepSentence = (step: StepName, flow: Flow): StepSentence => `payouts.step.${SENTENCES[step][flow]}`

const BY_HAND: ReadonlyMap<StepSentence, StepSentence> = new Map([
  ['payouts.step.awaitWallet', 'payouts.step.awaitOtherWallet'],
  ['payouts.step.fromTo', 'payouts.step.fromOtherWallet'],
  ['payouts.step.walletArrived', 'payouts.step.otherWalletArrived'],
])

/** For tokens that the customer sends from a wallet that this page does not reach: the payout's own wallet does not send them (H11). */
export const sentenceByHand = (sentence: StepSentence): StepSentence => BY_HAND.get(sentence) ?? sentence
