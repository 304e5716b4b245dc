import type { WalletOption } from '../adapter.ts'
import { discoverAnnounced } from '../injected/discover.ts'
import { isProvider, type Provider } from '../injected/provider.ts'
import type { WalletPage } from '../wallet-page.ts'
import { INJECTED_WALLETS, TRONLINK } from './facts.ts'
import { liveProvider } from './live-provider.ts'

const INJECTED = 'injected:'

function readAt(page: WalletPage, path: string): unknown {
  const [first = '', second] = path.split('.')
  try {
    const value = page.injected(first)
    return second === undefined ? value : (value as Readonly<Record<string, unknown>> | null | undefined)?.[second]
  } catch {
    // A wallet's property may throw.
    return undefined
  }
}

function isTronLink(provider: object): boolean {
  try {
    return (provider as { readonly isTronLink?: unknown }).isTronLink === true
  } catch {
    return false
  }
}

/** Wallets call themselves "OKX Wallet" in one place, and "OKX" in another. */
const plain = (name: string): string => name.toLowerCase().replace(/\s*wallet$/, '')

/**
 * The wallets that do not announce themselves. An announced one hides its own path alone: many wallets put there another object than the
 * one that they announce. `window.tron` without a name may be any of them.
 */
function readInjected(page: WalletPage, announced: readonly WalletOption[]): readonly WalletOption[] {
  const found: WalletOption[] = []
  for (const [path, ownName] of INJECTED_WALLETS) {
    const provider = readAt(page, path)
    if (!isProvider(provider)) continue
    const name = ownName === '' && isTronLink(provider) ? TRONLINK : ownName
    const known = [...announced, ...found]
    const isKnown = known.some((each) => each.provider === provider || plain(each.name) === plain(name))
    if (!isKnown && (name !== '' || known.length === 0)) found.push({ id: `${INJECTED}${path}`, name, provider })
  }
  return found
}

const asLive = (page: WalletPage, { id, name, provider }: WalletOption): WalletOption => {
  const injection = { page, read: () => readAt(page, id.replace(INJECTED, '')) }
  return { id, name, provider: liveProvider(provider as Provider, injection) }
}

const TIP_6963 = {
  announces: 'TIP6963:announceProvider',
  requests: 'TIP6963:requestProvider',
  injects: 'tronLink#initialized',
  injected: (page: WalletPage, announced: readonly WalletOption[]) =>
    readInjected(page, announced).map((wallet) => asLive(page, wallet)),
}

export const discover = (page: WalletPage, onChange: (wallets: readonly WalletOption[]) => void): (() => void) =>
  discoverAnnounced(TIP_6963, page, onChange)
