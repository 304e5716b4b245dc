import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { filledOffRamp, HASH, heading, leave, send, toasts } from './off-ramp-form.ts'

const MINUTES = 60_000
const NEVER_SEEN = 'We can’t see your payment on Base yet'

describe('a transaction that its network does not know', () => {
  const [present, monotonic] = [Date.now, performance.now.bind(performance)]
  /** By both clocks: what lasts in one page is measured by the one that nobody sets (decisions.md E23). */
  const pass = (ms: number) => {
    Date.now = () => present() + ms
    performance.now = () => monotonic() + ms
  }
  afterEach(() => {
    Date.now = present
    performance.now = monotonic
    leave()
  })

  const explorer = (shadow: ShadowRoot) => shadow.querySelector(`[part=view] a[href*="${HASH}"]`)

  it('is shown in an explorer once the network knows it, and not before [C20]', async () => {
    const page = await filledOffRamp()
    await send(page)
    await until(() => heading(page.shadow) === 'Sending your USDC', 'the wallet has answered')
    equal(explorer(page.shadow), null)
    page.node.state = 'waiting'
    await until(() => explorer(page.shadow), 'the explorer')
  })

  it('is doubted after ten minutes, and cancelled by its customer, who reads what that means [C20, C19]', async () => {
    const page = await filledOffRamp()
    const { shadow, calls } = page
    await send(page)
    await until(() => heading(shadow) === 'Sending your USDC', 'the wallet has answered')
    isTrue(!button(shadow, 'It wasn’t sent, cancel it'), 'nobody is asked yet')
    pass(11 * MINUTES)
    await until(() => heading(shadow) === NEVER_SEEN, 'the doubt')
    const view = shadow.querySelector('[part=view]')!
    isTrue(said(view).includes('Don’t send it again.'), 'what not to do')
    isTrue(said(view).includes('What arrives after you cancel has to be returned by hand.'), 'what it means')
    equal(explorer(shadow), null)
    equal(calls('DELETE', 'payouts/payout_9').length, 0)
    ;(await until(() => button(shadow, 'It wasn’t sent, cancel it'))).click()
    await until(() => calls('DELETE', 'payouts/payout_9').length === 1, 'the cancel')
    await soon(() => isTrue(toasts(shadow).join().includes('The transfer was successfully canceled.'), 'the toast'))
  })

  it('is doubted by the steps as soon as by the heading, also when no node answers [C20]', async () => {
    const page = await filledOffRamp()
    const { shadow, element } = page
    await send(page)
    await until(() => heading(shadow) === 'Sending your USDC', 'the wallet has answered')
    page.node.state = 'silent'
    pass(11 * MINUTES)
    element.setAttribute('language', 'en-GB')
    await until(() => heading(shadow) === NEVER_SEEN, 'the doubt')
    isTrue(said(shadow.querySelector('[part=view]')!).includes('Not confirmed on Base'), 'the step')
  })

  it('is waited for once the network has known it, and its customer reads after ten minutes what to do in the wallet [C20]', async () => {
    const page = await filledOffRamp()
    const { shadow } = page
    page.node.state = 'waiting'
    await send(page)
    await until(() => explorer(shadow), 'the explorer')
    page.node.state = 'unseen'
    await new Promise((resolve) => setTimeout(resolve, 2500))
    equal(heading(shadow), 'Sending your USDC')
    pass(30 * MINUTES)
    await until(() => heading(shadow) === 'Your payment isn’t on Base any more', 'the doubt')
    const view = shadow.querySelector('[part=view]')!
    isTrue(said(view).includes('select Speed up or Cancel for this transaction'), 'what to do')
    isTrue(!button(shadow, 'It wasn’t sent, cancel it'), 'no word cancels what may land')
    equal(explorer(shadow), null)
    page.node.state = 'done'
    await soon(() => isTrue(toasts(shadow).join().includes('100.00 USDC sent'), 'the end'))
  })
})

describe('the coin of the network’s fee', () => {
  afterEach(leave)

  it('a missing coin is said next to the price, and stops nothing [C22]', async () => {
    const page = await filledOffRamp()
    const note = 'Base charges its own fee in ETH. This wallet has too little of it'
    isTrue(!said(page.shadow.querySelector('[part=view]')!).includes(note), 'there is enough')
    leave()
    const poor = await filledOffRamp({ native: 0n })
    await soon(() => isTrue(said(poor.shadow.querySelector('[part=view]')!).includes(note), 'the note'))
    await send(poor)
    await until(() => poor.askedToSend() === 1, 'the wallet is asked all the same')
  })
})
