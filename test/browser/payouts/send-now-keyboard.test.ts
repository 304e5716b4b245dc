import { equal, soon } from '../../support/expect.ts'
import { button, failure, hasText, until } from '../../support/host.ts'
import { press } from '../kit/input.ts'
import { dialog, KEY, OTHER_KEY, rejection, row } from '../wallets/connecting.ts'
import { enter, focused, tabTo, watchFocus } from './by-keyboard.ts'
import { left, type Opened } from './left-transfer.ts'
import { leave, OFF_RAMP, SENT_PAYOUT } from './off-ramp-form.ts'

const CONFIRMING = 'We’re still confirming your transaction'
const UNSENT = '100.00 USDC wasn’t sent'
const DETAILS = `/my-payouts/details?view=details&id=${SENT_PAYOUT.id}`

/** Selects the wallet of the page in the dialog that is about to open. */
async function enterWallet({ shadow }: Opened): Promise<void> {
  await until(() => dialog(shadow)?.contains(shadow.activeElement), 'the focus in the dialog')
  await tabTo(shadow, () => row(shadow, 'Mock Wallet'), 'the wallet')
  await press('Enter')
  await until(() => !dialog(shadow), 'the end of the dialog')
}

describe('Send now by keyboard', () => {
  afterEach(leave)

  for (const [place, path, title] of [
    ['list', '/my-payouts', 'Transfers'],
    ['form', OFF_RAMP, 'How much do you want to send?'],
  ] as const) {
    it(`keeps the focus while the wallet of the ${place} is asked, and gives it to the title when it has sent [A11Y-01, A11Y-02]`, async () => {
      const page = await left({ phase: 'created' }, { path })
      const { shadow, wallet, node } = page
      const answer = wallet.hold('eth_sendTransaction')
      await enter(shadow, 'Send now')
      const lost = watchFocus(page)
      await enterWallet(page)
      await until(() => hasText(shadow, 'Your wallet asks you to send 100.00 USDC.'), 'the wallet is asked')
      equal(focused(page), 'Send now', 'the focus while the wallet is asked')
      answer()
      await until(() => hasText(shadow, CONFIRMING), 'the wallet has sent')
      equal(focused(page), title, 'the focus once it has sent')
      node.state = 'done'
      await until(() => !hasText(shadow, CONFIRMING), 'that the banner goes')
      equal(focused(page), title, 'the focus at the end')
      equal(lost(), 0, 'how often it was lost')
      await soon(() => equal(page.emitted('ramp-payout-sent').length, 1))
    })

    it(`gives the focus to the title of the ${place} when the wallet declines [A11Y-01, A11Y-02]`, async () => {
      const page = await left({ phase: 'created' }, { path })
      page.wallet.refuse('eth_sendTransaction', rejection)
      await enter(page.shadow, 'Send now')
      const lost = watchFocus(page)
      await enterWallet(page)
      await until(() => !button(page.shadow, 'Send now'), 'that the banner goes')
      equal([focused(page), lost()], [title, 0])
    })
  }

  it('is reached in the details, and Escape leads back from the wallets to it [A11Y-01, A11Y-02, H11]', async () => {
    const page = await left({ phase: 'created' }, { path: DETAILS })
    const { shadow } = page
    await enter(shadow, 'Send now')
    const lost = watchFocus(page)
    await until(() => dialog(shadow)?.contains(shadow.activeElement), 'the focus in the dialog')
    await press('Escape')
    await until(() => !dialog(shadow), 'the end of the dialog')
    equal([focused(page), page.askedNow()], ['Send now', 0])
    await press('Enter')
    await enterWallet(page)
    await until(() => hasText(shadow, CONFIRMING), 'the wallet has sent')
    equal([focused(page), lost(), page.askedNow()], ['Wallet to bank', 0, 1])
  })

  it('keeps the focus in the dialog while a wallet is asked to connect, and on the way back from there [A11Y-01]', async () => {
    const page = await left({ phase: 'created' })
    const { shadow, wallet } = page
    wallet.hold('eth_requestAccounts')
    await enter(shadow, 'Send now')
    const lost = watchFocus(page)
    await until(() => dialog(shadow)?.contains(shadow.activeElement), 'the focus in the dialog')
    await tabTo(shadow, () => row(shadow, 'Mock Wallet'), 'the wallet')
    await press('Enter')
    await until(() => hasText(dialog(shadow)!, 'Approve in Mock Wallet'), 'the wallet is asked')
    equal(focused(page), dialog(shadow)!.querySelector('[data-heading]')!.textContent, 'the focus while it is asked')
    await enter(shadow, 'Select another wallet')
    await until(() => row(shadow, 'Mock Wallet'), 'the wallets again')
    equal(focused(page), 'Select a wallet', 'the focus among the wallets')
    await press('Escape')
    await until(() => !dialog(shadow), 'the end of the dialog')
    equal([focused(page), lost()], ['Send now', 0])
  })

  it('stays in focus when the server does not answer, to be pressed again [A11Y-01]', async () => {
    const answers: { read: () => unknown } = { read: () => ({ payout: { ...SENT_PAYOUT, status: 'pending' } }) }
    const read = { [`GET payouts/${SENT_PAYOUT.id}`]: () => answers.read() }
    const page = await left({ phase: 'created' }, { answers: read })
    const { shadow } = page
    await until(() => button(shadow, 'Send now'), 'Send now')
    answers.read = () => failure(404)
    await enter(shadow, 'Send now')
    const lost = watchFocus(page)
    await enterWallet(page)
    await until(() => shadow.querySelector('[part=toast]'), 'the toast')
    equal([focused(page), lost()], ['Send now', 0])
  })

  it('keeps the focus when another wallet is connected, and gives it to the title when the right one is [A11Y-01]', async () => {
    const page = await left({ phase: 'created' })
    const { shadow, wallet } = page
    wallet.changeAccount(OTHER_KEY)
    await enter(shadow, 'Send now')
    const lost = watchFocus(page)
    await enterWallet(page)
    const another = await until(() => button(shadow, 'Connect another wallet'))
    equal(focused(page), 'Send now', 'the focus beside the refusal')
    await tabTo(shadow, () => another, 'Connect another wallet')
    wallet.changeAccount(KEY)
    await until(() => !another.isConnected, 'that the refusal goes')
    equal(focused(page), 'Transfers', 'the focus after the refusal')
    wallet.changeAccount(OTHER_KEY)
    await enter(shadow, 'Connect another wallet')
    wallet.changeAccount(KEY)
    await enterWallet(page)
    await until(() => !button(shadow, 'Connect another wallet'), 'that the refusal goes again')
    equal([focused(page), lost()], ['Transfers', 0])
  })

  it('leaves the focus to the title when what may have been sent is cancelled [A11Y-01]', async () => {
    const page = await left({ phase: 'signing' })
    await enter(page.shadow, 'It wasn’t sent, cancel it')
    const lost = watchFocus(page)
    await until(() => !button(page.shadow, 'It wasn’t sent, cancel it'), 'that the banner goes')
    equal([focused(page), lost()], ['Transfers', 0])
  })

  it('leaves the focus to the title when the transfer is cancelled instead [A11Y-01]', async () => {
    const page = await left({ phase: 'created' })
    await enter(page.shadow, 'Cancel transfer')
    const lost = watchFocus(page)
    await until(() => !hasText(page.shadow, UNSENT), 'that the banner goes')
    equal([focused(page), lost()], ['Transfers', 0])
  })
})
