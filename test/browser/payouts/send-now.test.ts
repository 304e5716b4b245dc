import { equal, isNull, isTrue } from '../../support/expect.ts'
import { button, failure, hasText, until } from '../../support/host.ts'
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
  toasts,
} from './off-ramp-form.ts'
import { posts } from './on-ramp-form.ts'

const UNSENT = '100.00 USDC wasn’t sent'
const READ = `GET payouts/${SENT_PAYOUT.id}`
const sendNow = (shadow: ShadowRoot) => until(() => button(shadow, 'Send now'), 'Send now')
const told = ({ shadow }: Opened, text: string) =>
  until(() => toasts(shadow).find((toast) => toast.includes(text)), `the toast ${text}`)

const pending = () => ({ payout: { ...SENT_PAYOUT, status: 'pending' } })

/** What was created, and answers to its reading that a test changes. */
async function readable() {
  const answers: { read: () => unknown } = { read: pending }
  const page = await left({ phase: 'created' }, { answers: { [READ]: () => answers.read() } })
  return { page, answers }
}

/** Of this page: what it made, what its wallet was asked to send, and what it cancelled. */
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
      await until(() => hasText(shadow, UNSENT), 'what is left')
      isTrue(hasText(shadow, 'Send it now, and we’ll pay 98.90 USD to Chase.'), 'what the bank account gets')
      const answer = wallet.hold('eth_sendTransaction')
      ;(await sendNow(shadow)).click()
      await chooseWallet(page)
      await until(() => hasText(shadow, 'Your wallet asks you to send 100.00 USDC.'), 'the wallet is asked')
      isTrue(hasText(shadow, 'Approve in Mock Wallet'), 'where')
      isNull(button(shadow, 'Cancel transfer'), 'a cancel of what the wallet is asked for')
      answer()
      await until(() => hasText(shadow, 'We’re still confirming your transaction'), 'the wallet has sent')
      node.state = 'done'
      await told(page, '100.00 USDC sent')
      await until(() => !hasText(shadow, 'We’re still confirming your transaction'), 'that the banner goes')
      equal(page.emitted('ramp-payout-sent'), [{ id: SENT_PAYOUT.id, network: 'base', transactionHash: HASH }])
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
    await until(() => hasText(shadow, instead), 'which wallet')
    equal(done(page), [0, 0, 0])
    wallet.changeAccount('0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d')
    await until(() => !hasText(shadow, instead), 'the right one')
    button(shadow, 'Send now')!.click()
    await until(() => page.askedNow() === 1, 'the wallet is asked')
  })

  it('is cancelled when the wallet declines, as from the form [C21, STATE-OFFR-03, C19]', async () => {
    const page = await left({ phase: 'created' })
    page.wallet.refuse('eth_sendTransaction', rejection)
    ;(await sendNow(page.shadow)).click()
    await chooseWallet(page)
    await told(page, 'off-ramp: You declined the transfer in your wallet. Nothing was sent.')
    await until(() => !hasText(page.shadow, UNSENT), 'that the banner goes')
    equal(done(page), [0, 1, 1])
  })

  it('is not sent without the server’s word, and then once for fifty clicks [C21, SAFE-B1]', async () => {
    const { page, answers } = await readable()
    const { shadow, wallet } = page
    const sending = await sendNow(shadow)
    answers.read = () => failure(404)
    sending.click()
    await chooseWallet(page)
    await told(page, 'Not sent')
    equal(done(page), [0, 0, 0])
    answers.read = pending
    wallet.hold('eth_sendTransaction')
    for (let click = 0; click < 50; click += 1) sending.click()
    await until(() => page.askedNow() === 1, 'the wallet is asked')
    for (let click = 0; click < 50; click += 1) button(shadow, 'Send now')?.click()
    await new Promise((resolve) => setTimeout(resolve, 300))
    equal(done(page), [0, 1, 0])
    isNull(toasts(shadow).find((toast) => toast.includes('Another tab')) ?? null, 'a word of another tab')
  })

  it('is not sent when it has changed since it was shown [C21, E18]', async () => {
    const { page, answers } = await readable()
    const { shadow } = page
    const sending = await sendNow(shadow)
    const source = { ...SENT_PAYOUT.source, amount: '1000.00' }
    answers.read = () => ({ payout: { ...SENT_PAYOUT, amount: '1000.00', source, status: 'pending' } })
    sending.click()
    await chooseWallet(page)
    await told(page, 'Another tab has taken care of it, or it has changed since. Nothing was sent from here.')
    await until(() => hasText(shadow, '1,000.00 USDC wasn’t sent'), 'what it is now')
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
    await until(() => hasText(shadow, 'You’re offline.'), 'the reason')
    isTrue(sending.disabled, 'off without a connection')
    sending.click()
    isNull(dialog(shadow), 'a choice of wallets')
    equal(done(page), [0, 0, 0])
    setOnline(true)
    await until(() => !sending.disabled && !hasText(shadow, 'You’re offline.'), 'on with the connection')
    sending.click()
    await chooseWallet(page)
    await until(() => page.askedNow() === 1, 'the wallet is asked')
  })

  it('is not offered where a wallet was asked [C21, E18]', async () => {
    const { shadow } = await left({ phase: 'signing' })
    await until(() => button(shadow, 'It wasn’t sent, cancel it'), 'the question')
    isNull(button(shadow, 'Send now'), 'Send now')
  })

  it('is not offered where the customer was told that it differs [C21, E18]', async () => {
    const destination = { ...SENT_PAYOUT.destination, amount: '50.00' }
    const page = await filledOffRamp({ payout: { ...SENT_PAYOUT, destination } })
    await send(page)
    await until(() => heading(page.shadow) === 'This transfer isn’t what you asked for', 'the difference')
    const { shadow } = await comeBack(page)
    await until(() => hasText(shadow, UNSENT) && button(shadow, 'Cancel transfer'), 'what is left')
    isNull(button(shadow, 'Send now'), 'Send now')
  })
})
