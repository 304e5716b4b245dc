import { equal, isNull, soon } from '../../support/expect.ts'
import { button, until } from '../../support/host.ts'
import { toastTitles } from '../../support/messages.ts'
import { rejection } from '../wallets/connecting.ts'
import { filledOffRamp, leave, OFF_RAMP, send } from './off-ramp-form.ts'
import { inputs, posts, submitButton } from './on-ramp-form.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 1500))

describe('a wallet that has to be unlocked before a payout is made', () => {
  afterEach(leave)

  /** A form with a connected wallet, which is locked and asks its customer after a press of Send. */
  async function locked() {
    const page = await filledOffRamp()
    page.wallet.refuse('eth_sendTransaction', rejection)
    await send(page)
    await until(() => inputs(page.shadow).length === 2 && toastTitles(page.shadow).length > 0, 'the form, as it was')
    page.wallet.refuse('eth_sendTransaction', null)
    page.wallet.answer('eth_accounts', [])
    const unlock = page.wallet.hold('eth_requestAccounts')
    const asked = () => page.wallet.asked.filter((method) => method === 'eth_requestAccounts').length
    const before = asked()
    await until(() => !submitButton(page.shadow).disabled, 'a form that may be sent')
    submitButton(page.shadow).click()
    await until(() => asked() > before, 'the wallet is asked')
    return { ...page, unlock }
  }

  it('makes it once it is unlocked [W12, C21]', async () => {
    const page = await locked()
    page.unlock()
    await soon(() => equal([posts(page).length, page.askedToSend()], [2, 2]))
  })

  it('makes nothing once its form was left, and says nothing of it [W23, E18]', async () => {
    const page = await locked()
    const toasts = toastTitles(page.shadow).length
    ;(await until(() => button(page.shadow, 'Back'), 'the way back')).click()
    await until(() => inputs(page.shadow).length === 0, 'another screen')
    page.unlock()
    await settle()
    equal([posts(page).length, page.askedToSend()], [1, 1])
    isNull(inputs(page.shadow)[0] ?? null, 'the form')
    equal(toastTitles(page.shadow).length <= toasts, true, 'no further toast')
  })

  it('makes nothing for a form that was left and opened again [W23, E18]', async () => {
    const page = await locked()
    await page.go('/my-payouts')
    await until(() => page.path() === '/my-payouts', 'the list')
    await page.go(OFF_RAMP)
    await until(() => inputs(page.shadow).length === 2, 'the form, as it was')
    page.unlock()
    await settle()
    equal([posts(page).length, page.askedToSend()], [1, 1])
  })
})
