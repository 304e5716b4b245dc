import type { WalletEvents, WalletSession } from '../../adapter.ts'
import { otherNetwork, readAddress } from './answers.ts'
import { walletOf } from './aptos-wallet.ts'

/** AIP-62 has no way to stop listening. */
export function watch({ wallet }: WalletSession, { onAccount, onNetwork }: WalletEvents): () => void {
  const { features } = walletOf(wallet)
  let isOver = false
  // A wallet that fails to report a change is asked again before it signs.
  const hear = (feature: string, verb: string, tell: (told: unknown) => void) =>
    void (async () => features[feature]?.[verb]?.((told: unknown) => !isOver && tell(told)))().catch(() => {})
  hear('aptos:onAccountChange', 'onAccountChange', (account) => onAccount(readAddress(account)))
  hear('aptos:onNetworkChange', 'onNetworkChange', (network) => {
    const other = otherNetwork(network)
    onNetwork(other === null ? 'aptos' : null, other ?? 'mainnet')
  })
  return () => {
    isOver = true
  }
}
