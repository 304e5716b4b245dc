import type { WalletEvents, WalletSession } from '../adapter.ts'
import { accountsOf, walletOf } from './wallets/standard-wallet.ts'

/** The account of the session while the wallet allows it, else the wallet's first. */
export function presentAddress({ wallet, address }: WalletSession): string | null {
  const addresses = accountsOf(walletOf(wallet)).map((account) => account.address)
  return addresses.includes(address) ? address : (addresses[0] ?? null)
}

export function watch(session: WalletSession, { onAccount }: WalletEvents): () => void {
  const on = walletOf(session.wallet).features['standard:events']?.['on']
  let present: string | null = session.address
  const stop = on?.('change', () => {
    const address = presentAddress({ ...session, address: present ?? session.address })
    if (address === present) return
    present = address
    onAccount(address)
  })
  return typeof stop === 'function' ? () => void stop() : () => {}
}
