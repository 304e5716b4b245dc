import { displayNameOf, evmChainId, type Network } from '../../domain/networks.ts'
import { explorerOrigin } from '../../domain/payout-history/references/explorers.ts'
import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { chainFacts } from '../network-table.ts'
import { walletFailure } from '../wallet-failure.ts'
import { readNetwork } from './connect.ts'
import { askNow, isProvider, readAccount } from './provider.ts'

const UNKNOWN_CHAIN = 4902

/** MetaMask's phone app wraps the code of an error. */
function isUnknownChain(error: unknown): boolean {
  try {
    const { code, data } = error as { code?: unknown; data?: { originalError?: { code?: unknown } } }
    return code === UNKNOWN_CHAIN || data?.originalError?.code === UNKNOWN_CHAIN
  } catch {
    return false
  }
}

/** EIP-3085. Null for a network that the product cannot describe to a wallet. */
function chainToAdd(network: Network) {
  const facts = chainFacts(network)
  if (!facts) return null
  return {
    chainId: `0x${evmChainId(network).toString(16)}`,
    chainName: displayNameOf(network) ?? network,
    nativeCurrency: facts.native,
    rpcUrls: [facts.rpcUrl],
    blockExplorerUrls: [explorerOrigin(network)],
  }
}

/** EIP-3326, and EIP-3085 for a chain that the wallet does not know yet. Afterwards the wallet says itself where it is. */
export async function switchNetwork(session: WalletSession, network: Network): Promise<WalletSession> {
  const { provider } = session.wallet
  if (!isProvider(provider)) throw new ChainError('wallet/connection-failed')
  const chain = [{ chainId: `0x${evmChainId(network).toString(16)}` }]
  const toChain = () => provider.request({ method: 'wallet_switchEthereumChain', params: chain })
  try {
    await toChain().catch(async (error: unknown) => {
      const unknown = isUnknownChain(error) ? chainToAdd(network) : null
      if (!unknown) throw error
      await provider.request({ method: 'wallet_addEthereumChain', params: [unknown] })
      await toChain()
    })
  } catch (error) {
    throw walletFailure(error)
  }
  const [present, accounts] = [await readNetwork(provider), await askNow(provider, 'eth_accounts')]
  const address = readAccount(accounts)
  if (present !== network || address === null) throw new ChainError('wallet/connection-failed')
  return { ...session, network, address }
}
