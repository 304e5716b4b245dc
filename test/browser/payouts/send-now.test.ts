import { equal, isNull, isTrue, soon } from '../../support/expect.ts'
import { button, failure, until } from '../../support/host.ts'
import { banner, bannerTitles, toastText, toastTitles } from '../../support/messages.ts'
import { setOnline } from '../../support/visit.ts'
import { dialog, OTHER_KEY, rejection } from '../wallets/connecting.ts'
import { comeBack, left, type Opened } from './left-transfer.ts'
import {
  chooseWallet,
  filledOffRamp,
  HASH,
  heading,
  HOT_WALLET,
  leave,
  OFF_RAMP,
  send,
  SENT_PAYOUT,
} from './off-ramp-form.ts'
import { posts } from './on-ramp-form.ts'

const UNSENT = '100.00 USDC wasn’t sent'
const UNSENT_TEXT = 'Nothing left your wallet. Send it now, and we’ll pay 98.90 USD to Chase.'
/** Where it is not offered to be sent. */
const DIFFERS = 'This transfer isn’t what you asked for'
const differsText = (amount: string) =>
  `Nothing left your wallet. Don’t send ${amount} for it. Cancel it, then start a new one.`
const FOLLOWED = 'We’re still confirming your transaction'
const saysOffline = (shadow: ShadowRoot) => bannerTitles(shadow).some((title) => title.startsWith('You’re offline.'))
const ELSEWHERE = 'This transfer is in your list'
const READ = `GET payouts/${SENT_PAYOUT.id}`
const sendNow = (shadow: ShadowRoot) => until(() => button(shadow, 'Send now'), 'Send now')
const isShown = ({ shadow }: Opened, title: string, sentence: string) =>
  soon(() => equal(toastText(shadow, title), sentence, title))
const soonSays = (shadow: ShadowRoot, title: string, sentence: string) =>
  soon(() => equal(banner(shadow, title), sentence, title))
const gone = (shadow: ShadowRoot, title: string) =>
  until(() => !bannerTitles(shadow).includes(title), `that the banner goes: ${title}`)

const pending = () => ({ payout: { ...SENT_PAYOUT, status: 'pending' } })

/** What was created, and answers to its reading that a test changes. */
async function readable() {
  const answers: { read: () => unknown } = { read: pending }
  const page = await left({ phase: 'created' }, { answers: { [READ]: () => answers.read() } })
  return { page, answers }
}

/** Counts what this page created, asked its wallet to send, and cancelled. */
const done = (page: Opened) => [
  posts(page).length,
  page.askedNow(),
  page.calls('DELETE', `payouts/${SENT_PAYOUT.id}`).length,
]

