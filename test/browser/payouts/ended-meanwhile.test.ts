import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, hasText, until } from '../../support/host.ts'
import { banner, toastTitles } from '../../support/messages.ts'
import { shorten } from '../../support/time.ts'
import { rejection } from '../wallets/connecting.ts'
import { rows } from '../payout-history/mixed-payouts.ts'
import { left } from './left-transfer.ts'
import { chooseWallet, filledOffRamp, HASH, heading, leave, send, SENT_PAYOUT } from './off-ramp-form.ts'

const READ = `GET payouts/${SENT_PAYOUT.id}`
const OVER =
  'This transfer was ended on another device or in another tab. What you send for it now has to be sent back to you.'
const TAKEN = 'The 100.00 USDC for this transfer has already arrived. Don’t send it twice.'
const RETURNED = 'The 100.00 USDC for this transfer arrived and was sent back. Don’t send it again.'

let restore = () => {}

/** A form whose wallet asks, while the server has moved on with the payout. */
async function moved(status: string) {
  restore = shorten(1000, 50)
  const server = { status: 'pending' }
  const answers = { [READ]: () => ({ payout: { ...SENT_PAYOUT, status: server.status } }) }
  const page = await filledOffRamp({ answers })
  const answer = page.wallet.hold('eth_sendTransaction')
  await send(page)
  await until(() => heading(page.shadow) === 'Approve in Mock Wallet', 'the wallet is asked')
  server.status = status
  await until(() => heading(page.shadow) === 'Decline in Mock Wallet', 'the notice')
  return { ...page, answer }
}

describe('a payout that ends while a wallet still asks', () => {
  afterEach(() => {
    restore()
    leave()
  })

  for (const [status, sentence] of [
    ['cancelled', OVER],
    ['funded', TAKEN],
    ['refunded', RETURNED],
  ] as const)
    it(`a payout that ends as ${status} is reported on the open page, with what to do in the wallet [E18, C19, A11Y-07]`, async () => {
      const { shadow } = await moved(status)
      equal(banner(shadow, 'Don’t approve this request'), sentence)
      isTrue(shadow.querySelector('[part=view] [role=alert]'), 'an announcement')
      isNull(shadow.querySelector('[part=view] ol'), 'steps of what does not go on')
      isTrue(button(shadow, 'See my transfers'), 'a way to the list')
    })

  it('a payout that is declined then ends as cancelled, with the form as it was [E18, OFFR-03]', async () => {
    const page = await moved('cancelled')
    page.wallet.refuse('eth_sendTransaction', rejection)
    page.answer()
    await until(() => button(page.shadow, 'Send 100.00 USDC'), 'the form as it was')
    equal(page.emitted('ramp-payout-sent'), [])
  })

  it('a payout whose wallet sends anyway is not announced as sent [C20]', async () => {
    const page = await moved('cancelled')
    page.node.state = 'done'
    page.answer()
    await soon(() => equal(page.askedToSend(), 1))
    await until(() => page.path()?.startsWith('/my-payouts'), 'the list')
    equal(page.emitted('ramp-payout-sent'), [], HASH)
    equal(toastTitles(page.shadow), ['100.00 USDC left your wallet after all'])
  })

  /** An earlier page's payout that is sent from this path, and ended while the wallet asks. */
  async function endedAt(path: string) {
    const server = { status: 'pending', isMade: false }
    const present = () => ({ ...SENT_PAYOUT, status: server.status })
    const read = () => {
      // A payout is read only after it was made.
      server.isMade = true
      return { payout: present() }
    }
    const answers = { [READ]: read, 'GET payouts': () => ({ payouts: server.isMade ? [present()] : [] }) }
    const page = await left({ phase: 'created' }, { answers, path })
    page.wallet.hold('eth_sendTransaction')
    ;(await until(() => button(page.shadow, 'Send now'), 'Send now')).click()
    await chooseWallet(page)
    const asked = 'Your wallet asks you to send 100.00 USDC. Nothing is sent until you approve.'
    await soon(() => equal(banner(page.shadow, 'Approve in Mock Wallet'), asked))
    restore = shorten(1000, 50)
    server.status = 'cancelled'
    await soon(() => equal(banner(page.shadow, 'Decline in Mock Wallet'), OVER))
    isTrue(page.shadow.querySelector('[role=alert] [part=banner]'), 'an announcement')
    isNull(button(page.shadow, 'Send now'), 'a button that sends')
    return page
  }

  it('is reported where an earlier page’s payout is sent from the list, too [E18]', async () => {
    const { shadow } = await endedAt('/my-payouts')
    equal(shadow.activeElement?.textContent, 'Transfers', 'the focus, whose button is gone')
    // The list, too, knows by then that it has ended.
    await until(() => rows(shadow)[0]?.textContent.includes('Cancelled'), 'its row')
    equal(banner(shadow, 'Decline in Mock Wallet'), OVER)
  })

  it('is reported in its details, which read as cancelled by then [E18, H11]', async () => {
    const { shadow } = await endedAt(`/my-payouts/details?id=${SENT_PAYOUT.id}&view=details`)
    await until(() => hasText(shadow, 'Cancelled'), 'its status')
    equal(banner(shadow, 'Decline in Mock Wallet'), OVER)
  })
})
