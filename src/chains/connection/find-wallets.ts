import type { ChainAdapter, WalletOption, WalletPlugin } from '../adapter.ts'
import { walletIconOf, walletNameOf } from '../wallet-answers/announced-wallet.ts'
import type { Family } from '../../domain/networks.ts'
import type { WalletPage } from '../wallet-page.ts'

interface Search {
  readonly page: WalletPage
  readonly plugins: readonly WalletPlugin[]
  readonly load: (family: Family) => Promise<ChainAdapter>
  readonly family: Family
}

/** A plug-in is the host's code, so its names and icons are cleaned like those of a wallet. */
const readOption = (plugin: WalletPlugin, { id, name, icon, provider }: WalletOption): WalletOption => ({
  id: `${plugin.id}:${id}`,
  name: walletNameOf(name),
  icon: walletIconOf(icon),
  provider,
})

/** Lists the page's wallets, then the plug-ins', again for each new one. A failed plug-in is left out. Returns a stop function. */
export function findWallets(search: Search, onChange: (wallets: readonly WalletOption[]) => void): () => void {
  const { page, plugins, load, family } = search
  const groups: (readonly WalletOption[])[] = []
  let isStopped = false
  let stop = () => {}
  const put = (at: number, wallets: readonly WalletOption[]) => {
    if (isStopped) return
    groups[at] = wallets
    onChange(groups.flat())
  }

  const onPage = async () => {
    const adapter = await load(family)
    if (!isStopped) stop = adapter.discover(page, (wallets) => put(0, wallets))
  }
  const ofPlugin = async (plugin: WalletPlugin, at: number) => {
    const list = await plugin.load()
    put(
      at,
      (await list(family)).map((wallet) => readOption(plugin, wallet)),
    )
  }
  void onPage().catch(() => put(0, []))
  plugins
    .filter(({ families }) => families.includes(family))
    .forEach((plugin, index) => void ofPlugin(plugin, index + 1).catch(() => put(index + 1, [])))
  return () => {
    isStopped = true
    stop()
  }
}