describe('what an earlier page made and asked no wallet for', () => {
  afterEach(() => {
    setOnline(true)
    leave()
  })

  for (const [place, path] of [
    ['the list', '/my-payouts'],
    ['the form', OFF_RAMP],
  ] as const)
    it(`is sent from ${place} when the customer says so, with the same payout [C21, E18, CHAIN-14]`, async () => {
      const page = await left({ phase: 'created' }, { path })
      const { shadow, wallet, node } = page
      await soonSays(shadow, UNSENT, UNSENT_TEXT)
      const answer = wallet.hold('eth_sendTransaction')
      ;(await sendNow(shadow)).click()
      await chooseWallet(page)
      const approve = 'Your wallet asks you to send 100.00 USDC. Nothing is sent until you approve.'
      await soonSays(shadow, 'Approve in Mock Wallet', approve)
      isTrue(button(shadow, 'Cancel transfer') !== null, 'a cancel while the wallet is asked')
      answer()
      const followed = 'You approved 100.00 USDC in your wallet. Don’t send it again while we check.'
      await soonSays(shadow, FOLLOWED, followed)
      node.state = 'done'
      await isShown(page, '100.00 USDC sent', '')
      await gone(shadow, FOLLOWED)
      await soon(() =>
        equal(page.emitted('ramp-payout-sent'), [{ id: SENT_PAYOUT.id, network: 'base', transactionHash: HASH }]),
      )
      equal(done(page), [0, 1, 0])
      isTrue(page.path()?.startsWith(path.split('?')[0]!), 'the screen stays')
    })

  it('is not sent from another wallet than its own [C21, OFFR-04, WAL-17]', async () => {
    const page = await left({ phase: 'created' })
    const { shadow, wallet } = page
    wallet.changeAccount(OTHER_KEY)
    ;(await sendNow(shadow)).click()
    await chooseWallet(page)
    const { address } = HOT_WALLET
    const instead = `Please connect with wallet ${address.slice(0, 6)}…${address.slice(-6)} instead`
    const switched = 'Mock Wallet is on another address. Switch it there, then send again. Nothing was sent.'
    await soonSays(shadow, instead, switched)
    equal(done(page), [0, 0, 0])
    wallet.changeAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
    await gone(shadow, instead)
    button(shadow, 'Send now')!.click()
    await until(() => page.askedNow() === 1, 'the wallet is asked')
  })

  it('is cancelled when the wallet declines, as from the form [C21, STATE-OFFR-03, C19]', async () => {
    const page = await left({ phase: 'created' })
    page.wallet.refuse('eth_sendTransaction', rejection)
    ;(await sendNow(page.shadow)).click()
    await chooseWallet(page)
    await isShown(page, 'Transfer cancelled', 'Wallet to bank: you declined it in your wallet. Nothing was sent.')
    await gone(page.shadow, UNSENT)
    equal(done(page), [0, 1, 1])
  })

  it('is sent again where its wallet declined and the server refused the cancel [C21, C19, E18]', async () => {
    const answers = { [`DELETE payouts/${SENT_PAYOUT.id}`]: () => failure(403, { code: 'forbidden' }) }
    const page = await left({ phase: 'created' }, { answers })
    const { shadow, wallet, node } = page
    wallet.refuse('eth_sendTransaction', rejection)
    ;(await sendNow(shadow)).click()
    await chooseWallet(page)
    await until(() => done(page)[2] === 1, 'the cancel')
    await soonSays(shadow, UNSENT, UNSENT_TEXT)
    wallet.refuse('eth_sendTransaction', null)
    ;(await sendNow(shadow)).click()
    await until(() => page.askedNow() === 2, 'the wallet is asked again')
    node.state = 'done'
    await isShown(page, '100.00 USDC sent', '')
    await gone(shadow, UNSENT)
    equal(done(page), [0, 2, 1])
  })

  it('is not sent without the server’s word, and then once for fifty clicks [C21, SAFE-B1]', async () => {
    const { page, answers } = await readable()
    const { shadow, wallet } = page
    const sending = await sendNow(shadow)
    answers.read = () => failure(404)
    sending.click()
    await chooseWallet(page)
    await until(() => toastTitles(shadow).includes('Not sent'), 'that it was not sent')
    equal(done(page), [0, 0, 0])
    answers.read = pending
    wallet.hold('eth_sendTransaction')
    for (let click = 0; click < 50; click += 1) sending.click()
    await until(() => page.askedNow() === 1, 'the wallet is asked')
    for (let click = 0; click < 50; click += 1) button(shadow, 'Send now')?.click()
    await new Promise((resolve) => setTimeout(resolve, 300))
    equal(done(page), [0, 1, 0])
    isTrue(!toastTitles(shadow).includes(ELSEWHERE), 'a word of another tab')
  })

  it('is not sent when it has changed since it was shown [C21, E18]', async () => {
    const { page, answers } = await readable()
    const { shadow } = page
    const sending = await sendNow(shadow)
    const source = { ...SENT_PAYOUT.source, amount: '1000.00' }
    answers.read = () => ({ payout: { ...SENT_PAYOUT, amount: '1000.00', source, status: 'pending' } })
    sending.click()
    await chooseWallet(page)
    const changed = 'Another tab has taken care of it, or it has changed since. Nothing was sent from here.'
    await isShown(page, ELSEWHERE, changed)
    await soonSays(shadow, DIFFERS, differsText('1,000.00 USDC'))
    await until(() => !button(shadow, 'Send now') && button(shadow, 'Cancel transfer'), 'a cancel alone')
    isNull(dialog(shadow), 'a wallet')
    equal(done(page), [0, 0, 0])
  })

  it('cannot be sent without a connection, which the page says, and can again with one [SAFE-E5]', async () => {
    const page = await left({ phase: 'created' })
    const { shadow } = page
    const sending = await sendNow(shadow)
    isTrue(!sending.disabled, 'on while there is a connection')
    setOnline(false)
    await until(() => saysOffline(shadow), 'the reason')
    isTrue(sending.disabled, 'off without a connection')
    sending.click()
    isNull(dialog(shadow), 'a choice of wallets')
    equal(done(page), [0, 0, 0])
    setOnline(true)
    await until(() => !sending.disabled && !saysOffline(shadow), 'on with the connection')
    sending.click()
    await chooseWallet(page)
    await until(() => page.askedNow() === 1, 'the wallet is asked')
  })

  it('is not offered where a wallet was asked [C21, E18]', async () => {
    const { shadow } = await left({ phase: 'signing' })
    await until(() => button(shadow, 'It wasn’t sent, cancel it'), 'the question')
    isNull(button(shadow, 'Send now'), 'Send now')
  })

  it('is not offered where the customer has read that it differs [C21, E18]', async () => {
    const destination = { ...SENT_PAYOUT.destination, amount: '50.00' }
    const page = await filledOffRamp({ payout: { ...SENT_PAYOUT, destination } })
    await send(page)
    await until(() => heading(page.shadow) === 'This transfer isn’t what you asked for', 'the difference')
    const { shadow } = await comeBack(page)
    await soonSays(shadow, DIFFERS, differsText('100.00 USDC'))
    isTrue(button(shadow, 'Cancel transfer'), 'a cancel')
    isNull(button(shadow, 'Send now'), 'Send now')
  })
})
