import { BURN_SCENES, type Scene } from './burn-scenes.fixture.ts'
import { ask, called, looked, made, minute, no, payoutOf, quiet, scene, seen, told } from './facts.fixture.ts'
import type { Live, PayoutView } from './knowledge.ts'

const here: Live = { ...quiet, request: { at: 'here', ask: 'ask_1' } }
const tokens = (size: 'less' | 'enough'): Live => ({ ...quiet, tokens: size })
const sui = (changes: Partial<PayoutView> = {}) => payoutOf({ network: 'sui', ...changes })
const hash = '0xhash'
const confirmed = { kind: 'confirmed', hash, moved: 'exact' } as const
const registered = { kind: 'registered', hash } as const
const refusedHash = { kind: 'registrationRefused', hash, code: 'cctp_conflict' } as const
const cancelAsked = { kind: 'cancelAsked', attempt: 'cancel_1' } as const
const second = [
  { kind: 'found', hash: '0xsecond', moved: 'exact' },
  { kind: 'found', hash, moved: 'exact' },
] as const

export const SCENES: Readonly<Record<string, Scene>> = {
  'a call without an answer': {
    facts: scene({ kind: 'asked', key: 'key_1', form: 'form', intent: 'offRamp' }, called),
    payout: null,
    state: { kind: 'undecided', key: 'key_1', ask: 'no', cancel: 'no' },
  },
  'the server took the tokens while the wallet still asks': {
    facts: scene(made, ask),
    live: here,
    payout: payoutOf({ status: 'funded' }),
    state: { kind: 'declineIt', cause: 'taken', ask: 'no', cancel: 'no' },
  },
  'a cancel was wanted while the wallet asks': {
    facts: scene(made, ask, { kind: 'cancelWanted', ask: 'ask_1' }),
    live: here,
    state: { kind: 'declineIt', cause: 'cancelWanted', ask: 'no', cancel: 'no' },
  },
  'the network shows another device’s transfer while the wallet asks': {
    facts: scene(made, ask, second[0]),
    live: here,
    state: { kind: 'declineIt', cause: 'onItsWay', ask: 'no', cancel: 'no' },
  },
  'the same amount came twice': {
    facts: scene(made, ask, told, confirmed, ...second),
    payout: payoutOf({ status: 'processing' }),
    state: { kind: 'tooMuch', ask: 'no', cancel: 'no' },
  },
  'a refund beside a success': {
    facts: scene(made),
    payout: payoutOf({ status: 'succeeded', refund: 'made' }),
    state: { kind: 'cameBack', ask: 'no', cancel: 'no' },
  },
  'returned after a success': {
    facts: [],
    payout: payoutOf({ status: 'returned' }),
    state: { kind: 'cameBack', ask: 'no', cancel: 'no' },
  },
  'tokens taken': {
    facts: scene(made, ask, told),
    payout: payoutOf({ status: 'funded' }),
    state: { kind: 'arrived', ask: 'no', cancel: 'no' },
  },
  'not accepted': {
    facts: scene(made),
    payout: payoutOf({ status: 'failedPrecondition' }),
    state: { kind: 'failed', ask: 'no', cancel: 'no' },
  },
  'a cancelled payout of Sui, and a transaction that nobody registered': {
    facts: scene(made, ask, told),
    payout: sui({ status: 'cancelled' }),
    state: { kind: 'stranded', hashes: [hash], ask: 'no', cancel: 'no' },
  },
  'a cancelled payout of Sui, and tokens of an unknown sender': {
    facts: scene(made),
    live: tokens('enough'),
    payout: sui({ status: 'cancelled' }),
    state: { kind: 'stranded', hashes: [], ask: 'no', cancel: 'no' },
  },
  'a cancelled payout of Sui, and a registered transaction': {
    facts: scene(made, ask, told, registered),
    payout: sui({ status: 'cancelled' }),
    state: { kind: 'willComeBack', cause: 'mayCome', ask: 'no', cancel: 'no' },
  },
  'a cancelled payout, and its tokens came after all': {
    facts: scene(made, ask, no, second[1]),
    payout: payoutOf({ status: 'cancelled' }),
    state: { kind: 'willComeBack', cause: 'came', hashes: [hash], ask: 'no', cancel: 'no' },
  },
  'a cancelled payout whose wallet never answered': {
    facts: scene(made, ask),
    payout: payoutOf({ status: 'cancelled' }),
    state: { kind: 'ended', request: 'ask_1', ask: 'no', cancel: 'no' },
  },
  'a status that is not listed': {
    facts: scene(made, ask, told),
    payout: payoutOf({ status: { unlisted: 'pendingRefundInformation' } }),
    state: { kind: 'beingProcessed', ask: 'no', cancel: 'no' },
  },
  'another transaction is registered': {
    facts: scene(made, ask, told, refusedHash),
    payout: sui(),
    state: { kind: 'conflict', hash, cause: 'mayHaveLeft', ask: 'no', cancel: 'byWord' },
  },
  'another transaction is registered, and ours stays in its page': {
    facts: scene(made, ask, told, refusedHash, { kind: 'kept', ask: 'ask_1' }),
    payout: sui(),
    state: { kind: 'conflict', hash, cause: 'neverLeft', ask: 'no', cancel: 'byWord' },
  },
  'confirmed on Aptos, and not registered': {
    facts: scene(made, ask, told, confirmed),
    payout: sui({ network: 'aptos' }),
    state: { kind: 'unregistered', hash, ask: 'no', cancel: 'no' },
  },
  'all the tokens of an unknown sender': {
    facts: scene(made),
    live: tokens('enough'),
    state: { kind: 'tokensThere', size: 'enough', ask: 'no', cancel: 'no' },
  },
  'dust of an unknown sender': {
    facts: scene(made),
    live: tokens('less'),
    state: { kind: 'tokensThere', size: 'less', ask: 'no', cancel: 'byWord' },
  },
  'the wallet sent something else': {
    facts: scene(made, ask, told, { ...confirmed, moved: 'somethingElse' }),
    state: { kind: 'differentSent', cause: 'somethingElse', ask: 'no', cancel: 'byWord' },
  },
  'the wallet sent another amount': {
    facts: scene(made, ask, told, { kind: 'confirmed', hash, moved: 'otherAmount' }),
    state: { kind: 'differentSent', cause: 'otherAmount', ask: 'no', cancel: 'no' },
  },
  'seen by the network': {
    facts: scene(made, ask, told, seen),
    state: { kind: 'onItsWay', hash, ask: 'no', cancel: 'no' },
  },
  'taken on the word of a hash that no node has confirmed': {
    facts: scene(made, ask, told, seen, registered),
    payout: sui({ status: 'funded' }),
    state: { kind: 'onItsWay', hash, ask: 'no', cancel: 'no' },
  },
  'dropped by the network': {
    facts: scene(made, ask, told, seen, { kind: 'gone', hash }),
    state: { kind: 'gone', hash, ask: 'no', cancel: 'no' },
  },
  'told, and not seen for less than ten minutes': {
    facts: scene(made, ask, told),
    live: { ...quiet, now: minute(11.9) },
    state: { kind: 'unseen', hash, ask: 'no', cancel: 'no' },
  },
  'told, and not seen for ten minutes': {
    facts: scene(made, ask, told),
    live: { ...quiet, now: minute(12) },
    state: { kind: 'unseen', hash, ask: 'no', cancel: 'byWord' },
  },
  'told, not seen for an hour, and it may land until a known block': {
    facts: scene(made, ask, told, { kind: 'bound', hash, bound: '900' }),
    state: { kind: 'unseen', hash, ask: 'no', cancel: 'no' },
  },
  'a cancel without an answer': {
    facts: scene(made, cancelAsked),
    state: { kind: 'cancelling', attempt: 'cancel_1', ask: 'no', cancel: 'again' },
  },
  'another payout than asked for': {
    facts: scene(made, { kind: 'differs', fields: ['amount'] }),
    state: { kind: 'differs', fields: ['amount'], ask: 'no', cancel: 'afterLook' },
  },
  'the wallet is asked': {
    facts: scene(made, ask),
    live: here,
    state: { kind: 'askingHere', ask: 'isAsked', cancel: 'whileAsking' },
  },
  'another tab asks': {
    facts: scene(made, ask),
    live: { ...quiet, request: { at: 'elsewhere' } },
    state: { kind: 'askingElsewhere', ask: 'no', cancel: 'no' },
  },
  'the page closed while the wallet was asked': {
    facts: scene(made, ask),
    state: { kind: 'perhapsSent', asks: ['ask_1'], ask: 'no', cancel: 'byWord' },
  },
  'declined, and no look since': {
    facts: scene(made, ask, looked, no),
    state: { kind: 'perhapsSent', asks: [], ask: 'no', cancel: 'byWord' },
  },
  'a wallet that was not asked twice, though a look came between': {
    facts: scene(made, ask, { kind: 'silent', ask: 'ask_1', code: null }, looked),
    state: { kind: 'perhapsSent', asks: ['ask_1'], ask: 'no', cancel: 'byWord' },
  },
  'no safe deposit address': {
    facts: scene(made),
    payout: payoutOf({ deposit: 'unreadable' }),
    state: { kind: 'unpayable', cause: 'unreadable', ask: 'no', cancel: 'afterLook' },
  },
  ...BURN_SCENES,
  'by hand': {
    facts: scene(made, { kind: 'byHand' }),
    state: { kind: 'byHand', ask: 'no', cancel: 'byWord' },
  },
  'declined, and a look found nothing': {
    facts: scene(made, ask, no, looked),
    state: { kind: 'notSentAfterAll', ask: 'afterLook', cancel: 'byItself' },
  },
  'declined for a payout of another device': {
    facts: scene(ask, no, looked),
    state: { kind: 'notSentAfterAll', ask: 'afterLook', cancel: 'afterLook' },
  },
  'expired after its registration': {
    facts: scene(made, ask, told, registered, { kind: 'expired', hash }, looked),
    payout: sui(),
    state: { kind: 'notSentAfterAll', ask: 'no', cancel: 'byItself' },
  },
  'made here': { facts: scene(made), state: { kind: 'notSent', ask: 'afterLook', cancel: 'afterLook' } },
  'made here, and a refused cancel': {
    facts: scene(made, cancelAsked, { kind: 'cancelRefused', attempt: 'cancel_1', code: 'withdrawn' }),
    state: { kind: 'notSent', ask: 'afterLook', cancel: 'afterLook' },
  },
  'made elsewhere': { facts: [], state: { kind: 'madeElsewhere', ask: 'afterLook', cancel: 'byWord' } },
  'made elsewhere or by the press that is undecided': {
    facts: [],
    live: { ...quiet, mayBeUndecided: true },
    state: { kind: 'madeElsewhere', ask: 'afterAnswer', cancel: 'byWord' },
  },
  'made here, and never read': {
    facts: scene(made),
    payout: null,
    state: { kind: 'notSent', ask: 'no', cancel: 'no' },
  },
  'not readable any more, and taken when it was': {
    facts: scene(made, { kind: 'read', status: 'funded', refund: 'none', updated: 1 }),
    payout: null,
    state: { kind: 'arrived', ask: 'no', cancel: 'no' },
  },
}
