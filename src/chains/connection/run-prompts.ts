import { familyOf, type Family, type Network } from '../../domain/networks.ts'
import type { ChainAdapter, WalletOption, WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { walletFailure } from '../wallet-failure.ts'
import type { ConnectionStore } from './connection-store.ts'
import { promptOf, sessionOf, type Prompt } from './connection.ts'

interface Parts {
  readonly connection: ConnectionStore
  readonly load: (family: Family) => Promise<ChainAdapter>
  /** Whose wallet it is that connects now. */
  readonly customerId: () => string | null
  onConnected(session: WalletSession, adapter: ChainAdapter): void
  /** No wallet is connected any more. */
  onDropped(): void
}

export interface Prompts {
  /**
   * Prompts a connection, or a switch of the connected wallet. Rejects with `ChainError`. Never settles when the customer has
   * meanwhile left the screen or chosen another network.
   */
  connect(network: Network): Promise<WalletSession>
  /** Asks the wallet that the customer chose. */
  choose(wallet: WalletOption): void
  /** Back to the list of wallets. */
  withdraw(): void
  /** The customer closed the prompt without a wallet. */
  cancel(): void
}

/** Asks wallets what is prompted. What a wallet answers after another prompt is dropped. */
export function runPrompts({ connection, load, customerId, onConnected, onDropped }: Parts): Prompts {
  const { store, dispatch } = connection
  const prompted = () => promptOf(store.getState())
  const fail = (to: Prompt, error: ChainError) => {
    onDropped()
    dispatch({ type: 'changeFailed', to, error })
  }
  const change = async (to: Prompt, work: (adapter: ChainAdapter) => Promise<WalletSession>) => {
    try {
      const adapter = await load(familyOf(to.network))
      const session = await work(adapter)
      if (prompted() !== to) return
      dispatch({ type: 'changeSucceeded', to, session, customerId: customerId() })
      onConnected(session, adapter)
    } catch (error) {
      if (prompted() === to) fail(to, walletFailure(error))
    }
  }
  const moved = async (adapter: ChainAdapter, session: WalletSession, prompt: Prompt) =>
    session.network === prompt.network || prompted() !== prompt
      ? session
      : adapter.switchNetwork(session, prompt.network)

  return {
    connect(network) {
      const answer = connection.prompted(network)
      const state = store.getState()
      if (state.status === 'switching') {
        const { session, prompt } = state
        void change(prompt, (adapter) => moved(adapter, session, prompt))
      } else if (!sessionOf(state)) onDropped()
      return answer
    },
    choose(wallet) {
      dispatch({ type: 'walletAsked', walletName: wallet.name })
      const state = store.getState()
      if (state.status !== 'asking') return
      const { prompt } = state
      void change(prompt, async (adapter) => moved(adapter, await adapter.connect(wallet, prompt.network), prompt))
    },
    withdraw: () => dispatch({ type: 'walletWithdrawn' }),
    cancel() {
      const prompt = prompted()
      if (prompt) fail(prompt, new ChainError('wallet/connection-failed'))
    },
  }
}
