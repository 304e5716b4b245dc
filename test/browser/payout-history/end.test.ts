import { equal, isNull, isTrue } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='
const banner = (root: ShadowRoot) => root.querySelector('[part~=banner]')
const steps = (root: ShadowRoot) => [...root.querySelectorAll('ol > li')]

describe('a transfer that is not there yet, or will never be', () => {
  afterEach(cleanUp)

  it('says what it waits for, and has a sentence under every step [DET-13]', async () => {
    const { shadow, go } = await visit(DETAILS + PAYOUT.id, { payouts: [PAYOUT, { ...TO_BANK, status: 'processing' }] })
    await until(() => hasText(shadow, 'waiting for your bank transfer'), 'what it waits for')
    isNull(banner(shadow)?.querySelector('button'), 'nobody has to be asked yet')
    for (const step of steps(shadow)) isTrue(step.querySelectorAll('p').length === 2, step.textContent!)
    isTrue(/Send it from Chase.*4821 by bank transfer/.test(steps(shadow)[1]!.textContent!), 'the source')
    await go(DETAILS + TO_BANK.id)
    await until(() => hasText(shadow, 'We convert it to USD and send it to Chase'), 'the other direction')
    for (const step of steps(shadow)) isTrue(step.querySelectorAll('p').length === 2, step.textContent!)
  })

  for (const [status, line, title, text] of [
    ['failed', 'not sent to Main wallet', 'This transfer didn’t go through', 'we send the money back to Chase'],
    ['failedPrecondition', 'not sent to Main wallet', 'This transfer wasn’t accepted', 'Support can tell you'],
    ['refunded', 'sent back to you', 'Your money was sent back', 'The money went back to Chase'],
    ['cancelled', 'nothing was sent', 'This transfer is cancelled', 'Nothing was sent and nothing was charged.'],
  ] as const) {
    it(`that is ${status} says whether money moved, what comes back, and leads on [DET-13]`, async () => {
      let opened = 0
      const chat = { boot: () => {}, shutdown: () => {}, open: () => (opened += 1) }
      const { shadow, path } = await visit(DETAILS + PAYOUT.id, { payouts: [{ ...PAYOUT, status }], config: { chat } })
      const end = await until(() => banner(shadow))
      isTrue(hasText(shadow, line), `${line} under the amount`)
      isTrue(hasText(end, title) && hasText(end, text), end.textContent!)
      button(end, 'Contact support')!.click()
      equal(opened, 1, 'the chat')
      button(shadow, 'New transfer')!.click()
      await until(() => path() === '/payouts/new')
    })
  }
})
