import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WalletSession } from '../../chains/adapter.ts'
import type { ChainError } from '../../chains/chain-error.ts'
import {
  connectionReducer,
  initialConnection,
  type Connection,
  type ConnectionEvent,
  type Prompt,
} from '../../chains/connection.ts'
import type { Network } from '../../domain/networks.ts'
import type { Emit } from '../../domain/ramp-events.ts'

interface Waiting {
  resolve(session: WalletSession): void
  reject(error: ChainError): void
}

/** The state of a connection, with the session behind it and the call that waits for it. */
export interface ConnectionState {
  readonly store: StoreApi<Connection>
  dispatch(event: ConnectionEvent): void
  /** What the wallet or the customer is asked now. */
  prompt(): Prompt | null
  session(): WalletSession | null
  /** Prompts a network. Settles with the next answer, unless another prompt or `abandon` comes first. */
  prompted(network: Network): Promise<WalletSession>
  abandon(): void
  succeed(prompt: Prompt, connected: WalletSession): void
  fail(prompt: Prompt, error: ChainError): void
  moveTo(network: Network): void
  changeAccount(address: string): void
  end(error: ChainError | null): void
}

export function createConnectionState(emit: Emit): ConnectionState {
  const store = createStore<Connection>(() => initialConnection)
  const dispatch = (event: ConnectionEvent) => store.setState((state) => connectionReducer(state, event), true)
  let session: WalletSession | null = null
  let waiting: Waiting | null = null

  const drop = () => {
    if (session) emit('ramp-wallet-disconnected', null)
    session = null
  }
  const resolve = (connected: WalletSession) => {
    waiting?.resolve(connected)
    waiting = null
  }
  return {
    store,
    dispatch,
    prompt() {
      const { pending } = store.getState()
      return pending?.action === 'initialConnect' ? null : pending
    },
    session: () => session,
    prompted(network) {
      const answer = new Promise<WalletSession>((resolve, reject) => {
        waiting = { resolve, reject }
      })
      dispatch({ type: 'networkChosen', network })
      if (store.getState().address === null) drop()
      return answer
    },
    abandon() {
      waiting = null
    },
    succeed(prompt, connected) {
      const isNew = session?.wallet !== connected.wallet
      session = connected
      const { network, address, wallet } = connected
      dispatch({ type: 'changeSucceeded', to: prompt, network, address, walletName: wallet.name })
      if (isNew) emit('ramp-wallet-connected', { network })
      resolve(connected)
    },
    fail(prompt, error) {
      drop()
      dispatch({ type: 'changeFailed', to: prompt, error })
      waiting?.reject(error)
      waiting = null
    },
    moveTo(network) {
      if (!session) return
      session = { ...session, network }
      dispatch({ type: 'walletNetworkChanged', network })
      resolve(session)
    },
    changeAccount(address) {
      if (!session) return
      session = { ...session, address }
      dispatch({ type: 'walletAccountChanged', address })
    },
    end(error) {
      waiting = null
      drop()
      dispatch(error ? { type: 'connectionLost', error } : { type: 'allDisconnected' })
    },
  }
}
