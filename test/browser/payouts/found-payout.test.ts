import { violationsIn } from '../../support/axe.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, hasText, until } from '../../support/host.ts'
import { banner, dialogText } from '../../support/messages.ts'
import { line } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import { dialog } from '../wallets/connecting.ts'
import { chooseWallet, CONFIG, filledOffRamp, HASH, leave, send, SENT_PAYOUT, toasts } from './off-ramp-form.ts'
import { inputs, posts, submitButton } from './on-ramp-form.ts'

const QUESTION = 'This transfer may already exist'
const ELSEWHERE = { ...SENT_PAYOUT, id: 'payout_elsewhere', status: 'pending', created: '2026-11-21T10:42:00Z' }
const DETAILS = '/my-payouts/details?id=payout_elsewhere'

/** The form, and the server's list with an off-ramp that nothing on this device has made. */
async function asked() {
  const page = await filledOffRamp({
    answers: {
      'GET payouts': () => ({ payouts: [ELSEWHERE] }),
      'GET payouts/payout_elsewhere': () => ({ payout: ELSEWHERE }),
    },
  })
  await send(page)
  await until(() => button(page.shadow, 'Create another'), 'the question')
  return page
}

describe('an off-ramp that waits already, on another device', () => {
  afterEach(leave)

  it('is asked about before another is made, with its time [E18]', async () => {
    const page = await asked()
    const { shadow } = page
    const text = dialogText(shadow, QUESTION)
    isTrue(/^A transfer of 100\.00 USDC was created at .*\d:42.*, maybe on another device\./.test(text), text)
    isTrue(text.includes('It’s still waiting for 100.00 USDC from your wallet.'), text)
    equal([posts(page).length, page.askedToSend()], [0, 0])
    equal(await violationsIn(page.element), [], 'violations')
    equal(shadow.activeElement?.textContent, 'Continue with it', 'the safe choice has the focus')
  })

  it('is continued with, and no other is made [E18, H11]', async () => {
    const page = await asked()
    button(page.shadow, 'Continue with it')!.click()
    await until(() => page.path()?.startsWith('/my-payouts/details'), 'its details')
    equal(posts(page).length, 0)
  })

  it('is left alone when the customer wants another one as well [E18]', async () => {
    const page = await asked()
    button(page.shadow, 'Create another')!.click()
    await until(() => page.askedToSend() === 1, 'the wallet is asked')
    equal(posts(page).length, 1)
  })

  it('keeps the form when the question is closed, and is asked about again [E18]', async () => {
    const page = await asked()
    const { shadow } = page
    button(shadow, 'Close')!.click()
    await until(() => !dialog(shadow), 'the form')
    equal(inputs(shadow)[0]!.value, '100.00')
    submitButton(shadow).click()
    await until(() => button(shadow, 'Create another'), 'the question again')
    equal(posts(page).length, 0)
  })
})

describe('the details of an off-ramp that waits for tokens', () => {
  afterEach(leave)

  it('say where the tokens go, and that it is unknown whether they were sent [H11]', async () => {
    const page = await filledOffRamp({ answers: { 'GET payouts/payout_elsewhere': () => ({ payout: ELSEWHERE }) } })
    await page.go(DETAILS)
    const { shadow } = page
    const text = await soon(() => banner(shadow, 'We don’t know here if 100.00 USDC was sent'))
    isTrue(text.includes('If it shows this payment, don’t send it again'), text)
    equal(line(shadow, 'Exact amount'), '100.00 USDC')
    equal(line(shadow, 'Send to'), SENT_PAYOUT.instructions.resource.address)
    isTrue(button(shadow, 'Contact support'), 'support')
    equal(await violationsIn(page.element), [], 'violations')
  })

  it('send them once, after the network was searched [H11, E18]', async () => {
    const page = await filledOffRamp({ answers: { 'GET payouts/payout_elsewhere': () => ({ payout: ELSEWHERE }) } })
    await page.go(DETAILS)
    const { shadow, node } = page
    const now = await until(() => button(shadow, 'Send now'), 'Send now')
    now.click()
    await chooseWallet(page)
    await until(() => page.askedToSend() === 1, 'the wallet is asked')
    node.state = 'done'
    await until(() => toasts(shadow).some((toast) => toast.includes('100.00 USDC sent')), 'that it is sent')
    await soon(() => equal(page.emitted('ramp-payout-sent').length, 1))
    equal([posts(page).length, page.askedToSend()], [0, 1])
  })

  it('ask no wallet for what another device has sent [H11, C20]', async () => {
    const page = await filledOffRamp({ answers: { 'GET payouts/payout_elsewhere': () => ({ payout: ELSEWHERE }) } })
    page.node.state = 'done'
    await page.go(DETAILS)
    const { shadow } = page
    const now = await until(() => button(shadow, 'Send now'), 'Send now')
    now.click()
    await chooseWallet(page)
    await until(() => toasts(shadow).some((toast) => toast.includes('100.00 USDC sent')), 'what the network has')
    equal(page.askedToSend(), 0)
    await soon(() =>
      equal(page.emitted('ramp-payout-sent'), [{ id: ELSEWHERE.id, network: 'base', transactionHash: HASH }]),
    )
  })

  it('say nothing of an address for what is not as it was asked for [E18]', async () => {
    const other = { ...ELSEWHERE, wallets: [{ ...SENT_PAYOUT.wallets[0]!, address: `0x${'1'.repeat(40)}` }] }
    const page = await filledOffRamp({ answers: { 'GET payouts/payout_elsewhere': () => ({ payout: other }) } })
    await page.go(DETAILS)
    await until(() => page.path()?.startsWith('/my-payouts/details'), 'the details')
    await until(() => page.calls('GET', 'payouts/payout_elsewhere').length > 0, 'that it is read')
    await until(() => button(page.shadow, 'Print receipt') ?? page.shadow.querySelector('[part=card]'), 'its facts')
    isTrue(!button(page.shadow, 'Send now'), 'no way to send')
  })
})

it('the first screen says that tokens are waited for, and opens the transfer [H11, H20]', async () => {
  const payouts = [ELSEWHERE]
  const page = await visit('/my-accounts', { payouts, config: CONFIG })
  const { shadow } = page
  const open = await until(() => button(shadow, 'See transfer'), 'the card')
  isTrue(hasText(shadow, 'We’re waiting for 100.00 USDC from your wallet'), 'what is waited for')
  open.click()
  await until(() => page.path()?.startsWith('/my-payouts/details'), 'the details')
  leave()
})
