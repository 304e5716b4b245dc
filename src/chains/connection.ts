import { DEFAULT_NETWORK, isEvm, type Network } from '../domain/networks.ts'
import type { ChainError } from './chain-error.ts'

/** A wallet is asked for. Each prompt is a new object, so the answer to an earlier one is dropped by identity. */
export interface ConnectPrompt {
  readonly action: 'connect'
  readonly network: Network
  /** The name of the wallet that was chosen and has not answered; null while the customer chooses. */
  readonly asked: string | null
}

/** The connected wallet is asked to change its network. */
export interface SwitchPrompt {
  readonly action: 'switchNetwork'
  readonly network: Network
}

export type Prompt = ConnectPrompt | SwitchPrompt

export interface Connection {
  readonly network: Network
  readonly pending: { readonly action: 'initialConnect' } | Prompt | null
  /** Null: no wallet is connected. */
  readonly address: string | null
  readonly walletName: string | null
  readonly error: ChainError | null
}

export type ConnectionEvent =
  | { readonly type: 'networkChosen'; readonly network: Network }
  | { readonly type: 'walletAsked'; readonly walletName: string }
  /** The customer goes back to the list of wallets. */
  | { readonly type: 'walletWithdrawn' }
  | { readonly type: 'walletNetworkChanged'; readonly network: Network }
  | { readonly type: 'walletAccountChanged'; readonly address: string }
  | {
      readonly type: 'changeSucceeded'
      readonly to: Prompt
      readonly network: Network
      readonly address: string
      readonly walletName: string
    }
  | { readonly type: 'changeFailed'; readonly to: Prompt; readonly error: ChainError }
  /** The wallet left, or is on a network that the product does not support. */
  | { readonly type: 'connectionLost'; readonly error: ChainError | null }
  | { readonly type: 'allDisconnected' }

export const UNNAMED_WALLET = 'Unnamed Wallet'

export const initialConnection: Connection = {
  network: DEFAULT_NETWORK,
  pending: { action: 'initialConnect' },
  address: null,
  walletName: null,
  error: null,
}

const NO_WALLET = { address: null, walletName: null } as const

const connectTo = (network: Network, asked: string | null): ConnectPrompt => ({ action: 'connect', network, asked })

function choose(state: Connection, network: Network): Connection {
  if (state.address !== null && isEvm(state.network) && isEvm(network))
    return { ...state, pending: { action: 'switchNetwork', network }, error: null }
  return { ...state, ...NO_WALLET, pending: connectTo(network, null), error: null }
}

function askWallet(state: Connection, walletName: string | null): Connection {
  if (state.pending?.action !== 'connect') return state
  return { ...state, pending: connectTo(state.pending.network, walletName) }
}

/** The wallet network state machine of the spec's section 4. */
export function connectionReducer(state: Connection, event: ConnectionEvent): Connection {
  switch (event.type) {
    case 'networkChosen':
      return choose(state, event.network)
    case 'walletAsked':
      return askWallet(state, event.walletName)
    case 'walletWithdrawn':
      return askWallet(state, null)
    case 'walletNetworkChanged':
      if (state.pending?.action === 'connect') return state
      return { ...state, network: event.network, pending: null, error: null }
    case 'walletAccountChanged':
      return state.address === null ? state : { ...state, address: event.address }
    case 'changeSucceeded': {
      if (state.pending !== event.to) return state
      const { network, address } = event
      return { network, address, walletName: event.walletName || UNNAMED_WALLET, pending: null, error: null }
    }
    case 'changeFailed':
      return state.pending === event.to ? { ...state, ...NO_WALLET, pending: null, error: event.error } : state
    case 'connectionLost':
      return { ...state, ...NO_WALLET, pending: null, error: event.error }
    case 'allDisconnected':
      return { ...initialConnection, pending: null }
  }
}
