import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, failure, type, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { footnote, toastText } from '../../support/messages.ts'
import { shorten } from '../../support/time.ts'
import type { Visitor } from '../../support/visit.ts'
import { CHALLENGE, connectWallet, installWallet, openForm, OTHER_KEY, removeWallets } from './connecting.ts'

interface Saved {
  readonly address: string
  readonly signature?: string
  readonly nonce?: string
  readonly isConnected: boolean
}

/** What the form's card says of the wallet that is connected. */
const walletOf = (shadow: ShadowRoot) => said(shadow.querySelector('[role=group] [part=card]')!, 'button, [role=img]')

const MADE = { id: 'wallet_new', network: 'ethereum', address: '0x', nickname: 'Main', signed: true }
const save = (shadow: ShadowRoot) => button(shadow, 'Add wallet') as HTMLButtonElement

async function fill(shadow: ShadowRoot): Promise<void> {
  type(shadow.querySelector<HTMLInputElement>('input[name=nickname]')!, 'Main')
  shadow.querySelector<HTMLInputElement>('input[type=checkbox]')!.click()
  await until(() => !save(shadow).disabled)
}

async function openConnected(answers = {}): Promise<Visitor> {
  const visitor = await openForm('ethereum', { answers: { 'POST wallets': () => ({ wallet: MADE }), ...answers } })
  await connectWallet(visitor)
  await fill(visitor.shadow)
  return visitor
}

const saved = ({ calls }: Visitor) => calls('POST', 'wallets').map(({ body }) => body as Saved)

const SILENT =
  'Your wallet hasn’t answered. Nothing was signed or saved. Open it, decline what it still asks, then try again.'

