import { DEFAULT_NETWORK, sharesAddress, type Network } from '../../domain/networks.ts'
import type { WalletSession } from '../adapter.ts'
import type { ChainError } from '../chain-error.ts'

/** Each prompt is a new object, so that the answer to an earlier one is dropped by identity. */
export interface Prompt {
  readonly network: Network
}

interface WithWallet {
  readonly session: WalletSession
  readonly walletName: string
  /** The owner of the wallet, which no other customer may see. */
  readonly customerId: string | null
}

/** The wallet network state machine of the spec's section 4. `network` is that of the last wallet. */
export type Connection =
  /** `isInitial`: nothing was chosen yet; the spec's pending action 'initial connect'. */
  | { readonly status: 'idle'; readonly network: Network; readonly isInitial: boolean }
  | { readonly status: 'choosing'; readonly network: Network; readonly prompt: Prompt }
  | { readonly status: 'asking'; readonly network: Network; readonly prompt: Prompt; readonly walletName: string }
  | (WithWallet & { readonly status: 'connected' })
  | (WithWallet & { readonly status: 'switching'; readonly prompt: Prompt })
  | { readonly status: 'failed'; readonly network: Network; readonly error: ChainError }

export type ConnectionEvent =
  | { readonly type: 'networkChosen'; readonly network: Network }
  | { readonly type: 'walletAsked'; readonly walletName: string }
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
  | { readonly type: 'connectionLost'; readonly error: ChainError }
  | { readonly type: 'allDisconnected' }

const UNNAMED_WALLET = 'Unnamed Wallet'

export const initialConnection: Connection = { status: 'idle', network: DEFAULT_NETWORK, isInitial: true }

export const sessionOf = (state: Connection): WalletSession | null => ('session' in state ? state.session : null)

const networkOf = (state: Connection): Network => ('session' in state ? state.session.network : state.network)

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
