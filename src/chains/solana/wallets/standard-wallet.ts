import { isSolanaAddress } from '../../../domain/wallets/addresses/solana.ts'
import type { WalletOption } from '../../adapter.ts'
import {
  readStandard,
  standardOf,
  type Account,
  type Needs,
  type StandardWallet,
} from '../../wallet-standard/standard-wallet.ts'

export const CHAIN = 'solana:mainnet'

const NEEDS: Needs = {
  chain: CHAIN,
  all: [['standard:connect', 'connect']],
  // Hardware wallets sign transactions but no messages.
  any: [
    ['solana:signMessage', 'signMessage'],
    ['solana:signTransaction', 'signTransaction'],
    ['solana:signAndSendTransaction', 'signAndSendTransaction'],
  ],
}

export const readWallet = (value: unknown): WalletOption | null => readStandard(value, NEEDS)

export const walletOf = (wallet: WalletOption): StandardWallet => standardOf(wallet, NEEDS)

export function accountsOf({ accounts }: StandardWallet): readonly Account[] {
  return [...accounts].filter(({ address }) => typeof address === 'string' && isSolanaAddress(address))
}
