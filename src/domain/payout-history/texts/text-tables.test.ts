import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KNOWN_STATUSES, PAYOUT_STATUSES, type Payout, type PayoutStatus } from '../../payouts/payout.ts'
import { microdeposit, offloaded, offRamp, onChain, onRamp } from '../payout.fixture.ts'
import { timelineOf } from '../timeline.ts'
import type { Flow } from './flow.ts'
import { endOf, lineOf } from './status-texts.ts'

const PAYOUTS: Readonly<Record<Flow, Payout>> = {
  bankToWallet: onRamp,
  anyBankToWallet: { ...onRamp, source: { ...onRamp.source, id: 'usd' }, sourceBankAccount: null },
  walletToBank: offRamp,
  addressToBank: offloaded,
  walletToWallet: onChain,
  microdeposit,
}
const FLOWS = Object.keys(PAYOUTS) as readonly Flow[]

const last = (id: string | null | undefined) => id?.split('.').at(-1)

/** In the order of the flows. */
const LINES: Readonly<Record<PayoutStatus, string>> = {
  pending: 'waitingForBank waitingForBank waitingForWallet waitingForDeposit waitingForWallet waitingForBank',
  processing: 'to to to to to to',
  succeeded: 'to to to to to to',
  funded: 'to to to to to to',
  refunded: 'sentBack sentBack returned returned returned sentBack',
  failed: 'notSent notSent notPaid notPaid notSent notSent',
  failedPrecondition: 'notSent notSent notPaid notPaid notSent notSent',
  cancelled: 'nothingSent nothingSent notPaid notPaid notSent nothingSent',
  returned: 'cameBack cameBack cameBack cameBack cameBack cameBack',
}

test.each(KNOWN_STATUSES)('the line of a %s payout is that of its direction [HIST-13, DET-13]', (status) => {
  const lines = FLOWS.map((flow) => last(lineOf({ ...PAYOUTS[flow], finalAmount: null, status })))
  expect(lines.join(' ')).toBe(LINES[status])
})

const ENDS: Readonly<Record<PayoutStatus, readonly [tone: string, name: string] | null>> = {
  pending: null,
  processing: null,
  succeeded: null,
  funded: null,
  refunded: ['warning', 'sentBack'],
  failed: ['destructive', 'failed'],
  failedPrecondition: ['destructive', 'notAccepted'],
  cancelled: ['neutral', 'cancelled'],
  returned: ['warning', 'returned'],
}

test.each(KNOWN_STATUSES)('the end of a %s payout says what happened, in each direction [DET-13]', (status) => {
  for (const flow of FLOWS) {
    const [tone, name] = ENDS[status] ?? []
    const end = name && { tone, title: `payouts.end.${name}.title`, text: `payouts.end.${name}.${flow}` }
    if (end) expect(endOf({ ...PAYOUTS[flow], finalAmount: null, status })).toMatchObject(end)
    else expect(endOf({ ...PAYOUTS[flow], finalAmount: null, status })).toBeNull()
  }
})

/** Each step of a flow with its sentence. */
const SENTENCES: Readonly<Record<Flow, readonly string[]>> = {
  bankToWallet: [
    'created: fromTo',
    'waitingForBank: awaitBank',
    'received: bankArrived',
    'processing: convert',
    'processed: converted',
    'delivery: inWallet',
    'delivered: walletHas',
    'failed: notSent',
    'notAccepted: notSent',
    'sendBack: backToBank',
    'sentBack: wentToBank',
    'cancelled: lateBank',
  ],
  anyBankToWallet: [
    'created: anyTo',
    'waitingForBank: awaitAnyBank',
    'received: anyBankArrived',
    'processing: convert',
    'processed: converted',
    'delivery: inWallet',
    'delivered: walletHas',
    'failed: notSent',
    'notAccepted: notSent',
    'sendBack: backToAnyBank',
    'sentBack: wentToAnyBank',
    'cancelled: lateBank',
  ],
  walletToBank: [
    'created: fromTo',
    'waitingForWallet: awaitWallet',
    'receivedCoin: walletArrived',
    'processing: convert',
    'processed: converted',
    'delivery: atBank',
    'delivered: bankHas',
    'failed: notPaid',
    'notAccepted: notPaid',
    'sendBack: backToWallet',
    'sentBack: wentToSender',
    'cancelled: lateWallet',
  ],
  addressToBank: [
    'cryptoArrived: atAddress',
    'processing: convert',
    'processed: converted',
    'delivery: atBank',
    'delivered: bankHas',
    'failed: notPaid',
    'notAccepted: notPaid',
    'sendBack: backToSender',
    'sentBack: wentToSender',
    'cancelled: lateWallet',
  ],
  walletToWallet: [
    'created: fromTo',
    'waitingForWallet: awaitWallet',
    'receivedCoin: walletArrived',
    'processing: forward',
    'processed: forwarded',
    'delivery: inWallet',
    'delivered: walletHas',
    'failed: notSent',
    'notAccepted: notSent',
    'sendBack: backToWallet',
    'sentBack: wentToSender',
    'cancelled: lateWallet',
  ],
  microdeposit: [],
}

test.each(FLOWS)('each step of a payout %s has the sentence of its direction [DET-03, DET-13]', (flow) => {
  const steps = PAYOUT_STATUSES.flatMap((status) => timelineOf({ ...PAYOUTS[flow], finalAmount: null, status }))
  const labelled = new Set(steps.map(({ label, sentence }) => `${last(label)}: ${last(sentence)}`))
  expect([...labelled].toSorted()).toEqual(SENTENCES[flow].toSorted())
})

test('no step of an off-ramp that is sent by hand names the wallet of its form [H11, E22]', () => {
  const words = readFileSync('locales/en/payouts.po', 'utf8')
  const textOf = (id: string) => new RegExp(`msgid "${id}"\\nmsgstr "(.*)"`).exec(words)![1]!
  const sentencesOf = (isByHand: boolean) =>
    PAYOUT_STATUSES.flatMap((status) =>
      timelineOf({ ...offRamp, status }, { isByHand }).map(({ sentence }) => sentence),
    )
  const named = (isByHand: boolean) =>
    sentencesOf(isByHand).filter((sentence) => sentence !== null && textOf(sentence).includes('<0/>'))
  expect([new Set(named(false)).size, named(true)]).toEqual([3, []])
})
