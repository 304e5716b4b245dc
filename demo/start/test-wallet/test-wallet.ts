import type { RpcMethods } from '../../hosts/json-rpc-route.ts'
import { JsonRpcError, rpc } from '../../chains/json-rpc.ts'
import { EVM_NETWORKS, type EvmNetworkName, type LocalNetworkName } from '../../chains/networks.ts'
import * as evm from './evm-account.ts'
import type { Payment } from './payment.ts'
import * as solana from './solana-account.ts'

type RpcUrls = Readonly<Partial<Record<LocalNetworkName, string>>>

/** What the page needs to know. Only networks that run are listed. */
export interface WalletState {
  readonly evm: { readonly address: string; readonly chains: readonly { chainId: number; network: string }[] }
  /** The key is base64; null while the network does not run. */
  readonly solana: { readonly address: string; readonly publicKey: string } | null
}

/** What a node answers without a signature. */
const READS: ReadonlySet<unknown> = new Set([
  'eth_blockNumber',
  'eth_call',
  'eth_estimateGas',
  'eth_feeHistory',
  'eth_gasPrice',
  'eth_getBalance',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getCode',
  'eth_getLogs',
  'eth_getStorageAt',
  'eth_getTransactionByHash',
  'eth_getTransactionCount',
  'eth_getTransactionReceipt',
  'eth_maxPriorityFeePerGas',
])

/**
 * The keys of the shop's Test Wallet, for its page: the first test keys of the sandbox, which everybody knows. The page asks the
 * person before it calls. Fails with the codes of EIP-1193 and JSON-RPC.
 */
export function createTestWallet(rpcUrls: RpcUrls): RpcMethods {
  const running = () =>
    (Object.keys(rpcUrls) as LocalNetworkName[]).filter((name): name is EvmNetworkName => name !== 'solana')
  const chainOf = (chainId: unknown): evm.Chain => {
    const network = running().find((name) => EVM_NETWORKS[name].chainId === chainId)
    if (!network) throw new JsonRpcError(4901, 'The network of the wallet does not run.')
    return { chainId: EVM_NETWORKS[network].chainId, rpcUrl: rpcUrls[network]! }
  }
  const solanaNode = (): string => {
    if (rpcUrls.solana) return rpcUrls.solana
    throw new JsonRpcError(4901, 'Solana does not run.')
  }
  return {
    state: (): WalletState => ({
      evm: {
        address: evm.evmWallet.address,
        chains: running().map((network) => ({ network, chainId: EVM_NETWORKS[network].chainId })),
      },
      solana: rpcUrls.solana ? { address: solana.solanaAddress, publicKey: solana.solanaPublicKey } : null,
    }),
    evm_signMessage: (message) => evm.signMessage(message),
    evm_payment: (chainId, transaction): Payment | null => evm.paymentOf(transaction, chainOf(chainId)),
    evm_send: (chainId, transaction) => evm.send(transaction, chainOf(chainId)),
    evm_read(chainId, method, params) {
      if (!READS.has(method)) throw new JsonRpcError(4200, `The wallet does not know ${String(method)}.`)
      return rpc(chainOf(chainId).rpcUrl, method as string, Array.isArray(params) ? params : [])
    },
    solana_signMessage: (message) => solana.signMessage(message),
    solana_payment: (transaction) => solana.paymentOf(transaction, solanaNode()),
    solana_signTransaction: (transaction) => solana.signTransaction(transaction),
  }
}
