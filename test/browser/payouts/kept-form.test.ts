import { equal, isTrue, soon } from '../../support/expect.ts'
import { MAIN_WALLET, ME } from '../../support/customer.ts'
import { button, cleanUp, hasText, type, until, type Answers } from '../../support/host.ts'
import { banner } from '../../support/messages.ts'
import { panel } from '../../support/rows.ts'
import { visit, type Visitor } from '../../support/visit.ts'
import { asks, created, filled, FORM, inputs, MADE, option, picker, posts, submitButton } from './on-ramp-form.ts'

const KEY = 'sphere-ramp:https://api.test:application_sandbox:form'
const OTHER_WALLET = {
  ...MAIN_WALLET,
  id: 'wallet_3',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  network: 'base',
  nickname: 'Savings',
}
const OFF_RAMP = '/payouts/new/off-ramp?currency=usd&method=WIRE'
const WALLETS: Answers = { 'GET wallets': () => ({ wallets: [MAIN_WALLET, OTHER_WALLET] }) }

/** The page goes as at a reload, and comes again where its session leads. */
async function reloaded({ element }: Visitor, options: Parameters<typeof visit>[1] = {}): Promise<Visitor> {
  element.remove()
  return visit(null, options)
}
const form = ({ shadow }: Visitor) => until(() => inputs(shadow).length === 2 && inputs(shadow), 'the form')
const amounts = ({ shadow }: Visitor) => inputs(shadow).map(({ value }) => value)

