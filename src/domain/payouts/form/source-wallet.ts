import type { Network } from '../../networks.ts'
import { isSameAddress } from '../../wallets/addresses/address.ts'
import type { Wallet } from '../../wallets/wallet.ts'

export type SourceRefusal =
  | { readonly message: 'payouts.sourceWallet.notSelected'; readonly address: null }
  | { readonly message: 'payouts.sourceWallet.connectInstead'; readonly address: string }

/**
 * Why no off-ramp may be created: only the wallet that it names can send its tokens (decisions.md W2). `connected` is the
 * address of the connected wallet; null without one.
 */
export function sourceRefusal(
  source: Pick<Wallet, 'address'> | null,
  network: Network,
  connected: string | null,
): SourceRefusal | null {
  if (!source) return { message: 'payouts.sourceWallet.notSelected', address: null }
  if (connected !== null && isSameAddress(network, source.address, connected)) return null
  return { message: 'payouts.sourceWallet.connectInstead', address: source.address }
}
