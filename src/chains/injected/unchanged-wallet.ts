import type { WalletEvents } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { listen } from './listen.ts'

const CHECKS_MAX = 5

interface Asking<Result> {
  watch(events: WalletEvents): () => void
  /** Throws where the wallet is on another account or network than it has to be. */
  check(): Promise<void>
  act(): Promise<Result>
}

/** Checks account and network, again after any change that the wallet reports, and calls `act` with nothing in between. */
export async function withUnchangedWallet<Result>({ watch, check, act }: Asking<Result>): Promise<Result> {
  let hasChanged = true
  const onChange = () => {
    hasChanged = true
  }
  const stop = listen(() => watch({ onAccount: onChange, onNetwork: onChange }))
  try {
    for (let checks = 0; hasChanged; checks += 1) {
      hasChanged = false
      if (checks === CHECKS_MAX) throw new ChainError('wallet/changed')
      await check()
    }
    return await act()
  } finally {
    stop()
  }
}
