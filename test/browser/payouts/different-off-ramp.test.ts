import { equal, isTrue, soon } from '../../support/expect.ts'
import { button } from '../../support/host.ts'
import { lines, said } from '../../support/rows.ts'
import { filledOffRamp, leave, send, SENT_PAYOUT } from './off-ramp-form.ts'

const STOPPED =
  'We stopped before asking your wallet. Nothing left it. Don’t send anything for this transfer. Cancel it, or contact support with the reference below.'

describe('an off-ramp that is not what was asked for', () => {
  afterEach(leave)

  for (const [name, change, differences] of [
    [
      'another amount',
      { amount: '700.00', source: { ...SENT_PAYOUT.source, amount: '700.00' } },
      { 'You send': '700.00 USDC instead of 100.00 USDC' },
    ],
    [
      'another wallet',
      { source: { ...SENT_PAYOUT.source, id: 'wallet_7' } },
      { 'From wallet': 'wallet_7 instead of wallet_9' },
    ],
    [
      'another account and another method',
      { destination: { ...SENT_PAYOUT.destination, id: 'bankAccount_7', network: 'wire' } },
      {
        'To account': 'bankAccount_7 instead of bankAccount_1',
        'Method to receive by': 'wire instead of ach',
      },
    ],
    [
      'another currency',
      { destination: { ...SENT_PAYOUT.destination, amount: '91.20', currency: 'eur' } },
      { 'You receive': '91.20 EUR instead of 98.90 USD' },
    ],
  ] as const)
    it(`an off-ramp with ${name} shows the difference beside its label, and no wallet is asked [SAFE-B5, E18]`, async () => {
      const page = await filledOffRamp({ payout: { ...SENT_PAYOUT, ...change } })
      await send(page)
      await soon(() => equal(lines(page.shadow), differences))
      equal(said(page.shadow.querySelector('[part=view] [role=alert] p')!), STOPPED)
      equal(page.askedToSend(), 0, 'the wallet')
      isTrue(button(page.shadow, 'Cancel transfer'), 'the way to cancel')
    })
})
