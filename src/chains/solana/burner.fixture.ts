import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'

/** Solana Foundation's burner wallet in its own Wallet Standard wrapper. */
export function burnerWallet(name: string) {
  const adapter = Object.assign(new UnsafeBurnerWalletAdapter(), { name })
  return new SolanaWalletAdapterWallet(adapter as never, 'solana:mainnet', 'http://127.0.0.1:1')
}
