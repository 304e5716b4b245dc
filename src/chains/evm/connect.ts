import { networkRules, type Network } from '../../domain/networks.ts'
import type { WalletOption, WalletSession } from '../adapter.ts'
import { unsupportedNetwork } from '../wallet-errors.ts'
import { askNow } from '../injected/provider.ts'
import { askForAccount, networkOfChain, readChainId } from './provider.ts'

/** EIP-7702 accounts have code and a key, unlike a contract. */
const DELEGATED = /^0xef0100/i

async function isContract(provider: unknown, address: string): Promise<boolean> {
  const code = await askNow(provider, 'eth_getCode', [address, 'latest']).catch(() => '0x')
  return typeof code === 'string' && /^0x[0-9a-f]*[1-9a-f]/i.test(code) && !DELEGATED.test(code)
}

/** Refuses a chain that the product does not support (WAL-16). */
async function readNetwork(provider: unknown): Promise<Network> {
  const chainId = await askNow(provider, 'eth_chainId')
  const network = networkOfChain(chainId)
  if (network && networkRules(network).wallets) return network
  throw unsupportedNetwork(network, String(readChainId(chainId) ?? '?'))
}

export async function connect(wallet: WalletOption): Promise<WalletSession> {
  const address = await askForAccount(wallet.provider)
  const network = await readNetwork(wallet.provider)
  return { wallet, address, network, isMultisig: await isContract(wallet.provider, address) }
}
