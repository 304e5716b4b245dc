import { evmChainId, type Network } from '../../../domain/networks.ts'
import { chainFacts } from '../../network-table.ts'
import type { ChainAdapter, ChainNode, WalletSession } from '../../adapter.ts'
import { transferData } from '../erc20.ts'
import { TRANSFER_GAS } from '../facts.ts'
import { numberOf } from '../node-values.ts'
import { askNow } from '../../injected/provider.ts'

/** EIP-5792: a third party pays, or the account has funds that the network does not see. */
const PAYING = ['paymasterService', 'auxiliaryFunds']

async function paysFees({ wallet, address }: WalletSession, network: Network): Promise<boolean> {
  try {
    const chainId = `0x${evmChainId(network).toString(16)}`
    const capabilities = await askNow(wallet.provider, 'wallet_getCapabilities', [address, [chainId]])
    const ofChains = capabilities as Readonly<
      Record<string, Readonly<Record<string, { readonly supported?: unknown }>>>
    >
    // `0x0` applies to every chain.
    return [chainId, '0x0'].some((chain) => PAYING.some((name) => ofChains[chain]?.[name]?.supported === true))
  } catch {
    return false
  }
}

/** An address that has no tokens, like that of a new payout. */
const unusedAddress = (from: string): string => `0x${(BigInt(from) ^ 1n).toString(16).padStart(40, '0')}`

/** What the node estimates for a unit of a stablecoin; what it has been, where the account has none or the node does not say. */
async function gasOf(node: ChainNode, network: Network, from: string): Promise<bigint> {
  const token = node.token(network, 'usdc') ?? node.token(network, 'usdt')
  if (!token) return TRANSFER_GAS
  const call = { from, to: token.address, data: transferData(unusedAddress(from), 1n) }
  return numberOf(node, network, { method: 'eth_estimateGas', params: [call] }).catch(() => TRANSFER_GAS)
}

export async function missingFeeCoin(
  ...[{ network, address, session }, node]: Parameters<NonNullable<ChainAdapter['missingFeeCoin']>>
): Promise<string | null> {
  const [price, native, gas] = await Promise.all([
    numberOf(node, network, { method: 'eth_gasPrice', params: [] }),
    numberOf(node, network, { method: 'eth_getBalance', params: [address, 'latest'] }),
    gasOf(node, network, address),
  ])
  if (native >= price * gas || (session && (await paysFees(session, network)))) return null
  return chainFacts(network)?.native.symbol ?? null
}
