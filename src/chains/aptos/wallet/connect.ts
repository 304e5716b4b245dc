import type { WalletOption, WalletSession } from '../../adapter.ts'
import { ChainError } from '../../chain-error.ts'
import { walletFailure } from '../../wallet-failure.ts'
import { approved, readAddress, requireMainnet } from './wallet-answers.ts'
import { walletOf } from './aptos-wallet.ts'

export async function connect(wallet: WalletOption): Promise<WalletSession> {
  try {
    const standard = walletOf(wallet)
    const address = readAddress(approved(await standard.features['aptos:connect']!['connect']!()))
    if (address === null) throw new ChainError('wallet/no-account')
    await requireMainnet(standard)
    return { wallet, address, network: 'aptos', isMultisig: false }
  } catch (error) {
    throw walletFailure(error)
  }
}
