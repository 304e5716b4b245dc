import { expect, test } from 'vitest'
import { microdeposit, offloaded, offRamp, onChain, onRamp, updated } from '../payout-history/payout.fixture.ts'
import { arrivalOf, hasReceipt } from '../payout-history/arrival.ts'
import { hasQuote, receivedOf, sentLabelOf } from '../payout-history/amounts.ts'
import { payoutBadge } from '../payout-history/status-badge.ts'
import { timelineOf } from '../payout-history/timeline.ts'
import { endOf, lineOf } from '../payout-history/texts/status-texts.ts'
import { outcomeOf, type Payment } from './outcome.ts'
import { KNOWN_STATUSES, type Payout, type PayoutStatus } from './payout.ts'

const at = new Date('2026-11-20T10:00:00Z')
const refund = { amount: '40.25', at }
const PAYOUTS = { onRamp, offRamp, onChain, offloaded, microdeposit } as const
const WAYS = Object.keys(PAYOUTS) as readonly (keyof typeof PAYOUTS)[]
const of = (way: keyof typeof PAYOUTS, rest: Partial<Payout>): Payout => ({
  ...PAYOUTS[way],
  finalAmount: null,
  ...rest,
})

/** Alone; with money that came back; and the same after it had been delivered. */
const KINDS: Readonly<Record<PayoutStatus, readonly [alone: string, withBack: string, afterDelivery: string]>> = {
  pending: ['expected', 'expected', 'deliveredThenBack'],
  funded: ['withUs', 'withUs', 'deliveredThenBack'],
  processing: ['withUs', 'withUs', 'deliveredThenBack'],
  succeeded: ['delivered', 'deliveredThenBack', 'deliveredThenBack'],
  refunded: ['cameBack', 'cameBack', 'deliveredThenBack'],
  failed: ['notPaid', 'notPaid', 'deliveredThenBack'],
  failedPrecondition: ['notPaid', 'notPaid', 'deliveredThenBack'],
  cancelled: ['notTaken', 'notTaken', 'deliveredThenBack'],
  returned: ['deliveredThenBack', 'deliveredThenBack', 'deliveredThenBack'],
}

test.each(KNOWN_STATUSES)('what became of the money of a payout that is %s, in each direction [H16, E22]', (status) => {
  for (const way of WAYS) {
    const payouts = [{}, { refund }, { refund, finalAmount: '98.10' }].map((rest) => of(way, { status, ...rest }))
    expect(payouts.map((payout) => outcomeOf(payout).kind)).toEqual(KINDS[status])
  }
})

test('what was delivered is delivered, whatever a later status says of it [H16, E22]', () => {
  for (const status of ['failed', 'failedPrecondition', 'cancelled'] as const)
    for (const way of ['onRamp', 'offRamp', 'onChain', 'offloaded'] as const) {
      const payout = of(way, { status, finalAmount: '98.10' })
      expect(outcomeOf(payout)).toEqual({ kind: 'delivered', back: null })
      expect([lineOf(payout), endOf(payout), payoutBadge(payout).label]).toEqual([
        'payouts.line.to',
        null,
        'payouts.status.succeeded',
      ])
      expect([arrivalOf(payout)?.money?.amount, receivedOf(payout)?.label]).toEqual([
        '98.10',
        'payouts.details.received',
      ])
      expect(timelineOf(payout).at(-1)).toMatchObject({ state: 'done', label: 'payouts.timeline.delivered' })
      expect(payoutBadge({ ...payout, refund }).label).toBe('payouts.status.succeeded')
    }
})

test('what the network shows on its way is sent, though the server still waits for it [E22, E18]', () => {
  for (const status of KNOWN_STATUSES) {
    const [awaited, sent] = (['awaited', 'onTheirWay'] as const).map(
      (payment) => outcomeOf(of('offRamp', { status }), payment).kind,
    )
    expect(sent).toBe(status === 'pending' ? 'sending' : awaited)
  }
  const payout = of('offRamp', { status: 'pending' })
  expect([lineOf(payout, 'onTheirWay'), sentLabelOf(payout, 'onTheirWay'), receivedOf(payout)?.label]).toEqual([
    'payouts.line.to',
    'payouts.details.youSent',
    'payouts.details.youReceive',
  ])
})

