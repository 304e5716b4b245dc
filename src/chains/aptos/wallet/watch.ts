import type { WalletEvents, WalletSession } from '../../adapter.ts'
import { otherNetwork, readAddress } from './wallet-answers.ts'
import { walletOf } from './aptos-wallet.ts'

/** AIP-62 has no way to stop listening. */
export function watch({ wallet }: WalletSession, { onAccount, onNetwork }: WalletEvents): () => void {
  const { features } = walletOf(wallet)
  let isOver = false
  // A wallet that fails to report a change is asked again before it signs.
  const subscribe = (feature: string, verb: string, onEvent: (value: unknown) => void) =>
    void (async () => features[feature]?.[verb]?.((value: unknown) => !isOver && onEvent(value)))().catch(() => {})
  subscribe('aptos:onAccountChange', 'onAccountChange', (account) => onAccount(readAddress(account)))
  subscribe('aptos:onNetworkChange', 'onNetworkChange', (network) => {
    const other = otherNetwork(network)
    onNetwork(other === null ? 'aptos' : null, other ?? 'mainnet')
  })
  return () => {
    isOver = true
  }
}
