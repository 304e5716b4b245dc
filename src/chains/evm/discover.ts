import type { WalletOption } from '../adapter.ts'
import type { WalletPage } from '../wallet-page.ts'
import { MOST_WALLETS, walletIconOf, walletNameOf } from '../announced-wallet.ts'
import { isProvider } from './provider.ts'

interface Announcement {
  readonly info: { readonly rdns: unknown; readonly uuid: unknown; readonly name: unknown; readonly icon: unknown }
  readonly provider: unknown
}

/** Reads the detail of an announcement, which any script of the page may have sent; null when it is none. */
function readAnnouncement(detail: unknown): WalletOption | null {
  try {
    const { info, provider } = detail as Announcement
    const id = [info.rdns, info.uuid].find((text) => typeof text === 'string' && text !== '')
    if (typeof id !== 'string' || !isProvider(provider)) return null
    return { id, name: walletNameOf(info.name), icon: walletIconOf(info.icon), provider }
  } catch {
    return null
  }
}

/** The one wallet of a page from before EIP-6963. */
function readInjected(page: WalletPage): readonly WalletOption[] {
  const provider = page.injected('ethereum')
  return isProvider(provider) ? [{ id: 'injected', name: '', provider }] : []
}

/**
 * EIP-6963: asks the wallets of the page to announce themselves, and listens on for those that come late. The first announcement
 * of a name counts, so that no later script can take the place of a wallet in the list.
 */
export function discover(page: WalletPage, onChange: (wallets: readonly WalletOption[]) => void): () => void {
  const found = new Map<string, WalletOption>()
  const tell = () => onChange(found.size > 0 ? [...found.values()] : readInjected(page))
  const hear = (event: Event) => {
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!wallet || found.has(wallet.id) || found.size === MOST_WALLETS) return
    found.set(wallet.id, wallet)
    tell()
  }
  page.events.addEventListener('eip6963:announceProvider', hear)
  page.events.dispatchEvent(new Event('eip6963:requestProvider'))
  if (found.size === 0) tell()
  return () => page.events.removeEventListener('eip6963:announceProvider', hear)
}
