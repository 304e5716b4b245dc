import type { WalletOption } from '../adapter.ts'
import { discoverAnnounced } from '../injected/discover.ts'
import { isProvider } from '../injected/provider.ts'
import type { WalletPage } from '../wallet-page.ts'

/** A wallet from before EIP-6963, or one whose announcement another wallet has displaced. */
function readInjected(page: WalletPage, found: readonly WalletOption[]): readonly WalletOption[] {
  const provider = page.injected('ethereum')
  const isNew = isProvider(provider) && !found.some((wallet) => wallet.provider === provider)
  return isNew ? [{ id: 'injected', name: '', provider }] : []
}

const EIP_6963 = {
  announces: 'eip6963:announceProvider',
  requests: 'eip6963:requestProvider',
  injected: readInjected,
}

export const discover = (page: WalletPage, onChange: (wallets: readonly WalletOption[]) => void): (() => void) =>
  discoverAnnounced(EIP_6963, page, onChange)
