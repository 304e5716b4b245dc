import type { WalletOption, WalletSession } from '../../adapter.ts'
import { ChainError } from '../../chain-error.ts'
import { unsupportedNetwork } from '../../wallet-errors.ts'
import { walletFailure } from '../../wallet-failure.ts'
import { accountsOf, walletOf } from './sui-wallet.ts'

export async function connect(wallet: WalletOption): Promise<WalletSession> {
  try {
    const standard = walletOf(wallet)
    await standard.features['standard:connect']!['connect']!()
    const { mainnet, otherNetwork } = accountsOf(standard)
    if (otherNetwork !== null) throw unsupportedNetwork(null, otherNetwork)
    const [account] = mainnet
    // Unlocking would not change an account of another family (decisions.md W12).
    if (!account) throw new ChainError(standard.accounts.length === 0 ? 'wallet/locked' : 'wallet/no-account')
    return { wallet, address: account.address, network: 'sui', isMultisig: false }
  } catch (error) {
    throw walletFailure(error)
  }
}
