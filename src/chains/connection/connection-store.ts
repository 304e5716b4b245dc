import type { StoreApi } from 'zustand/vanilla'
import type { Network } from '../../domain/networks.ts'
import type { Emit } from '../../domain/ramp-events.ts'
import { createReducerStore } from '../../lib/reducer-store.ts'
import type { WalletSession } from '../adapter.ts'
import type { ChainError } from '../chain-error.ts'
import { connectionReducer, initialConnection, sessionOf, type Connection, type ConnectionEvent } from './connection.ts'

interface Waiting {
  resolve(session: WalletSession): void
  reject(error: ChainError): void
}

export interface ConnectionStore {
  readonly store: StoreApi<Connection>
  dispatch(event: ConnectionEvent): void
  /** Settles with the next answer, unless another prompt or `abandon` comes first. */
  prompted(network: Network): Promise<WalletSession>
  abandon(): void
}

export function createConnectionStore(emit: Emit): ConnectionStore {
  const store = createReducerStore(connectionReducer, initialConnection)
  let waiting: Waiting | null = null
  const answer = (settle: (waiting: Waiting) => void) => {
    if (waiting) settle(waiting)
    waiting = null
  }

  store.subscribe((state, before) => {
    const [session, left] = [sessionOf(state), sessionOf(before)]
    if (left && !session) emit('ramp-wallet-disconnected', null)
    if (session && session.wallet !== left?.wallet) emit('ramp-wallet-connected', { network: session.network })
    if (state.status === 'connected') answer(({ resolve }) => resolve(state.session))
    if (state.status === 'failed') answer(({ reject }) => reject(state.error))
  })
  const { dispatch } = store
  return {
    store,
    dispatch,
    prompted(network) {
      const answered = new Promise<WalletSession>((resolve, reject) => {
        waiting = { resolve, reject }
      })
      dispatch({ type: 'networkChosen', network })
      return answered
    },
    abandon() {
      waiting = null
    },
  }
}