describe('a filled form', () => {
  afterEach(cleanUp)

  it('comes back after a reload, with a fresh price, and Back leads home [N11]', async () => {
    const page = await filled({ answers: WALLETS })
    picker(page.shadow, 'To wallet')!.click()
    option(page.shadow, 'Savings').click()
    await until(() => panel(page.shadow, 'You receive').includes('Savings') && !submitButton(page.shadow).disabled)
    const again = await reloaded(page, { answers: WALLETS })
    await soon(() => equal(amounts(again), ['1,000.00', '998.50']))
    isTrue(asks(again).length > 0, 'a price of its own')
    isTrue(panel(again.shadow, 'You receive').includes('Savings'), panel(again.shadow, 'You receive'))
    button(again.shadow, 'Back')!.click()
    await until(() => hasText(again.shadow, 'Bank accounts'), 'home')
  })

  it('keeps the side that was typed [N11]', async () => {
    const page = await filled()
    type(inputs(page.shadow)[1]!, '500.00')
    await until(() => inputs(page.shadow)[0]!.value.startsWith('501') && !submitButton(page.shadow).disabled)
    const again = await reloaded(page)
    await until(() => asks(again).length)
    equal((asks(again)[0]!.body as { amount: string; received: boolean }).received, true)
    equal((asks(again)[0]!.body as { amount: string }).amount, '500.00')
  })

  it('leaves empty what is not there any more, and says so [N11]', async () => {
    const page = await filled({ answers: WALLETS })
    picker(page.shadow, 'To wallet')!.click()
    option(page.shadow, 'Savings').click()
    await until(() => panel(page.shadow, 'You receive').includes('Savings') && !submitButton(page.shadow).disabled)
    const again = await reloaded(page, { answers: { 'GET wallets': () => ({ wallets: [MAIN_WALLET] }) } })
    await soon(() =>
      equal(banner(again.shadow, 'The wallet of this transfer can’t be used any more. Select another one.'), ''),
    )
    isTrue(panel(again.shadow, 'You receive').includes('Select a wallet'), panel(again.shadow, 'You receive'))
    isTrue(submitButton(again.shadow).disabled, 'nothing is sent to another wallet unasked')
    picker(again.shadow, 'To wallet')!.click()
    option(again.shadow, 'Main wallet').click()
    await until(() => !hasText(again.shadow, 'can’t be used any more'), 'no line once another is chosen')
  })

  it('is not opened where it had been left, and fills the form of its method there [N11]', async () => {
    const page = await filled()
    await page.go('/my-payouts')
    await until(
      () => page.path() === '/my-payouts' && hasText(page.shadow, 'Transfers') && inputs(page.shadow).length === 0,
    )
    const again = await reloaded(page)
    await until(() => hasText(again.shadow, 'Bank accounts'), 'home')
    equal(inputs(again.shadow).length, 0)
    await again.go(FORM)
    await soon(() => equal(amounts(again), ['1,000.00', '998.50']))
  })

  it('fills the form of its method when the customer comes back to that method, but for one that is being sent [N11]', async () => {
    const page = await filled({ answers: { 'POST payouts': () => new Promise(() => {}) } })
    const leaveAndReturn = async () => {
      await page.go('/my-payouts')
      await until(() => inputs(page.shadow).length === 0)
      await page.go(FORM)
      await form(page)
    }
    await leaveAndReturn()
    await soon(() => equal(amounts(page), ['1,000.00', '998.50']))
    await until(() => !submitButton(page.shadow).disabled)
    submitButton(page.shadow).click()
    await until(() => posts(page).length)
    await leaveAndReturn()
    equal(amounts(page), ['', ''])
  })

  it('says after a reload that the transfer it made waits, and makes no other unchanged [N11, F31]', async () => {
    const page = await filled({ payouts: [MADE], answers: created })
    submitButton(page.shadow).click()
    await until(() => hasText(page.shadow, 'Make this transfer from your bank'))
    button(page.shadow, 'Back')!.click()
    await form(page)
    await until(() => sessionStorage.getItem(KEY)?.includes('"isOpen":true'), 'kept')
    const again = await reloaded(page, { payouts: [MADE], answers: created })
    await soon(() => equal(banner(again.shadow, 'A transfer of 1,000.00 USD is waiting for payment.'), ''))
    await until(() => !submitButton(again.shadow).disabled)
    submitButton(again.shadow).click()
    await until(() => hasText(again.shadow, 'Make this transfer from your bank'))
    equal(posts(again).length, 0, 'calls')
  })

  it('has done its work once the instructions are confirmed, or a transfer is being made [N11]', async () => {
    const page = await filled({ payouts: [MADE], answers: { 'POST payouts': () => new Promise(() => {}) } })
    submitButton(page.shadow).click()
    await until(() => posts(page).length)
    const again = await reloaded(page, { payouts: [MADE] })
    await until(() => hasText(again.shadow, 'Bank accounts'), 'home, where the transfer is found')
    equal(inputs(again.shadow).length, 0)
    await again.go('/payouts/new/on-ramp/instructions?id=payout_1')
    ;(await until(() => again.shadow.querySelector<HTMLInputElement>('input[type=checkbox]'))).click()
    await until(() => !button(again.shadow, 'Confirm')!.disabled)
    button(again.shadow, 'Confirm')!.click()
    await until(() => hasText(again.shadow, 'Payment details'))
    equal(sessionStorage.getItem(KEY), null)
  })

  it('keeps no wire message, which may hold bank numbers [N11]', async () => {
    const page = await visit(OFF_RAMP)
    const [source] = await form(page)
    type(source!, '100')
    const box = await until(() => page.shadow.querySelector<HTMLInputElement>('input[type=checkbox]'))
    box.click()
    const text = await until(() => page.shadow.querySelector('textarea'))
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(text, 'ACCT 980144201175')
    text.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
    await until(() => sessionStorage.getItem(KEY)?.includes('"amount":"100'), 'kept')
    for (const part of ['980144201175', 'wireMessage', '4821'])
      isTrue(!sessionStorage.getItem(KEY)!.includes(part), part)
  })

  it('opens empty from a storage that another script wrote nonsense to [N11]', async () => {
    sessionStorage.setItem(KEY, JSON.stringify({ customer: ME.id, isOpen: true, form: { amount: '<b>' } }))
    const page = await visit(FORM)
    await form(page)
    equal(amounts(page), ['', ''])
  })
})
