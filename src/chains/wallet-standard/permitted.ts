import { networkRules } from '../../domain/networks.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import type { WalletSession } from '../adapter.ts'
import type { StandardWallet } from './standard-wallet.ts'

function permits({ wallet, network }: WalletSession, address: string): boolean {
  try {
    const { accounts } = wallet.provider as StandardWallet
    return [...accounts].some((account) => isSameAddress(network, account.address, address))
  } catch {
    // It permits none, or its properties throw.
    return false
  }
}

/** Returns the session with this account if the wallet also permits it and can sign with it (decisions.md W12). */
export const sessionOn = (session: WalletSession, address: string): WalletSession =>
  networkRules(session.network).signsWithEach && permits(session, address) ? { ...session, address } : session
