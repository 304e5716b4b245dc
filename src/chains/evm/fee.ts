import { evmChainId, type Network } from '../../domain/networks.ts'
import { chainFacts } from '../network-table.ts'
import type { ChainAdapter, WalletSession } from '../adapter.ts'
import { numberOf } from './node-values.ts'
import { askNow } from './provider.ts'

/** What a transfer of the known stablecoins uses at most, to an address that has none of them yet. */
const TRANSFER_GAS = 65_000n

/** EIP-5792: another pays, or the account has funds that the network does not see. */
const PAYING = ['paymasterService', 'auxiliaryFunds']

/** Whether the wallet says that it pays the fee in another way. Most wallets do not know the question. */
async function saysItPays({ wallet, address }: WalletSession, network: Network): Promise<boolean> {
  try {
    const chainId = `0x${evmChainId(network).toString(16)}`
    const told = await askNow(wallet.provider, 'wallet_getCapabilities', [address, [chainId]])
    const ofChains = told as Readonly<Record<string, Readonly<Record<string, { readonly supported?: unknown }>>>>
    // `0x0` names what holds on every chain.
    return [chainId, '0x0'].some((chain) => PAYING.some((name) => ofChains[chain]?.[name]?.supported === true))
  } catch {
    return false
  }
}

/** The coin of the fee, where the address has less of it than a transfer costs now and the wallet does not say that it pays otherwise. */
export async function missingFeeCoin(
  ...[{ network, address, session }, node]: Parameters<NonNullable<ChainAdapter['missingFeeCoin']>>
): Promise<string | null> {
  const [price, native] = await Promise.all([
    numberOf(node, network, { method: 'eth_gasPrice', params: [] }),
    numberOf(node, network, { method: 'eth_getBalance', params: [address, 'latest'] }),
  ])
  if (native >= price * TRANSFER_GAS || (session && (await saysItPays(session, network)))) return null
  return chainFacts(network)?.native.symbol ?? null
}
