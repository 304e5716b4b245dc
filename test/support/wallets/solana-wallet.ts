import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
import { registerWallet } from '@wallet-standard/wallet'

/** Puts Solana Foundation's burner wallet into the page, in its own Wallet Standard wrapper. Returns its address. */
export async function installSolanaWallet(): Promise<string> {
  const adapter = new UnsafeBurnerWalletAdapter()
  registerWallet(new SolanaWalletAdapterWallet(adapter as never, 'solana:mainnet') as never)
  await adapter.connect()
  return adapter.publicKey!.toBase58()
}
