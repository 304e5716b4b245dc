import { MAIN_WALLET } from '../../support/customer.ts'
import { equal, soon, isNull } from '../../support/expect.ts'
import { cleanUp, until } from '../../support/host.ts'
import { said } from '../../support/rows.ts'
import { banner } from '../../support/messages.ts'
import { asks, created, filled, option, picker, posts, submitButton } from './on-ramp-form.ts'

const BASE_WALLET = {
  id: 'wallet_3',
  network: 'base',
  address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
  nickname: 'Studio',
  signed: true,
}
const otherThan = (saved: string, network: string) =>
  `You saved this wallet for ${saved}. Continue only if you control the same address on ${network}. Exchanges and shared (multisig) wallets often use a different address there.`
/** The button of the wallet, whose dot between network and address is drawn. */
const receiver = (root: ShadowRoot) => said(picker(root, 'To wallet')!)
const withWallets = (...wallets: readonly object[]) => ({ 'GET wallets': () => ({ wallets }) })

describe('the network of a wallet in a transfer', () => {
  afterEach(cleanUp)

  it('is any EVM network for an EVM wallet, which the form then says [F34]', async () => {
    const page = await filled({ answers: { ...withWallets(BASE_WALLET), ...created } })
    const { shadow } = page
    equal(
      [shadow.querySelectorAll('[part~=banner]').length, asks(page).at(-1)!.body],
      [0, { ...(asks(page).at(-1)!.body as object), destinationNetwork: 'base' }],
    )
    picker(shadow, 'Stablecoin')!.click()
    option(shadow, 'Polygon').click()
    await soon(() => equal(banner(shadow, 'You’ll receive on Polygon'), otherThan('Base', 'Polygon')))
    equal(receiver(shadow), 'To wallet: Studio Polygon0x8ba1…4DBA72')
    await until(() => !submitButton(shadow).disabled, 'the price')
    submitButton(shadow).click()
    const post = await until(() => posts(page)[0])
    const { id, network, currency } = (post.body as { destination: Record<string, string> }).destination
    equal([id, network, currency], [BASE_WALLET.id, 'polygon', 'usdc'])
    equal((asks(page).at(-1)!.body as { destinationNetwork: string }).destinationNetwork, 'polygon')
  })

  it('is its own again once another wallet is chosen [F34]', async () => {
    const { shadow } = await filled({ answers: withWallets(BASE_WALLET, MAIN_WALLET) })
    picker(shadow, 'Stablecoin')!.click()
    option(shadow, 'Avalanche').click()
    await soon(() => equal(banner(shadow, 'You’ll receive on Avalanche'), otherThan('Base', 'Avalanche')))
    picker(shadow, 'To wallet')!.click()
    option(shadow, MAIN_WALLET.nickname).click()
    await soon(() => equal(receiver(shadow), 'To wallet: Main wallet Solana7xKqT4…Xi9fPd'))
    isNull(shadow.querySelector('[part~=banner]'), 'the warning')
  })

  it('is its own alone for a wallet of another family [F34]', async () => {
    const { shadow } = await filled({ answers: withWallets(MAIN_WALLET, BASE_WALLET) })
    picker(shadow, 'Stablecoin')!.click()
    const tokens = [...shadow.querySelectorAll('[role=menu][aria-label=Stablecoin] [role=menuitemradio]')]
    equal(
      tokens.map(({ textContent }) => textContent),
      ['USDC', 'USDT'],
    )
  })
})
