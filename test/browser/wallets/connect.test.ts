import { violationsIn } from '../../support/axe.ts'
import { equal, isTrue, soon, isNull } from '../../support/expect.ts'
import { button, cleanUp, hasText, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { dialogText, fieldWords, toastText } from '../../support/messages.ts'
import { shorten } from '../../support/time.ts'
import {
  addressField,
  askWallet,
  connectWallet,
  dialog,
  installWallet,
  OTHER_KEY,
  openForm,
  REJECTED,
  rejection,
  removeWallets,
  row,
} from './connecting.ts'

const ASKED =
  'Your wallet asks if this page may see your address. If nothing shows, open it from your browser’s toolbar.'
const SILENT = 'Open your wallet and answer its request. If it’s locked, unlock it first. Nothing has been shared yet.'
const CANCELLED = 'Wallet connection failed or was cancelled'

describe('the list of wallets', () => {
  afterEach(() => {
    cleanUp()
    removeWallets()
  })

  it('shows the wallets of the page with their icons, a late one too, each once [W11, W12]', async () => {
    const first = await installWallet()
    const visitor = await openForm('base')
    const { shadow } = visitor
    button(shadow, 'Connect')!.click()
    await until(() => row(shadow, 'Mock Wallet'))
    equal(said(dialog(shadow)!.querySelector('p')!), 'Wallets that work with Base.')
    isTrue(row(shadow, 'Mock Wallet')!.querySelector('img[src^="data:image/svg+xml"]'), 'its icon')
    await installWallet({ name: 'Late Wallet', rdns: 'test.late' })
    await until(() => row(shadow, 'Late Wallet'))
    for (let times = 0; times < 3; times += 1) first.announce()
    await installWallet({ name: 'Impostor', rdns: 'test.mock' })
    equal(dialog(shadow)!.querySelectorAll('button[part=row]').length, 2)
    isNull(row(shadow, 'Impostor'), 'a second announcement of a name')
    equal(await violationsIn(visitor.element), [])
  })

  for (const [network, words] of [
    ['base', 'We’ll ask it to sign a message. It’s free.'],
    ['solana', 'We’ll ask it to sign a message. It’s free.'],
    ['tron', 'We’ll fill in its address. It’s free.'],
    ['aptos', 'We’ll fill in its address. It’s free.'],
  ] as const)
    it(`promises a signature on ${network} only if the server asks for one [W10]`, async () => {
      const { shadow } = await openForm(network)
      isTrue(hasText(shadow, words), words)
    })

  it('shows no icon that is not an image of the wallet’s own, and hidden characters of a name as what they are', async () => {
    await installWallet({ name: 'Meta\u202EksaM', icon: 'https://tracker.test/icon.png', rdns: 'test.a' })
    await installWallet({ name: 'Script', icon: 'data:text/html,<script>alert(1)</script>', rdns: 'test.b' })
    await installWallet({ name: 'Huge', icon: `data:image/png;base64,${'A'.repeat(200_000)}`, rdns: 'test.c' })
    await installWallet({ name: 42, icon: 42, rdns: 'test.d' })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: null }))
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info: {}, provider: {} } }))
    const { shadow } = await openForm('base')
    button(shadow, 'Connect')!.click()
    await until(() => row(shadow, 'Huge'))
    equal(dialog(shadow)!.querySelectorAll('img').length, 0)
    isTrue(row(shadow, 'Meta⟨U+202E⟩ksaM'), 'the name with its hidden character')
    isTrue(row(shadow, 'Browser wallet'), 'a wallet without a name')
    equal(dialog(shadow)!.querySelectorAll('button[part=row]').length, 4)
  })

  it('says how to get a wallet where there is none', async () => {
    const { shadow } = await openForm('base')
    button(shadow, 'Connect')!.click()
    await until(() => row(shadow, 'Get MetaMask'))
    const none = 'We found no wallet in this browser. Get one, then come back to this page.'
    equal(said(dialog(shadow)!.querySelector('p')!), none)
    const link = row(shadow, 'Get MetaMask') as HTMLAnchorElement
    equal([link.localName, link.target, link.rel], ['a', '_blank', 'noopener noreferrer'])
  })

  it('has the wallets of the host’s plug-ins, and goes on without one that fails [W11]', async () => {
    const wallet = await installWallet()
    let provider: unknown = null
    addEventListener(
      'eip6963:announceProvider',
      (event) => (provider = (event as CustomEvent<{ provider: unknown }>).detail.provider),
      { once: true },
    )
    wallet.announce()
    wallet.leave()
    const families = ['evm']
    const { shadow, ...rest } = await openForm('base', {
      config: {
        walletPlugins: [
          { id: 'broken', families, load: () => Promise.reject(new Error('no network')) },
          { id: 'solana', families: ['solana'], load: () => Promise.reject(new Error('never asked')) },
          { id: 'pair', families, load: async () => async () => [{ id: '1', name: 'Pairing', provider }] },
        ],
      },
    })
    await connectWallet({ shadow, ...rest }, 'Pairing')
    await until(() => addressField(shadow).disabled)
  })
})

