import type { StoreApi } from 'zustand/vanilla'
import type { ChainAdapter, WalletOption, WalletPlugin, WalletSession } from '../../chains/adapter.ts'
import type { ChainError } from '../../chains/chain-error.ts'
import type { Connection } from '../../chains/connection.ts'
import { familyOf, networkRules, type Family, type Network } from '../../domain/networks.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import { unsupportedNetwork } from '../../chains/wallet-errors.ts'
import type { WalletPage } from '../../chains/wallet-page.ts'
import { createConnectionState } from './connection-state.ts'
import { findWallets } from './find-wallets.ts'
import { runPrompts, type Prompts } from './run-prompts.ts'
import { createSigner } from './signer.ts'
import { createWatcher } from './watcher.ts'

interface Parts {
  readonly page: WalletPage
  readonly plugins: () => readonly WalletPlugin[]
  readonly load: (family: Family) => Promise<ChainAdapter>
  readonly emit: Emit
  /** Whose wallet it is: another customer never sees it. */
  readonly customerId: () => string | null
}

/** What a screen hears of the connected wallet. */
export interface ConnectionListener {
  onNetwork(network: Network): void
  /** The connection ended: with an error that the customer is to be told, or without one. */
  onEnd(error: ChainError | null): void
}

/** The one wallet connection of an element. */
export interface ConnectionRunner extends Prompts {
  readonly store: StoreApi<Connection>
  readonly page: WalletPage
  session(): WalletSession | null
  find(network: Network, onChange: (wallets: readonly WalletOption[]) => void): () => void
  /** Signs with the wallet whose address this is. Rejects when the screen is left or the wallet disconnected. */
  sign(address: string, message: string): Promise<string>
  disconnect(): void
  /** While a screen attends, the wallet's events are heard. Returns a function that ends it. */
  attend(listener: ConnectionListener): () => void
}

export function createConnectionRunner({ page, plugins, load, emit, customerId }: Parts): ConnectionRunner {
  const state = createConnectionState(emit)
  const signer = createSigner(load)
  const listeners = new Set<ConnectionListener>()
  let owner: string | null = null

  const end = (error: ChainError | null) => {
    watcher.stop()
    signer.stop()
    state.end(error)
    for (const listener of listeners) listener.onEnd(error)
  }
  const onNetwork = (network: Network | null, chain: string) => {
    const prompt = state.prompt()
    const session = state.session()
    if (prompt?.action === 'connect' || !session) return
    if (!network || !networkRules(network).wallets) return end(unsupportedNetwork(network, chain))
    if (!prompt && session.network === network) return
    state.moveTo(network)
    for (const listener of listeners) listener.onNetwork(network)
  }
  const onAccount = (address: string | null) => {
    if (address !== null) return state.changeAccount(address)
    if (state.session()) end(null)
  }
  const watcher = createWatcher(load, { onAccount, onNetwork })

  const prompts = runPrompts({
    state,
    load,
    onDropped: watcher.stop,
    onConnected(session, adapter) {
      owner = customerId()
      if (listeners.size > 0) watcher.watch(session, adapter)
    },
  })

  return {
    ...prompts,
    store: state.store,
    page,
    session: state.session,
    find: (network, onChange) => findWallets({ page, plugins: plugins(), load, family: familyOf(network) }, onChange),
    sign: (address, message) => signer.sign(state.session(), address, message),
    disconnect() {
      const left = state.session()
      end(null)
      if (left) void disconnectFrom(load, left)
    },
    attend(listener) {
      const session = state.session()
      if (session && owner !== customerId()) end(null)
      else if (session && listeners.size === 0) void watcher.watchAgain(session)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        watcher.stop()
        signer.stop()
        state.abandon()
        prompts.cancel()
      }
    },
  }
}

/** The widget has let go of the wallet already, whether the wallet answers or not. */
async function disconnectFrom(load: Parts['load'], session: WalletSession): Promise<void> {
  const adapter = await load(familyOf(session.network)).catch(() => null)
  await adapter?.disconnect(session).catch(() => null)
}
