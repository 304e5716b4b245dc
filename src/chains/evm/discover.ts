import type { WalletOption } from '../adapter.ts'
import type { WalletPage } from '../wallet-page.ts'
import { MOST_WALLETS, walletIconOf, walletNameOf } from '../announced-wallet.ts'
import { isProvider } from './provider.ts'

interface Announcement {
  readonly info: { readonly rdns: unknown; readonly uuid: unknown; readonly name: unknown; readonly icon: unknown }
  readonly provider: unknown
}

/** Null for a detail that is no announcement: any script of the page may send one. */
function readAnnouncement(detail: unknown): WalletOption | null {
  try {
    const { info, provider } = detail as Announcement
    const id = [info.uuid, info.rdns].find((text) => typeof text === 'string' && text !== '')
    if (typeof id !== 'string' || !isProvider(provider)) return null
    return { id, name: walletNameOf(info.name), icon: walletIconOf(info.icon), provider }
  } catch {
    return null
  }
}

/** A wallet from before EIP-6963, or one whose announcement another wallet has displaced. */
function readInjected(page: WalletPage, found: readonly WalletOption[]): readonly WalletOption[] {
  const provider = page.injected('ethereum')
  const isNew = isProvider(provider) && !found.some((wallet) => wallet.provider === provider)
  return isNew ? [{ id: 'injected', name: '', provider }] : []
}

/** EIP-6963. The first announcement of an id counts, so that no later script can replace a wallet (decisions.md W11). */
export function discover(page: WalletPage, onChange: (wallets: readonly WalletOption[]) => void): () => void {
  const found = new Map<string, WalletOption>()
  const tell = () => {
    const announced = [...found.values()]
    onChange([...announced, ...readInjected(page, announced)])
  }
  const hear = (event: Event) => {
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!wallet || found.size === MOST_WALLETS) return
    const isKnown = [...found.values()].some(({ id, provider }) => id === wallet.id || provider === wallet.provider)
    if (isKnown) return
    found.set(wallet.id, wallet)
    tell()
  }
  page.events.addEventListener('eip6963:announceProvider', hear)
  page.events.dispatchEvent(new Event('eip6963:requestProvider'))
  if (found.size === 0) tell()
  return () => page.events.removeEventListener('eip6963:announceProvider', hear)
}
