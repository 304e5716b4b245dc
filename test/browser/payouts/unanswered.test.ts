import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, until } from '../../support/host.ts'
import { bannerTitles, toastText, toastTitles } from '../../support/messages.ts'
import { shorten } from '../../support/time.ts'
import { filledOffRamp, HASH, heading, leave, send, SENT_PAYOUT } from './off-ramp-form.ts'

const QUESTION = 'Did your wallet send 100.00 USDC?'
const TITLE = 'Your wallet hasn’t answered'
const TEXT =
  'Open your wallet and approve or decline the request. No request there? Check its activity. If nothing was sent, cancel the transfer under Transfers.'

describe('a wallet that does not answer', () => {
  let restore = () => {}
  afterEach(() => {
    restore()
    leave()
  })

  /** The list, after the two minutes that a wallet has. */
  async function silent() {
    restore = shorten(120_000, 500)
    const page = await filledOffRamp()
    const answer = page.wallet.hold('eth_sendTransaction')
    await send(page)
    await until(() => heading(page.shadow) === 'Approve in Mock Wallet', 'the wallet is asked')
    await soon(() => equal(toastText(page.shadow, TITLE), TEXT))
    await until(() => page.path()?.startsWith('/my-payouts') && bannerTitles(page.shadow).includes(QUESTION), QUESTION)
    return { ...page, answer }
  }

  it('leaves its customer a question and a way on, and is asked once [C19, C22, SAFE-B1]', async () => {
    const page = await silent()
    const { shadow, calls } = page
    isNull(button(shadow, 'Send now'), 'a second request')
    equal(calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length, 0)
    ;(await until(() => button(shadow, 'It wasn’t sent, cancel it'))).click()
    await until(() => toastTitles(shadow).includes('The transfer was successfully canceled.'), 'the cancel')
    equal([calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length, page.askedToSend()], [1, 1])
  })

  it('a wallet that sends late is followed to its end [C20, C22]', async () => {
    const page = await silent()
    page.node.state = 'done'
    page.answer()
    const sent = { id: SENT_PAYOUT.id, network: 'base', transactionHash: HASH }
    await soon(() => equal(page.emitted('ramp-payout-sent'), [sent]))
    await until(() => !bannerTitles(page.shadow).includes(QUESTION), 'that the question goes')
    isTrue(page.calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length === 0, 'no cancel')
  })
})
