import { evmChainId, type Network } from '../../domain/networks.ts'
import { chainFacts } from '../network-table.ts'
import type { ChainAdapter, WalletSession } from '../adapter.ts'
import { numberOf } from './node-values.ts'
import { askNow } from '../injected/provider.ts'

/** The most that a transfer of a known stablecoin uses, to an address that has none yet. */
const TRANSFER_GAS = 65_000n

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

export async function missingFeeCoin(
  ...[{ network, address, session }, node]: Parameters<NonNullable<ChainAdapter['missingFeeCoin']>>
): Promise<string | null> {
  const [price, native] = await Promise.all([
    numberOf(node, network, { method: 'eth_gasPrice', params: [] }),
    numberOf(node, network, { method: 'eth_getBalance', params: [address, 'latest'] }),
  ])
  if (native >= price * TRANSFER_GAS || (session && (await paysFees(session, network)))) return null
  return chainFacts(network)?.native.symbol ?? null
}
