import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { PAYOUT, TO_BANK } from '../../support/payouts.ts'
import { banner } from '../../support/messages.ts'
import { heroOf, stepsOf } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'

const DETAILS = '/my-payouts/details?view=details&id='
const CHASE = 'Chase ending in ••••4821'
const AMOUNTS: Record<string, string> = { onRamp: '1,000.00 USD', offRamp: '2,500.00 USDC' }
const steps = (root: ShadowRoot) => [...root.querySelectorAll('ol > li')]

describe('a transfer that is not there yet, or will never be', () => {
  afterEach(cleanUp)

  it('says what it waits for, and has a sentence under every step [DET-13]', async () => {
    const { shadow, go } = await visit(DETAILS + PAYOUT.id, { payouts: [PAYOUT, { ...TO_BANK, status: 'processing' }] })
    await until(() => hasText(shadow, 'waiting for your bank transfer'), 'what it waits for')
    isNull(shadow.querySelector('[part~=banner] button'), 'nobody has to be asked yet')
    for (const step of steps(shadow)) isTrue(step.querySelectorAll('p').length === 2, step.textContent!)
    equal(stepsOf(shadow)[1], ['Waiting for your money', `Send it from ${CHASE} by bank transfer.`])
    await go(DETAILS + TO_BANK.id)
    await until(() => hasText(shadow, 'We convert it to USD and send it to Chase'), 'the other direction')
    for (const step of steps(shadow)) isTrue(step.querySelectorAll('p').length === 2, step.textContent!)
  })

  const arriving = 'If your bank transfer has reached us, we send the money back to'
  const coming = 'If your USDC has reached us, we send it back'
  for (const [status, badge, title, toWallet, toBank] of [
    [
      'failed',
      'Failed',
      'This transfer didn’t go through',
      [
        'not sent to Main wallet',
        `Nothing was sent to Main wallet. ${arriving} ${CHASE}, and this page then shows Refunded.`,
      ],
      [
        `not paid to ${CHASE}`,
        `Nothing was paid to ${CHASE}. ${coming}, and this page then shows Refunded. Check the bank account before you try again.`,
      ],
    ],
    [
      'failedPrecondition',
      'Couldn’t be processed',
      'This transfer couldn’t be processed',
      [
        'not sent to Main wallet',
        `Nothing was sent to Main wallet. ${arriving} ${CHASE}. Support can tell you what has to change.`,
      ],
      [`not paid to ${CHASE}`, `Nothing was paid to ${CHASE}. ${coming}. Support can tell you what has to change.`],
    ],
    [
      'refunded',
      'Refunded',
      'Your money was sent back',
      [
        'sent back to you',
        `Nothing was sent to Main wallet. The money went back to ${CHASE}, where it can take a few days to show.`,
      ],
      ['sent back', `Nothing was paid to ${CHASE}. The USDC went back to the wallet it came from.`],
    ],
    [
      'cancelled',
      'Cancelled',
      'This transfer is cancelled',
      [
        'nothing was sent',
        `Nothing was sent and nothing was charged. If your bank transfer still arrives, we send the money back to ${CHASE}.`,
      ],
      [
        `not paid to ${CHASE}`,
        `Nothing was paid to ${CHASE} and nothing was charged. If your USDC still arrives, we send it back.`,
      ],
    ],
  ] as const) {
    it(`a transfer that is ${status} says whether money moved, what comes back, and leads on [DET-13]`, async () => {
      for (const [payout, [line, text]] of [
        [PAYOUT, toWallet],
        [TO_BANK, toBank],
      ] as const) {
        let opened = 0
        const chat = { boot: () => {}, shutdown: () => {}, open: () => (opened += 1) }
        const page = await visit(DETAILS + payout.id, { payouts: [{ ...payout, status }], config: { chat } })
        const { shadow, path } = page
        await soon(() => equal(banner(shadow, title), text, `${payout.type} ${status}`))
        const [amount, words] = heroOf(shadow)
        equal([amount, words], [AMOUNTS[payout.type], `${badge} ${line}`], 'the amount and what is under it')
        button(shadow.querySelector('[part~=banner]')!, 'Contact support')!.click()
        await soon(() => equal(opened, 1, 'the chat'))
        equal(button(shadow, 'New transfer')!.getAttribute('data-variant'), 'primary', 'what is next')
        button(shadow, 'New transfer')!.click()
        await until(() => path() === '/payouts/new')
        cleanUp()
      }
    })
  }

  it('a transfer that has arrived leads back to the list first, and to another one second [H21]', async () => {
    const { shadow, path } = await visit(DETAILS + PAYOUT.id, { payouts: [{ ...PAYOUT, status: 'succeeded' }] })
    await until(() => button(shadow, 'Done'), 'the way back')
    const variants = ['New transfer', 'Done'].map((name) => button(shadow, name)!.getAttribute('data-variant'))
    equal(variants, ['secondary', 'primary'])
    button(shadow, 'Done')!.click()
    await until(() => path() === '/my-payouts', 'the list')
    isNull(shadow.querySelector('[part~=back]'), 'nothing behind it')
  })

  it('shows at the top the mark of each side, in the order of its direction', async () => {
    const marksOf = async (payout: typeof PAYOUT | typeof TO_BANK) => {
      const { shadow } = await visit(DETAILS + payout.id, { payouts: [payout] })
      await until(() => shadow.querySelector('[part~=badge]'), 'the status')
      const flow = shadow.querySelector('[part~=badge]')!.parentElement!.parentElement!.firstElementChild!
      // Each drawing has ids of its own.
      const [from, , to] = [...flow.children].map(({ innerHTML }) => innerHTML.replaceAll(/_r_\w+/g, ''))
      cleanUp()
      return [from, to]
    }
    const [bank, coin] = await marksOf(PAYOUT)
    isTrue(bank !== coin, 'two marks')
    equal(await marksOf(TO_BANK), [coin, bank])
  })
})
