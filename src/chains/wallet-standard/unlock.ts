import { withWalletTimeout } from '../injected/wallet-timeout.ts'
import { walletFailure } from '../wallet-failure.ts'
import type { StandardWallet } from './standard-wallet.ts'

interface Lock {
  isLocked(): boolean | Promise<boolean>
  connect(): Promise<unknown>
}

/** A wallet without an account is locked: connects once more, so that the customer unlocks it (decisions.md W12). */
export async function unlock({ isLocked, connect }: Lock): Promise<void> {
  if (!(await isLocked())) return
  await withWalletTimeout(connect(), 'wallet/locked').catch((error: unknown) => {
    const failure = walletFailure(error)
    // A wallet that cannot be asked stays locked, as its next check shows.
    if (failure.code !== 'wallet/failed') throw failure
  })
}

export const unlockStandard = (wallet: StandardWallet): Promise<void> =>
  unlock({
    isLocked: () => wallet.accounts.length === 0,
    connect: async () => wallet.features['standard:connect']!['connect']!(),
  })
