import { equal, isTrue } from '../../support/expect.ts'
import { nameOf, until } from '../../support/host.ts'
import { press } from '../kit/input.ts'
import { dialog, row } from '../wallets/connecting.ts'
import { filledOffRamp, heading, leave } from './off-ramp-form.ts'
import { inputs, submitButton } from './on-ramp-form.ts'

describe('an off-ramp by keyboard', () => {
  afterEach(leave)

  it('is walked in the order of the form to Send, which asks for the wallet and then shows the steps [A11Y-01, A11Y-02]', async () => {
    const page = await filledOffRamp()
    const { shadow } = page
    await until(() => shadow.textContent?.includes('Balance '), 'the balance')
    inputs(shadow)[0]!.focus()
    const walked: string[] = []
    while (shadow.activeElement !== submitButton(shadow) && walked.length < 20) {
      await press('Tab')
      walked.push(nameOf(shadow.activeElement))
    }
    const order = ['Stablecoin', 'Half', 'Max', 'From wallet', '', 'To account', 'Change', 'About fees']
    order.forEach((name, at) => isTrue(walked[at]?.startsWith(name), `${name} in ${walked.join()}`))
    equal(walked.at(-1), 'Send 100.00 USDC')

    await press('Enter')
    await until(() => dialog(shadow)?.contains(shadow.activeElement), 'the focus in the dialog')
    const found = await until(() => row(shadow, 'Mock Wallet'))
    for (let steps = 0; shadow.activeElement !== found && steps < 10; steps += 1) await press('Tab')
    equal(shadow.activeElement === found, true, 'the wallet is reached')
    await press('Enter')
    await until(() => heading(shadow) === 'Sending your USDC', 'the steps')
    equal(shadow.activeElement?.textContent, 'Sending your USDC', 'the focus')
  })
})