describe('a connected wallet that is saved', () => {
  let restore = () => {}
  afterEach(() => {
    restore()
    cleanUp()
    removeWallets()
  })

  it('signs the server’s challenge first, and is sent with the signature [WAL-23, W5, W7]', async () => {
    const wallet = await installWallet()
    const visitor = await openConnected()
    const release = wallet.hold('personal_sign')
    save(visitor.shadow).click()
    await soon(() => equal(footnote(visitor.shadow), 'Sign the message in Mock Wallet. It’s free and moves no money.'))
    equal(walletOf(visitor.shadow), 'Mock Wallet Waiting to sign')
    equal(saved(visitor), [])
    release()
    await soon(() => equal(toastText(visitor.shadow, 'Wallet added'), ''))
    const [asked] = visitor.calls('GET', 'wallets/authMessage/evm')
    equal(Object.fromEntries(new URLSearchParams(asked!.search)), {
      address: wallet.address,
      network: 'ethereum',
      chainId: '1',
    })
    const [body] = saved(visitor)
    equal([body!.address, body!.isConnected, body!.nonce], [wallet.address, true, CHALLENGE.nonce])
    isTrue(/^0x[0-9a-f]{130}$/.test(body!.signature!), 'a signature')
  })

  it('is not saved when the customer declines to sign [W7, STATE-WNET-11]', async () => {
    const wallet = await installWallet()
    wallet.refuse('personal_sign', 'Request declined')
    const visitor = await openConnected()
    save(visitor.shadow).click()
    await soon(() =>
      equal(toastText(visitor.shadow, 'Wallet not created'), 'User rejected the connection Select the wallet again.'),
    )
    equal(saved(visitor), [])
    isTrue(button(visitor.shadow, 'Disconnect'), 'the form stays as it was')
  })

  it('is saved unsigned where it signs no messages, and its customer reads that [W11, W18]', async () => {
    const wallet = await installWallet()
    wallet.refuse('personal_sign', { code: 4200, message: 'The method personal_sign is not supported' })
    const unsigned = { ...MADE, signed: false }
    const visitor = await openConnected({ 'POST wallets': () => ({ wallet: unsigned }) })
    save(visitor.shadow).click()
    const sentence = 'It can’t sign messages, so it’s saved without a signature. You can still send from it.'
    await soon(() => equal(toastText(visitor.shadow, 'Wallet added'), sentence))
    const [body, ...others] = saved(visitor)
    equal([others.length, body!.signature, body!.nonce, body!.isConnected], [0, undefined, undefined, true])
  })

  it('is not signed with another account than the form’s [WAL-17]', async () => {
    const wallet = await installWallet()
    const visitor = await openConnected()
    wallet.changeAccount(OTHER_KEY)
    const short = `${wallet.address.slice(0, 6)}…${wallet.address.slice(-6)}`
    const instead = `Please connect with wallet ${short} instead Switch to ${short} in your wallet.`
    save(visitor.shadow).click()
    await soon(() => equal(toastText(visitor.shadow, 'Wallet not created'), instead))
    equal([saved(visitor), wallet.asked.includes('personal_sign')], [[], false])
    const error = (await until(() => visitor.emitted('ramp-error')[0])) as { code: string; message: string }
    equal(error.code, 'wallet/wrong-address')
    isTrue(!error.message.includes(wallet.address.slice(0, 6)), 'the host is told no address')
  })

  it('a wallet that never answers can be let go, and its late signature saves nothing [SAFE-W5]', async () => {
    const wallet = await installWallet()
    const visitor = await openConnected()
    const release = wallet.hold('personal_sign')
    save(visitor.shadow).click()
    await until(() => wallet.asked.includes('personal_sign'))
    button(visitor.shadow, 'Disconnect')!.click()
    await soon(() =>
      equal(
        toastText(visitor.shadow, 'Wallet not created'),
        'Your wallet disconnected. Nothing was signed or sent. Connect it again, then try again.',
      ),
    )
    release()
    await new Promise((resolve) => setTimeout(resolve, 100))
    equal(saved(visitor), [])
  })

  it('that does not answer for two minutes is named, saves nothing, and is asked again by a press alone [W7, W23]', async () => {
    const wallet = await installWallet()
    const visitor = await openConnected()
    restore = shorten(120_000, 500)
    const release = wallet.hold('personal_sign')
    const requests = () => wallet.asked.filter((method) => method === 'personal_sign').length
    save(visitor.shadow).click()
    await soon(() => equal(toastText(visitor.shadow, 'Wallet not created'), SILENT))
    release()
    await new Promise((resolve) => setTimeout(resolve, 100))
    equal([saved(visitor), requests()], [[], 1])
    ;(await until(() => !save(visitor.shadow).disabled && save(visitor.shadow))).click()
    await soon(() => equal([saved(visitor).length, requests()], [1, 2]))
  })

  it('is not saved after the form is left while the wallet is asked [W7]', async () => {
    const wallet = await installWallet()
    const visitor = await openConnected()
    const release = wallet.hold('personal_sign')
    save(visitor.shadow).click()
    await until(() => wallet.asked.includes('personal_sign'))
    button(visitor.shadow, 'Cancel')!.click()
    await until(() => !button(visitor.shadow, 'Cancel'))
    release()
    await new Promise((resolve) => setTimeout(resolve, 100))
    equal(saved(visitor), [])
  })

  it('a wallet of several signers is saved unsigned, and called Multisig Wallet without a name [W2, W3, WAL-05]', async () => {
    const wallet = await installWallet({ name: '' })
    wallet.answer('eth_getCode', '0x6080')
    // Safe’s owners agree on the chain.
    wallet.answer('personal_sign', '0x')
    const visitor = await openForm('ethereum', { answers: { 'POST wallets': () => ({ wallet: MADE }) } })
    await connectWallet(visitor, 'Browser wallet')
    equal(walletOf(visitor.shadow), 'Multisig Wallet Connected')
    await fill(visitor.shadow)
    save(visitor.shadow).click()
    await soon(() => equal(toastText(visitor.shadow, 'Wallet added'), ''))
    const [body] = saved(visitor)
    equal([body!.signature, body!.isConnected], [undefined, true])
  })

  it('a wallet of a smart account is signed, and the server judges the signature [W18]', async () => {
    const wallet = await installWallet()
    wallet.answer('eth_getCode', '0x6080')
    const visitor = await openConnected()
    save(visitor.shadow).click()
    await soon(() => equal(saved(visitor).length, 1))
    isTrue(typeof saved(visitor)[0]!.signature === 'string', 'the signature')
  })

  it('shows the server’s refusal of a signature [WAL-20]', async () => {
    await installWallet()
    const refused = { error: { code: 'challenge_invalid', message: 'Challenge is invalid or expired' } }
    const visitor = await openConnected({ 'POST wallets': () => failure(422, refused) })
    save(visitor.shadow).click()
    await soon(() =>
      equal(toastText(visitor.shadow, 'Invalid wallet'), 'The signature isn’t valid or has expired. Sign again.'),
    )
  })
})
