import { shownDay } from '../../support/dates.ts'
import { equal, soon } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'
import { EURO_PAYOUT, MICRODEPOSIT, PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { card, lines, narrowRows, tableRow } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='
const DATES = { created: '2026-11-09T08:15:00Z', updated: '2026-11-11T16:40:00Z' }
const DEPOSIT = '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin'
const TO_WALLET = { ...PAYOUT, ...DATES, status: 'succeeded', finalAmount: '997.25' }
const PAID = {
  ...TO_BANK,
  ...DATES,
  status: 'succeeded',
  finalAmount: '2495.75',
  wireMessage: 'FFC:Invoice 17',
  destination: { ...TO_BANK.destination, network: 'wire' },
  instructions: { memo: null, resource: { type: 'wallet', address: DEPOSIT, network: 'sol' } },
}

/** A fee and a rate that neither amount of the payout gives. */
const quoted = (source: string, destination: string) => () => ({
  amountAdjustments: [
    { type: 'totalFee', amount: '3.20', currency: source },
    {
      type: 'fxRate',
      amount: '0.98',
      currency: destination,
      pay: { amount: '1000.00', currency: source },
      receive: { amount: '976.86', currency: destination },
    },
  ],
})
const priced = (payout: Pick<typeof PAYOUT, 'id' | 'source' | 'destination'>) => ({
  [`POST payouts/amountAdjustments/${payout.id}`]: quoted(payout.source.currency, payout.destination.currency),
})

/** Everything in a card; the price comes after the rest. */
const soonIn = (shadow: ShadowRoot, title: string, expected: Record<string, string>) =>
  soon(() => equal(lines(card(shadow, title)), expected, title))

describe('the figures of a payout', () => {
  afterEach(cleanUp)

  it('are the promised amount until it has arrived, and a fee in euros is said in dollars [DET-04, F9]', async () => {
    const { shadow, go } = await visit(DETAILS + EURO_PAYOUT.id, {
      payouts: [EURO_PAYOUT, { ...PAID, status: 'processing', finalAmount: null }],
      answers: {
        ...priced({ ...PAYOUT, id: EURO_PAYOUT.id, source: { ...PAYOUT.source, currency: 'eur' } }),
        ...priced(PAID),
      },
    })
    await soonIn(shadow, 'Payment details', {
      'You send': '250.00 EUR',
      Rate: '1.00 EUR ≈ 0.98 USDC',
      Fees: '$3.14',
      'You receive': '998.50 USDC',
    })
    await go(DETAILS + PAID.id)
    await soonIn(shadow, 'Payment details', {
      'You sent': '2,500.00 USDC',
      Rate: '1.00 USDC ≈ 0.98 USD',
      Fees: '$3.20',
      'You receive': '2,496.50 USD',
    })
  })

  it('claim no fee, rate or delivery where nothing was paid [DET-05, E22, H16]', async () => {
    for (const status of ['cancelled', 'failed', 'failedPrecondition', 'refunded']) {
      const unpaid = { ...PAID, status, finalAmount: null }
      const { shadow, calls } = await visit(DETAILS + PAID.id, { payouts: [unpaid], answers: priced(PAID) })
      await soonIn(shadow, 'Payment details', { Amount: '2,500.00 USDC' })
      equal(calls('POST', `payouts/amountAdjustments/${PAID.id}`), [], 'none is asked for')
      cleanUp()
    }
  })

  it('stand in their columns in the list, for both directions [HIST-07, HIST-11, H16]', async () => {
    const fromAny = { ...EURO_PAYOUT, ...DATES, status: 'failed' }
    const { shadow } = await visit('/my-payouts', {
      payouts: [
        { ...TO_WALLET, updated: '2026-11-10T12:00:00Z' },
        { ...PAID, status: 'refunded' },
        fromAny,
        MICRODEPOSIT,
      ],
    })
    await until(() => shadow.querySelectorAll('tbody tr').length === 4, 'the rows')
    equal(tableRow(shadow, 'Amount', '1,000.00 USD'), {
      Date: shownDay('2026-11-10T12:00:00Z'),
      Direction: 'Bank to wallet',
      Amount: '1,000.00 USD',
      Received: '997.25 USDC',
      From: 'Chase ending in ••••4821 ACH transfer',
      To: 'Main wallet Solana',
      Status: 'Succeeded',
    })
    equal(tableRow(shadow, 'Amount', '2,500.00 USDC Came back'), {
      Date: shownDay(DATES.updated),
      Direction: 'Wallet to bank',
      Amount: '2,500.00 USDC Came back',
      Received: '2,495.75 USD',
      From: 'Main wallet Solana',
      To: 'Chase ending in ••••4821 Wire transfer',
      Status: 'Refunded',
    })
    equal(tableRow(shadow, 'Amount', '250.00 EUR'), {
      Date: shownDay(DATES.updated),
      Direction: 'Bank to wallet',
      Amount: '250.00 EUR',
      From: 'Any bank account SEPA transfer',
      To: 'Main wallet Solana',
      Status: 'Failed',
    })
    const narrow = (amount: string) => narrowRows(shadow).find((one) => one['amount'] === amount)
    equal(narrow('250.00 EUR')!['title'], 'To Main wallet')
    equal(narrow('2,500.00 USDC'), {
      title: 'To Chase ending in ••••4821',
      meta: `${shownDay(DATES.updated)} 2,495.75 USD Came back`,
      amount: '2,500.00 USDC',
      status: 'Refunded',
    })
  })
})
