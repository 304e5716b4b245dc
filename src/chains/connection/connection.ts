import { DEFAULT_NETWORK, sharesAddress, type Network } from '../../domain/networks.ts'
import type { WalletSession } from '../adapter.ts'
import type { ChainError } from '../chain-error.ts'

/** A network that a wallet is asked for. Each prompt is a new object, so the answer to an earlier one is dropped by identity. */
export interface Prompt {
  readonly network: Network
}

interface WithWallet {
  readonly session: WalletSession
  readonly walletName: string
  /** Whose wallet it is: another customer never sees it. */
  readonly customerId: string | null
}

/** The wallet network state machine of the spec's section 4. `network` is the one of the last wallet. */
export type Connection =
  /** `isInitial`: nothing was chosen yet, which the specification calls the pending action 'initial connect'. */
  | { readonly status: 'idle'; readonly network: Network; readonly isInitial: boolean }
  /** The customer selects a wallet. */
  | { readonly status: 'choosing'; readonly network: Network; readonly prompt: Prompt }
  /** The selected wallet has not answered. Its name is blank when it did not say. */
  | { readonly status: 'asking'; readonly network: Network; readonly prompt: Prompt; readonly walletName: string }
  | (WithWallet & { readonly status: 'connected' })
  /** The connected wallet is asked to change its network. */
  | (WithWallet & { readonly status: 'switching'; readonly prompt: Prompt })
  | { readonly status: 'failed'; readonly network: Network; readonly error: ChainError }

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
      readonly session: WalletSession
      readonly customerId: string | null
    }
  | { readonly type: 'changeFailed'; readonly to: Prompt; readonly error: ChainError }
  /** The wallet is on a network that the product does not support. */
  | { readonly type: 'connectionLost'; readonly error: ChainError }
  | { readonly type: 'allDisconnected' }

const UNNAMED_WALLET = 'Unnamed Wallet'

export const initialConnection: Connection = { status: 'idle', network: DEFAULT_NETWORK, isInitial: true }

/** Null: no wallet is connected. */
export const sessionOf = (state: Connection): WalletSession | null => ('session' in state ? state.session : null)

export const networkOf = (state: Connection): Network => ('session' in state ? state.session.network : state.network)

/** What the wallet or the customer is asked now. */
export const promptOf = (state: Connection): Prompt | null => ('prompt' in state ? state.prompt : null)

const isConnecting = ({ status }: Connection): boolean => status === 'choosing' || status === 'asking'

function chooseNetwork(state: Connection, network: Network): Connection {
  const prompt = { network }
  if ('session' in state && sharesAddress(state.session.network, network))
    return { ...state, status: 'switching', prompt }
  return { status: 'choosing', network: networkOf(state), prompt }
}

function askWallet(state: Connection, walletName: string | null): Connection {
  const [network, present] = [networkOf(state), promptOf(state)]
  if (!present || !isConnecting(state)) return state
  const prompt = { ...present }
  return walletName === null
    ? { status: 'choosing', network, prompt }
    : { status: 'asking', network, prompt, walletName }
}

function changeNetwork(state: Connection, network: Network): Connection {
  if (isConnecting(state)) return state
  if (!('session' in state)) return { status: 'idle', network, isInitial: false }
  const { walletName, customerId } = state
  return { status: 'connected', session: { ...state.session, network }, walletName, customerId }
}

export function connectionReducer(state: Connection, event: ConnectionEvent): Connection {
  switch (event.type) {
    case 'networkChosen':
      return chooseNetwork(state, event.network)
    case 'walletAsked':
      return askWallet(state, event.walletName)
    case 'walletWithdrawn':
      return askWallet(state, null)
    case 'walletNetworkChanged':
      return changeNetwork(state, event.network)
    case 'walletAccountChanged':
      return 'session' in state ? { ...state, session: { ...state.session, address: event.address } } : state
    case 'changeSucceeded': {
      if (promptOf(state) !== event.to) return state
      const { session, customerId } = event
      return { status: 'connected', session, walletName: session.wallet.name || UNNAMED_WALLET, customerId }
    }
    case 'changeFailed':
      if (promptOf(state) !== event.to) return state
      return { status: 'failed', network: networkOf(state), error: event.error }
    case 'connectionLost':
      return { status: 'failed', network: networkOf(state), error: event.error }
    case 'allDisconnected':
      return { status: 'idle', network: DEFAULT_NETWORK, isInitial: false }
  }
}
