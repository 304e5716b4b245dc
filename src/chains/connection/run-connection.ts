import type { StoreApi } from 'zustand/vanilla'
import { familyOf, networkRules, type Family, type Network } from '../../domain/networks.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import type { ChainAdapter, WalletOption, WalletPlugin, WalletSession } from '../adapter.ts'
import type { ChainError, ChainErrorCode } from '../chain-error.ts'
import { isChainError } from '../is-chain-error.ts'
import { unsupportedNetwork } from '../wallet-errors.ts'
import type { WalletPage } from '../wallet-page.ts'
import { createConnectionStore, type ConnectionStore } from './connection-store.ts'
import { sessionOf, type Connection } from './connection.ts'
import { findWallets } from './find-wallets.ts'
import { runPrompts, type Prompts } from './run-prompts.ts'
import { createSigner } from './signer.ts'
import { createWatcher } from './watcher.ts'

interface Parts {
  readonly page: WalletPage
  readonly plugins: () => readonly WalletPlugin[]
  readonly load: (family: Family) => Promise<ChainAdapter>
  readonly emit: Emit
  readonly customerId: () => string | null
  readonly onMultisig: (address: string) => void
}

export interface ConnectionListener {
  onNetwork(network: Network): void
  onEnd(error: ChainError | null): void
}

export interface ConnectionRunner extends Prompts {
  readonly store: StoreApi<Connection>
  readonly page: WalletPage
  session(): WalletSession | null
  find(network: Network, onChange: (wallets: readonly WalletOption[]) => void): () => void
  /** Signs with the wallet of this address. Rejects when the customer leaves the screen or the wallet disconnects. */
  sign(address: string, message: string): Promise<string>
  /** The session with this account, where its wallet permits the account; else the session as it is. */
  withAccount(session: WalletSession, address: string): Promise<WalletSession>
  disconnect(): void
  /**
   * Lets go of a wallet whose connection has failed or was refused, so that the customer chooses one at the next prompt: it may never answer again, as
   * after an update of its extension.
   */
  dropAfter(error: unknown): void
  /** Hears the wallet's events while a screen is attending. Returns a function that ends it. */
  attend(listener: ConnectionListener): () => void
}

/** After these the wallet is of no use, or has been refused to this page. */
const LETS_GO: readonly ChainErrorCode[] = [
  'wallet/rejected',
  'wallet/failed',
  'wallet/unreadable',
  'wallet/silent',
  'wallet/cannot-send',
  'wallet/no-account',
]

interface Watched {
  readonly connection: ConnectionStore
  readonly load: Parts['load']
  readonly listeners: ReadonlySet<ConnectionListener>
  readonly stopSigning: () => void
}

/** Takes over what the wallet says of itself, and ends the connection where it has to end. */
function watchWallet({ connection: { store, dispatch, abandon }, load, listeners, stopSigning }: Watched) {
  const end = (error: ChainError | null) => {
    watcher.stop()
    stopSigning()
    abandon()
    dispatch(error ? { type: 'connectionLost', error } : { type: 'allDisconnected' })
    for (const listener of listeners) listener.onEnd(error)
  }
  const onNetwork = (network: Network | null, chain: string) => {
    const state = store.getState()
    if (!('session' in state)) return
    if (!network || !networkRules(network).wallets) return end(unsupportedNetwork(network, chain))
    if (state.status === 'connected' && state.session.network === network) return
    dispatch({ type: 'walletNetworkChanged', network })
    for (const listener of listeners) listener.onNetwork(network)
  }
  const onAccount = (address: string | null) => {
    if (address !== null) dispatch({ type: 'walletAccountChanged', address })
    else if (sessionOf(store.getState())) end(null)
  }
  const watcher = createWatcher(load, { onAccount, onNetwork })
  return { watcher, end }
}

export function createConnectionRunner({ page, plugins, load, emit, customerId, onMultisig }: Parts): ConnectionRunner {
  const connection = createConnectionStore(emit)
  const { store } = connection
  const session = () => sessionOf(store.getState())
  const signer = createSigner(load)
  const listeners = new Set<ConnectionListener>()
  const { watcher, end } = watchWallet({ connection, load, listeners, stopSigning: signer.stop })

  const prompts = runPrompts({
    connection,
    load,
    customerId,
    onDropped: watcher.stop,
    onConnected(connected, adapter) {
      if (connected.isMultisig) onMultisig(connected.address)
      if (listeners.size > 0) watcher.watch(connected, adapter)
    },
  })

  return {
    ...prompts,
    store,
    page,
    session,
    find: (network, onChange) => findWallets({ page, plugins: plugins(), load, family: familyOf(network) }, onChange),
    sign: (address, message) => signer.sign(session(), address, message),
    withAccount: signer.withAccount,
    dropAfter(error) {
      if (session() && isChainError(error) && LETS_GO.includes(error.code)) end(null)
    },
    disconnect() {
      const left = session()
      end(null)
      if (left) void disconnectFrom(load, left)
    },
    attend(listener) {
      const state = store.getState()
      if ('session' in state && state.customerId !== customerId()) end(null)
      else if ('session' in state && listeners.size === 0) void watcher.watchAgain(state.session)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        watcher.stop()
        signer.stop()
        connection.abandon()
        prompts.cancel()
      }
    },
  }
}

/** Failures are ignored, because the widget has already forgotten the wallet. */
async function disconnectFrom(load: Parts['load'], session: WalletSession): Promise<void> {
  const adapter = await load(familyOf(session.network)).catch(() => null)
  await adapter?.disconnect(session).catch(() => null)
}