test('what nobody is to send, and nobody has seen as it was asked for, is neither to be sent nor sent [E22, DET-03]', () => {
  for (const status of KNOWN_STATUSES) {
    const [awaited, stopped] = (['awaited', 'stopped'] as const).map(
      (payment) => outcomeOf(of('offRamp', { status }), payment).kind,
    )
    expect(stopped).toBe(status === 'pending' ? 'unsettled' : awaited)
  }
  for (const rest of [{}, { refund }]) {
    const payout = of('offRamp', { status: 'pending', ...rest })
    expect([lineOf(payout, 'stopped'), sentLabelOf(payout, 'stopped'), receivedOf(payout, 'stopped')]).toEqual([
      'payouts.line.to',
      'payouts.details.amount',
      null,
    ])
    expect([hasQuote(payout), hasQuote(payout, 'stopped')]).toEqual([true, false])
    // Only what is past: the state above it says what comes next.
    expect(timelineOf(payout, { payment: 'stopped' }).map(({ label }) => label)).toEqual(['payouts.timeline.created'])
  }
})

test('the step that waits for the wallet says what is on its way, once the network shows it [E22, DET-03]', () => {
  const waiting = (payment: Payment) => timelineOf(of('offRamp', { status: 'pending' }), { payment })[1]
  expect(waiting('awaited')).toMatchObject({
    state: 'wait',
    label: 'payouts.timeline.waitingForWallet',
    sentence: 'payouts.step.awaitWallet',
  })
  expect(waiting('onTheirWay')).toMatchObject({
    state: 'now',
    label: 'sending.confirming.title',
    sentence: 'sending.sent.text',
  })
})

test('what came back has the amount and the time that the server names, else the time of the status alone [H16, H18]', () => {
  const back = (rest: Partial<Payout>) => outcomeOf(of('offRamp', rest)).back
  expect(back({ status: 'succeeded' })).toBeNull()
  expect(back({ status: 'succeeded', refund })).toEqual({ money: { amount: '40.25', currency: 'usdc' }, at })
  expect(back({ status: 'returned' })).toEqual({ money: null, at: updated })
  expect(back({ status: 'refunded' })).toEqual({ money: null, at: updated })
})

const BACK_AGAIN: readonly Partial<Payout>[] = [
  { status: 'returned', finalAmount: '98.10' },
  { status: 'refunded', finalAmount: '98.10' },
  { status: 'succeeded', finalAmount: '98.10', refund },
]

test.each(WAYS)(
  'what was delivered by an %s and came back says both, and never that nothing was paid [H16, E22]',
  (way) => {
    for (const rest of BACK_AGAIN) {
      const payout = of(way, rest)
      const end = endOf(payout)
      expect(lineOf(payout)).toBe('payouts.line.cameBack')
      expect(end?.text).toMatch(/^payouts\.end\.(returned|refundedLater)\./)
      expect([end?.tone, end?.back?.at instanceof Date]).toEqual(['warning', true])
      expect([arrivalOf(payout), receivedOf(payout)?.money.amount]).toEqual([null, '98.10'])
      expect(hasReceipt(payout)).toBe(way !== 'microdeposit')
      const steps = timelineOf(payout).map(({ label }) => label.replace('payouts.timeline.', ''))
      if (way !== 'microdeposit') expect(steps.slice(-2)).toEqual(['delivered', 'cameBack'])
    }
  },
)

test.each(['failed', 'failedPrecondition', 'cancelled'] as const)(
  'a payout that is %s and whose money came back says both [H16]',
  (status) => {
    for (const way of ['onRamp', 'offRamp', 'onChain', 'offloaded'] as const) {
      const [alone, withBack] = [of(way, { status }), of(way, { status, refund })]
      expect(endOf(withBack)?.title).toBe(endOf(alone)?.title)
      expect(endOf(withBack)).toMatchObject({ text: expect.stringMatching(/^payouts\.end\.sentBack\./), back: { at } })
      const [before, after] = [alone, withBack].map((payout) =>
        timelineOf(payout).map(({ label, at: time }) => [label, time]),
      )
      expect(before).not.toContainEqual(['payouts.timeline.sentBack', at])
      expect(after?.at(-1)).toEqual(['payouts.timeline.sentBack', at])
    }
  },
)

test('a status that this version does not know claims nothing about the money [H16, SAFE-E8]', () => {
  const payout = of('offRamp', { status: { unlisted: 'pendingRefundInformation' } })
  expect(outcomeOf(payout)).toEqual({ kind: 'unlisted', back: null })
  expect([lineOf(payout), endOf(payout), arrivalOf(payout)]).toEqual([null, null, null])
})
