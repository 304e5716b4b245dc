import type { WalletEvents, WalletSession } from '../../adapter.ts'
import { isSameAddress } from '../../../domain/wallets/addresses/address.ts'
import { accountsOf, walletOf } from './sui-wallet.ts'

/** The account of the session while the wallet allows it, else the wallet's first. */
export function presentAddress({ wallet, address }: WalletSession): string | null {
  const addresses = accountsOf(walletOf(wallet)).mainnet.map((account) => account.address)
  return addresses.find((each) => isSameAddress('sui', each, address)) ?? addresses[0] ?? null
}

export function watch(session: WalletSession, { onAccount, onNetwork }: WalletEvents): () => void {
  const standard = walletOf(session.wallet)
  let [present, elsewhere]: [string | null, string | null] = [session.address, null]
  const stop = standard.features['standard:events']?.['on']?.('change', () => {
    const { otherNetwork } = accountsOf(standard)
    if (otherNetwork !== elsewhere) {
      elsewhere = otherNetwork
      onNetwork(otherNetwork === null ? 'sui' : null, otherNetwork ?? 'mainnet')
    }
    if (otherNetwork !== null) return
    const address = presentAddress({ ...session, address: present ?? session.address })
    if (address === present) return
    present = address
    onAccount(address)
  })
  return typeof stop === 'function' ? () => void stop() : () => {}
}
