import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { card, line, lines } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='

describe('the details of a transfer under way', () => {
  afterEach(cleanUp)

  for (const status of ['pending', 'funded', 'processing'])
    it(`lead to support while a transfer is ${status}, with its id in the message [H11]`, async () => {
      for (const payout of [PAYOUT, TO_BANK]) {
        const { shadow } = await visit(DETAILS + payout.id, { payouts: [{ ...payout, status }] })
        ;(await until(() => button(shadow, 'Contact support'), 'Contact support')).click()
        const mail = await until(() => shadow.querySelector<HTMLAnchorElement>('a[href^="mailto:"]'), 'the mail')
        isTrue(mail.href.endsWith(`?subject=${payout.id}`), mail.href)
        equal(lines(shadow.querySelector('dialog')!)['Reference'], payout.id)
        cleanUp()
      }
    })

  it('lead to the chat of the host with the id [H11, O19]', async () => {
    const about: (string | undefined)[] = []
    const chat = { boot: () => {}, open: (id?: string) => void about.push(id), shutdown: () => {} }
    const { shadow } = await visit(DETAILS + PAYOUT.id, { payouts: [PAYOUT], config: { chat } })
    ;(await until(() => button(shadow, 'Contact support'), 'Contact support')).click()
    await soon(() => equal(about, [PAYOUT.id]))
  })

  it('say what was sent once it was [DET-08, H11]', async () => {
    for (const [status, label] of [
      ['pending', 'You send'],
      ['processing', 'You sent'],
      ['refunded', 'Amount'],
      ['failed', 'Amount'],
      ['cancelled', 'Amount'],
    ] as const) {
      const { shadow } = await visit(DETAILS + PAYOUT.id, { payouts: [{ ...PAYOUT, status }] })
      await soon(() => equal(line(card(shadow, 'Payment details'), label), '1,000.00 USD'))
      cleanUp()
    }
  })
})
