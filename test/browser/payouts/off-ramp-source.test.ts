import { equal, soon } from '../../support/expect.ts'
import { button, nameOf, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { banner } from '../../support/messages.ts'
import { dialog, OTHER_KEY, rejection } from '../wallets/connecting.ts'
import { chooseWallet, filledOffRamp, heading, HOT_WALLET, leave, send, toasts, type Sender } from './off-ramp-form.ts'
import { inputs, posts, submitButton } from './on-ramp-form.ts'

const { address } = HOT_WALLET
const SWITCH_IT = 'Mock Wallet is on another address. Switch it there, then send again. Nothing was sent.'
const INSTEAD = `Please connect with wallet ${address.slice(0, 6)}…${address.slice(-6)} instead`

/** What is announced at once. */
const alertOf = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll('[part=view] [role=alert]')].map(({ textContent }) => textContent).join()

/** The host is asked at once, before anything can be made: what is made a moment later is seen here too. */
const nothingMade = (page: Sender) => {
  equal(page.emitted('ramp-before-payout').length, 0, 'what the host was asked')
  equal([posts(page).length, page.emitted('ramp-payout-created').length, page.askedToSend()], [0, 0, 0])
  equal(inputs(page.shadow)[0]!.value, '100.00', 'what was typed')
}

describe('the source wallet of an off-ramp', () => {
  afterEach(leave)

  it('is asked for by Send: creates nothing before the source wallet is connected [OFFR-04, WAL-17, SAFE-B1]', async () => {
    const page = await filledOffRamp()
    const { shadow } = page
    equal(nameOf(submitButton(shadow)), 'Send 100.00 USDC')
    submitButton(shadow).click()
    await soon(() => equal(said(dialog(shadow)!.querySelector('p')!), 'Wallets that work with Base.'))
    nothingMade(page)
    button(dialog(shadow)!, 'Close')!.click()
    await until(() => !dialog(shadow), 'the form again')
    nothingMade(page)
    await send(page)
    await until(() => heading(shadow) === 'Sending your USDC', 'the wallet was asked')
    equal([posts(page).length, page.askedToSend()], [1, 1])
  })

  it('is named where another address is connected, until the right one is [OFFR-04, WAL-17, SAFE-B1]', async () => {
    const page = await filledOffRamp({ key: OTHER_KEY })
    const { shadow, wallet } = page
    await send(page)
    await soon(() => equal(banner(shadow, INSTEAD), SWITCH_IT))
    nothingMade(page)
    const asked = wallet.asked.length
    submitButton(shadow).click()
    // The banner of the first time stays until the wallet has answered again.
    await until(() => wallet.asked.length > asked && !submitButton(shadow).ariaBusy, 'an answer of the wallet')
    await soon(() => equal([dialog(shadow), banner(shadow, INSTEAD)], [null, SWITCH_IT]))
    nothingMade(page)
    wallet.changeAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
    await until(() => !shadow.querySelector('[part~=banner]'), 'the right address')
    nothingMade(page)
    submitButton(shadow).click()
    await until(() => heading(shadow) === 'Sending your USDC', 'the wallet was asked')
    equal([posts(page).length, page.askedToSend()], [1, 1])
  })

  it('can be connected in place of another wallet [OFFR-04]', async () => {
    const page = await filledOffRamp({ key: OTHER_KEY })
    const { shadow } = page
    await send(page)
    const another = await until(() => button(shadow, 'Connect another wallet'))
    another.click()
    await chooseWallet(page)
    await soon(() => equal([dialog(shadow), banner(shadow, INSTEAD)], [null, SWITCH_IT]))
    nothingMade(page)
  })

  it('a source wallet that is not connected after all says so, and everything typed stays [W12]', async () => {
    const page = await filledOffRamp()
    page.wallet.refuse('eth_requestAccounts', rejection)
    await send(page)
    await until(() => toasts(page.shadow).some((text) => text.includes('User rejected the connection')), 'the toast')
    nothingMade(page)
    equal(alertOf(page.shadow), '')
  })
})
