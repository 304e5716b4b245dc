import { expect, test } from 'vitest'
import { KNOWN_STATUSES, type Payout } from '../payouts/payout.ts'
import { hasQuote, receivedOf, sentLabelOf } from './amounts.ts'
import { microdeposit, offloaded, offRamp, onChain, onRamp } from './payout.fixture.ts'

const FINAL = '98.10'
const refund = { amount: '40.25', at: new Date('2026-11-20T10:00:00Z') }

/** What details, receipt and list call the two amounts, and whether they name a rate and fees. */
const said = (payout: Payout) => {
  const { label, money } = receivedOf(payout) ?? {}
  return [sentLabelOf(payout), label ?? null, money?.amount ?? null, hasQuote(payout)].map((each) =>
    typeof each === 'string' ? each.replace(/^payouts\.(?:form|details)\./, '') : each,
  )
}

/** By status alone; with money that came back; and with that after the delivery. The quoted amount is `quoted`. */
const SAID: Readonly<Record<(typeof KNOWN_STATUSES)[number], readonly unknown[][]>> = {
  pending: [
    ['youSend', 'youReceive', 'quoted', true],
    ['youSend', 'youReceive', 'quoted', true],
    ['youSent', 'received', FINAL, true],
  ],
  funded: [
    ['youSent', 'youReceive', 'quoted', true],
    ['youSent', 'youReceive', 'quoted', true],
    ['youSent', 'received', FINAL, true],
  ],
  processing: [
    ['youSent', 'youReceive', 'quoted', true],
    ['youSent', 'youReceive', 'quoted', true],
    ['youSent', 'received', FINAL, true],
  ],
  succeeded: [
    ['youSent', 'received', 'quoted', true],
    ['youSent', 'received', 'quoted', true],
    ['youSent', 'received', FINAL, true],
  ],
  returned: [
    ['youSent', 'received', 'quoted', true],
    ['youSent', 'received', 'quoted', true],
    ['youSent', 'received', FINAL, true],
  ],
  refunded: [
    ['amount', null, null, false],
    ['amount', null, null, false],
    ['youSent', 'received', FINAL, true],
  ],
  failed: [
    ['amount', null, null, false],
    ['amount', null, null, false],
    ['youSent', 'received', FINAL, true],
  ],
  failedPrecondition: [
    ['amount', null, null, false],
    ['amount', null, null, false],
    ['youSent', 'received', FINAL, true],
  ],
  cancelled: [
    ['amount', null, null, false],
    ['amount', null, null, false],
    ['youSent', 'received', FINAL, true],
  ],
}

test.each(KNOWN_STATUSES)(
  'what a payout that is %s calls its amounts and fees says what became of them, in each direction [DET-05, DET-08, E22]',
  (status) => {
    for (const way of [onRamp, offRamp, onChain, offloaded, microdeposit]) {
      const payout: Payout = {
        ...way,
        status,
        finalAmount: null,
        destination: { ...way.destination, amount: 'quoted' },
      }
      const seen = [payout, { ...payout, refund }, { ...payout, refund, finalAmount: FINAL }].map(said)
      expect(seen).toEqual(SAID[status])
    }
  },
)

test('a status that this version does not know claims nothing of money that was sent, charged or delivered [H16, SAFE-E8]', () => {
  expect(said({ ...offRamp, status: { unlisted: 'onHold' } })).toEqual(['amount', null, null, false])
})

test('what goes to another person is said as what they receive, until it was delivered [E22]', () => {
  const account = { ...offRamp.destinationBankAccount!, isThirdParty: true }
  const toAnother: Payout = { ...offRamp, finalAmount: null, destinationBankAccount: account }
  const labels = (['pending', 'processing', 'succeeded'] as const).map((status) => said({ ...toAnother, status })[1])
  expect(labels).toEqual(['theyReceive', 'theyReceive', 'received'])
})

test('an amount that the server leaves out is left out [E20, SAFE-E8]', () => {
  const payout: Payout = { ...offRamp, status: 'pending', destination: { ...offRamp.destination, amount: null } }
  expect(receivedOf(payout)).toBeNull()
  expect(receivedOf({ ...payout, status: 'succeeded', finalAmount: null })).toBeNull()
})
