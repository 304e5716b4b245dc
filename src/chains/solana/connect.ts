import type { WalletOption, WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { walletFailure } from '../wallet-failure.ts'
import { accountsOf, walletOf } from './wallets/standard-wallet.ts'

/** Squads signs with a vault of several signers, and only its name says so. */
const MULTISIG = /squads/i

export async function connect(wallet: WalletOption): Promise<WalletSession> {
  try {
    const standard = walletOf(wallet)
    await standard.features['standard:connect']!['connect']!()
    const [account] = accountsOf(standard)
    // Unlocking would not change an account of another family (decisions.md W12).
    if (!account) throw new ChainError(standard.accounts.length === 0 ? 'wallet/locked' : 'wallet/no-account')
    return { wallet, address: account.address, network: 'solana', isMultisig: MULTISIG.test(wallet.name) }
  } catch (error) {
    throw walletFailure(error)
  }
}
