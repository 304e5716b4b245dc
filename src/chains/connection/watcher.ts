import type { ChainAdapter, WalletEvents, WalletSession } from '../adapter.ts'
import { familyOf, type Family } from '../../domain/networks.ts'

export interface Watcher {
  /** Hears the events of this wallet, and of no other any more. */
  watch(session: WalletSession, adapter: ChainAdapter): void
  /** Like `watch`, for a wallet that was not heard meanwhile: its account is asked for. */
  watchAgain(session: WalletSession): Promise<void>
  stop(): void
}

export function createWatcher(load: (family: Family) => Promise<ChainAdapter>, events: WalletEvents): Watcher {
  let end = () => {}
  let watched: WalletSession | null = null
  const stop = () => {
    watched = null
    end()
    end = () => {}
  }
  const watch = (session: WalletSession, adapter: ChainAdapter) => {
    stop()
    watched = session
    end = adapter.watch(session, events)
  }
  return {
    stop,
    watch,
    async watchAgain(session) {
      stop()
      watched = session
      try {
        const adapter = await load(familyOf(session.network))
        if (watched !== session) return
        watch(session, adapter)
        const address = await adapter.currentAddress(session)
        if (watched === session && address !== session.address) events.onAccount(address)
      } catch {
        // Whoever signs asks for the account again.
      }
    },
  }
}
