import type { WalletOption } from '../adapter.ts'
import { discoverAnnounced } from '../injected/discover.ts'
import { isProvider } from '../injected/provider.ts'
import type { WalletPage } from '../wallet-page.ts'

const PLACES = ['tron', 'tronLink']

function isTronLink(provider: object, place: string): boolean {
  try {
    return place === 'tronLink' || (provider as { readonly isTronLink?: unknown }).isTronLink === true
  } catch {
    return false
  }
}

/** A wallet from before TIP-6963. Others put the wallet that they announce there too, as another object. */
function readInjected(page: WalletPage, announced: readonly WalletOption[]): readonly WalletOption[] {
  if (announced.length > 0) return []
  for (const place of PLACES) {
    const provider = page.injected(place)
    if (isProvider(provider)) return [{ id: 'injected', name: isTronLink(provider, place) ? 'TronLink' : '', provider }]
  }
  return []
}

const TIP_6963 = {
  announces: 'TIP6963:announceProvider',
  requests: 'TIP6963:requestProvider',
  injects: 'tronLink#initialized',
  injected: readInjected,
}

export const discover = (page: WalletPage, onChange: (wallets: readonly WalletOption[]) => void): (() => void) =>
  discoverAnnounced(TIP_6963, page, onChange)