describe('connecting a wallet', () => {
  let restore = () => {}
  afterEach(() => {
    restore()
    cleanUp()
    removeWallets()
  })

  it('takes its address, which is disabled then, and tells the host [WAL-13, STATE-WNET-07]', async () => {
    const { address } = await installWallet({ chainId: 8453 })
    const visitor = await openForm('base')
    const emitted: unknown[] = []
    for (const type of ['ramp-wallet-connected', 'ramp-wallet-disconnected'])
      visitor.element.addEventListener(type, (event) => emitted.push([type, (event as CustomEvent).detail]))
    const { shadow } = visitor
    await connectWallet(visitor)
    const field = addressField(shadow)
    isTrue(field.disabled, 'the address is disabled')
    equal(field.value, `${address.slice(0, 6)}…${address.slice(-6)}`)
    equal(fieldWords(shadow, 'Address'), ['Set by the connected wallet.'])
    equal(emitted, [['ramp-wallet-connected', { network: 'base' }]])
    equal(await violationsIn(visitor.element), [])
    button(shadow, 'Disconnect')!.click()
    await until(() => button(shadow, 'Connect'))
    equal([addressField(shadow).value, addressField(shadow).disabled], ['', false])
    equal(emitted[1], ['ramp-wallet-disconnected', null])
  })

  it('says so when the customer rejects it in the wallet [STATE-WNET-11, W12]', async () => {
    const wallet = await installWallet()
    wallet.refuse('eth_requestAccounts', rejection)
    const visitor = await openForm('ethereum')
    await askWallet(visitor)
    await soon(() => equal(toastText(visitor.shadow, 'Wallet not connected'), REJECTED))
    isTrue(!dialog(visitor.shadow), 'the list is closed')
    await soon(() =>
      equal((visitor.emitted('ramp-error')[0] as { code?: string } | undefined)?.code, 'wallet/rejected'),
    )
  })

  it('says so when the list is closed without a wallet, and the host hears of no error [STATE-WNET-12, W12]', async () => {
    await installWallet()
    const { shadow, emitted } = await openForm('ethereum')
    button(shadow, 'Connect')!.click()
    await until(() => row(shadow, 'Mock Wallet'))
    button(dialog(shadow)!, 'Close')!.click()
    await soon(() => equal(toastText(shadow, 'Wallet not connected'), CANCELLED))
    equal([dialog(shadow), emitted('ramp-error')], [null, []])
  })

  const WORDLESS = 'Your wallet answered with an error. Nothing was sent.'
  for (const [what, sentence, error] of [
    ['throws anything', 'Your wallet answered with an error: “No way” Nothing was sent.', 'No way'],
    ['throws nothing at all', WORDLESS, undefined],
    [
      'throws what cannot be read',
      WORDLESS,
      new Proxy(
        {},
        {
          get: () => {
            throw new Error('hostile')
          },
        },
      ),
    ],
  ] as const)
    it(`says so in the wallet’s words when it ${what} [W12]`, async () => {
      const wallet = await installWallet()
      wallet.refuse('eth_requestAccounts', error)
      const visitor = await openForm('ethereum')
      await askWallet(visitor)
      await soon(() => equal(toastText(visitor.shadow, 'Wallet not connected'), sentence))
    })

  it('waits for a silent wallet until the customer goes back, and drops its late answer [STATE-WNET-12, SAFE-W5]', async () => {
    const slow = await installWallet({ name: 'Slow', rdns: 'test.slow', key: OTHER_KEY })
    const { address } = await installWallet()
    const release = slow.hold('eth_requestAccounts')
    const visitor = await openForm('ethereum')
    const { shadow } = visitor
    await askWallet(visitor, 'Slow')
    await soon(() => equal(dialogText(shadow, 'Approve in Slow'), ASKED))
    button(dialog(shadow)!, 'Select another wallet')!.click()
    const other = await until(() => row(shadow, 'Mock Wallet'))
    other.click()
    await until(() => button(shadow, 'Disconnect'))
    release()
    await new Promise((resolve) => setTimeout(resolve, 100))
    equal(addressField(shadow).title, address)
  })

  it('says after two minutes that a wallet is silent, asks it no second time, and takes its late answer [W12, W23]', async () => {
    const wallet = await installWallet()
    const release = wallet.hold('eth_requestAccounts')
    const visitor = await openForm('ethereum')
    restore = shorten(120_000, 500)
    await askWallet(visitor)
    await soon(() => equal(dialogText(visitor.shadow, 'Approve in Mock Wallet'), SILENT))
    equal(await violationsIn(visitor.element), [])
    release()
    await until(() => button(visitor.shadow, 'Disconnect'))
    equal(wallet.asked.filter((method) => method === 'eth_requestAccounts').length, 1)
  })

  it('asks a wallet on another network to switch, and adds one that it does not know [STATE-WNET-03, C17]', async () => {
    const wallet = await installWallet({ chainId: 1 })
    wallet.refuse('wallet_switchEthereumChain', { code: 4902 })
    const release = wallet.hold('wallet_addEthereumChain')
    const visitor = await openForm('base')
    await askWallet(visitor)
    await until(() => wallet.asked.includes('wallet_addEthereumChain'))
    wallet.refuse('wallet_switchEthereumChain', null)
    release()
    await until(() => button(visitor.shadow, 'Disconnect'))
    equal(
      wallet.asked.filter((method) => method.startsWith('wallet_')),
      ['wallet_switchEthereumChain', 'wallet_addEthereumChain', 'wallet_switchEthereumChain'],
    )
  })

  for (const [chainId, name] of [
    [56, 'BNB Smart Chain'],
    [100, 'Gnosis'],
    [324, '324'],
  ] as const)
    it(`refuses a wallet on the network ${name} [WAL-16, W10]`, async () => {
      await installWallet({ chainId })
      const visitor = await openForm('ethereum')
      await askWallet(visitor)
      await soon(() =>
        equal(
          toastText(visitor.shadow, 'Wallet not supported'),
          `Unsupported network: ${name} Select another network.`,
        ),
      )
      isTrue(button(visitor.shadow, 'Connect'), 'nothing is connected')
    })
})
