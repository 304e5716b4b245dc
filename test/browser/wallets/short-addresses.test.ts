import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { accountRow, accountRows } from '../../support/rows.ts'
import { dialogText } from '../../support/messages.ts'
import { visit } from '../../support/visit.ts'

const WALLETS = [
  ['solana', '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM', '9WzD…AWWM'],
  ['base', '0x52908400098527886E0F7030069857D2E4169EE7', '0x52…9EE7'],
  ['tron', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7N…Lj6t'],
  ['sui', '0x9a3f00000000000000000000000000000000000000000000000000000000c240', '0x9a…c240'],
] as const
const warning = (address: string) =>
  `We’ll remove ${address} from your list. The wallet and everything in it stay yours.`
const NAMES = ['Solana', 'Base', 'Tron', 'Sui']
const LOOK_ALIKE = '0x5290ffffffffffffffffffffffffffffffff9EE7'
const HIDDEN = '0x52\u202e908400098527886E0F7030069857D2E4169EE7'

const saved = (address: string, network = 'base') => ({
  id: `wallet_${address.length}_${address.slice(5, 9)}`,
  network,
  address,
  nickname: `Wallet ${network} ${address.slice(6, 10)}`,
  signed: false,
})
const menuItem = (shadow: ShadowRoot, name: string) =>
  [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=menuitem]')].find(
    ({ textContent }) => textContent === name,
  )

const open = (wallets: readonly unknown[]) =>
  visit('/my-accounts?type=wallets', { answers: { 'GET wallets': () => ({ wallets }) } })

async function act(shadow: ShadowRoot, { nickname }: { nickname: string }, action: string): Promise<void> {
  ;(await until(() => button(shadow, `Actions for ${nickname}`), nickname)).click()
  ;(await until(() => menuItem(shadow, action), action)).click()
}

describe('the address of a wallet', () => {
  const copied: string[] = []
  beforeEach(() => {
    copied.length = 0
    const clipboard = { writeText: async (text: string) => void copied.push(text) }
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
  })
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'clipboard')
    cleanUp()
  })

  it('is four characters at each end in the list, and whole where it is copied [SAFE-W4, WAL-19]', async () => {
    const wallets = WALLETS.map(([network, address]) => saved(address, network))
    const { shadow } = await open(wallets)
    for (const [index, [, , short]] of WALLETS.entries()) {
      await soon(() => equal(accountRow(shadow, wallets[index]!.nickname), `${NAMES[index]} · ${short}`))
      await act(shadow, wallets[index]!, 'Copy address')
      await until(() => copied.length === index + 1, 'the copy')
    }
    equal(
      copied,
      WALLETS.map(([, address]) => address),
    )
  })

  it('is whole where its deletion is confirmed, as two of them may look alike [SAFE-W4, WAL-22]', async () => {
    const wallets = [saved(WALLETS[1][1]), saved(LOOK_ALIKE)]
    const { shadow } = await open(wallets)
    await soon(() =>
      equal(
        accountRows(shadow),
        wallets.map(({ nickname }) => [nickname, 'Base · 0x52…9EE7']),
      ),
    )
    for (const wallet of wallets) {
      await act(shadow, wallet, 'Delete')
      await soon(() => equal(dialogText(shadow, `Delete ${wallet.nickname}?`), warning(wallet.address)))
      button(shadow, 'Keep wallet')!.click()
      await until(() => !shadow.querySelector('dialog[open]'))
    }
  })

  it('shows an invisible character by its number, and copies it as the server has it [SAFE-W4]', async () => {
    const wallet = saved(HIDDEN)
    const { shadow } = await open([wallet])
    await soon(() => equal(accountRow(shadow, wallet.nickname), 'Base · 0x52…9EE7'))
    await act(shadow, wallet, 'Copy address')
    await until(() => copied.length === 1)
    equal(copied, [HIDDEN])
    await act(shadow, wallet, 'Delete')
    const shown = '0x52⟨U+202E⟩908400098527886E0F7030069857D2E4169EE7'
    await soon(() => equal(dialogText(shadow, `Delete ${wallet.nickname}?`), warning(shown)))
  })
})
