import type { WalletOption } from '../../adapter.ts'
import { readStandard, standardOf, type Needs, type StandardWallet } from '../../wallet-standard/standard-wallet.ts'

/** AIP-62. A wallet without a way to send may still give its address. */
const NEEDS: Needs = {
  chain: 'aptos:mainnet',
  all: [
    ['aptos:connect', 'connect'],
    ['aptos:account', 'account'],
    ['aptos:network', 'network'],
  ],
  any: [['aptos:connect', 'connect']],
}

export const readWallet = (value: unknown): WalletOption | null => readStandard(value, NEEDS)

export const walletOf = (wallet: WalletOption): StandardWallet => standardOf(wallet, NEEDS)
