import type { WalletOption } from '../adapter.ts'
import { MOST_WALLETS, walletIconOf, walletNameOf } from '../wallet-answers/announced-wallet.ts'
import type { WalletPage } from '../wallet-page.ts'
import { isProvider } from './provider.ts'

interface Announcement {
  readonly info: { readonly rdns: unknown; readonly uuid: unknown; readonly name: unknown; readonly icon: unknown }
  readonly provider: unknown
}

/** Null for anything but an announcement: any script of the page may send this event. */
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

interface Standard {
  readonly announces: string
  readonly requests: string
  /** Sent by wallets that announce themselves in no other way. */
  readonly injects?: string
  /** The wallets of the page's window that were not announced. */
  injected(page: WalletPage, announced: readonly WalletOption[]): readonly WalletOption[]
}

/** EIP-6963 and its like. The first announcement of an id counts, so that no later script can replace a wallet (decisions.md W22). */
export function discoverAnnounced(
  { announces, requests, injects, injected }: Standard,
  page: WalletPage,
  onChange: (wallets: readonly WalletOption[]) => void,
): () => void {
  const found = new Map<string, WalletOption>()
  const update = () => {
    const announced = [...found.values()]
    onChange([...announced, ...injected(page, announced)])
  }
  const onAnnouncement = (event: Event) => {
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (!wallet || found.size === MOST_WALLETS) return
    const isKnown = [...found.values()].some(({ id, provider }) => id === wallet.id || provider === wallet.provider)
    if (isKnown) return
    found.set(wallet.id, wallet)
    update()
  }
  page.events.addEventListener(announces, onAnnouncement)
  if (injects) page.events.addEventListener(injects, update)
  page.events.dispatchEvent(new Event(requests))
  if (found.size === 0) update()
  return () => {
    page.events.removeEventListener(announces, onAnnouncement)
    if (injects) page.events.removeEventListener(injects, update)
  }
}
