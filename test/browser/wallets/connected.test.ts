import { violationsIn } from '../../support/axe.ts'
import { equal, isTrue, soon } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { banner, toastText } from '../../support/messages.ts'
import {
  addressField,
  connectWallet,
  installWallet,
  OTHER_KEY,
  openForm,
  rejection,
  removeWallets,
  REJECTED,
  titleOf,
} from './connecting.ts'

describe('a connected wallet', () => {
  afterEach(() => {
    cleanUp()
    removeWallets()
  })

  it('is asked to switch when another EVM network is selected; a refusal ends the connection [STATE-WNET-03, STATE-WNET-09, W13]', async () => {
    const wallet = await installWallet()
    const visitor = await openForm('ethereum')
    const { shadow } = visitor
    await connectWallet(visitor)
    const release = wallet.hold('wallet_switchEthereumChain')
    await select(shadow, 'Base')
    const asks = 'Your wallet is on Ethereum. Approve the switch there, or select Ethereum again.'
    await soon(() => equal(banner(shadow, 'Switch to Base in Mock Wallet'), asks))
    equal(titleOf(shadow), 'Add Base wallet')
    isTrue(addressField(shadow).disabled, 'the address is locked')
    release()
    await until(() => !shadow.querySelector('[part~=banner]'))
    isTrue(button(shadow, 'Disconnect'), 'still connected')
    wallet.refuse('wallet_switchEthereumChain', rejection)
    await select(shadow, 'Polygon')
    await soon(() => equal(toastText(shadow, 'Wallet not connected'), REJECTED))
    isTrue(button(shadow, 'Connect'), 'not connected')
    equal(addressField(shadow).value, '')
  })

  it('moves the form to the network that the customer selects in it [STATE-WNET-06]', async () => {
    const wallet = await installWallet()
    const visitor = await openForm('ethereum')
    await connectWallet(visitor)
    wallet.switchTo(137)
    await until(() => titleOf(visitor.shadow) === 'Add Polygon wallet')
    isTrue(addressField(visitor.shadow).disabled, 'the address is locked')
  })

  it('is let go when it moves to an unsupported network [WAL-16, W10]', async () => {
    const wallet = await installWallet()
    const visitor = await openForm('ethereum')
    await connectWallet(visitor)
    wallet.switchTo(100)
    await soon(() =>
      equal(toastText(visitor.shadow, 'Wallet not supported'), 'Unsupported network: Gnosis Select another network.'),
    )
    isTrue(button(visitor.shadow, 'Connect'), 'not connected')
  })

  it('is let go when it locks, and when another family’s network is selected a wallet is prompted [STATE-WNET-04]', async () => {
    const wallet = await installWallet()
    const visitor = await openForm('ethereum')
    await connectWallet(visitor)
    wallet.changeAccount(null)
    await until(() => button(visitor.shadow, 'Connect'))
    equal(addressField(visitor.shadow).value, '')
  })

  it('a wallet with another account than the form’s says which one is needed [WAL-17]', async () => {
    const wallet = await installWallet()
    const visitor = await openForm('ethereum')
    await connectWallet(visitor)
    wallet.changeAccount(OTHER_KEY)
    const { address } = wallet
    const short = `${address.slice(0, 6)}…${address.slice(-6)}`
    const remedy = `Switch to ${short} in your wallet.`
    await soon(() => equal(banner(visitor.shadow, `Please connect with wallet ${short} instead`), remedy))
    equal(await violationsIn(visitor.element), [])
  })

  it('the widget listens to the wallet while its screen is shown, and leaves no listener behind', async () => {
    const wallet = await installWallet()
    const visitor = await openForm('ethereum')
    await connectWallet(visitor)
    await until(() => wallet.listeners() === 3)
    await visitor.go('/my-accounts?type=wallets')
    await until(() => wallet.listeners() === 0)
    visitor.element.remove()
    equal(wallet.listeners(), 0)
  })
})

async function select(shadow: ShadowRoot, network: string): Promise<void> {
  shadow.querySelector<HTMLElement>('[role=combobox]')!.click()
  const option = await until(() =>
    [...shadow.querySelectorAll<HTMLElement>('[role=option]')].find((one) => one.textContent === network),
  )
  option.click()
}
