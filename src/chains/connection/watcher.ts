import type { ChainAdapter, WalletEvents, WalletSession } from '../adapter.ts'
import { familyOf, type Family } from '../../domain/networks.ts'
import { listen } from '../injected/listen.ts'

interface Watcher {
  watch(session: WalletSession, adapter: ChainAdapter): void
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
  /** Some wallets cannot stop listening, and keep reporting events. */
  const eventsOfWatched = (session: WalletSession): WalletEvents => ({
    onAccount: (address) => watched === session && events.onAccount(address),
    onNetwork: (network, chain) => watched === session && events.onNetwork(network, chain),
  })
  const watch = (session: WalletSession, adapter: ChainAdapter) => {
    stop()
    watched = session
    end = listen(() => adapter.watch(session, eventsOfWatched(session)))
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
        // The signer asks for the account again.
      }
    },
  }
}
