import { createDAppKit } from '@mysten/dapp-kit-core'
import { SuiGrpcClient } from '@mysten/sui/grpc'
import { getWallets } from '@wallet-standard/app'
import { registerWallet } from '@wallet-standard/wallet'

/** Makes Mysten's burner wallet, with a new key. It registers in the list of its own page alone, so it is announced here. Returns its address. */
export async function installSuiWallet(rpcUrl: string): Promise<string> {
  createDAppKit({
    networks: ['mainnet'],
    createClient: (network) => new SuiGrpcClient({ network, baseUrl: rpcUrl }),
    enableBurnerWallet: true,
    slushWalletConfig: null,
    autoConnect: false,
    storage: null,
  })
  const burner = getWallets()
    .get()
    .find(({ name }) => name === 'Unsafe Burner Wallet')!
  registerWallet(burner)
  return burner.accounts[0]!.address
}
