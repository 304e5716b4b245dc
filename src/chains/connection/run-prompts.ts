import { familyOf, type Family, type Network } from '../../domain/networks.ts'
import type { ChainAdapter, WalletOption, WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { walletFailure } from '../wallet-failure.ts'
import type { ConnectionStore } from './connection-store.ts'
import { promptOf, sessionOf, type Prompt } from './connection.ts'

interface Parts {
  readonly connection: ConnectionStore
  readonly load: (family: Family) => Promise<ChainAdapter>
  readonly customerId: () => string | null
  onConnected(session: WalletSession, adapter: ChainAdapter): void
  onDropped(): void
}

export interface Prompts {
  /** Rejects with `ChainError`. Never settles when the customer leaves the screen or chooses another network. */
  connect(network: Network): Promise<WalletSession>
  choose(wallet: WalletOption): void
  withdraw(): void
  cancel(): void
}

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
  const onPromptedNetwork = async (adapter: ChainAdapter, session: WalletSession, prompt: Prompt) =>
    session.network === prompt.network || prompted() !== prompt
      ? session
      : adapter.switchNetwork(session, prompt.network)

  return {
    connect(network) {
      const answer = connection.prompted(network)
      const state = store.getState()
      if (state.status === 'switching') {
        const { session, prompt } = state
        void change(prompt, (adapter) => onPromptedNetwork(adapter, session, prompt))
      } else if (!sessionOf(state)) onDropped()
      return answer
    },
    choose(wallet) {
      dispatch({ type: 'walletAsked', walletName: wallet.name })
      const state = store.getState()
      if (state.status !== 'asking') return
      const { prompt } = state
      void change(prompt, async (adapter) =>
        onPromptedNetwork(adapter, await adapter.connect(wallet, prompt.network), prompt),
      )
    },
    withdraw: () => dispatch({ type: 'walletWithdrawn' }),
    cancel() {
      const prompt = prompted()
      if (prompt) fail(prompt, new ChainError('wallet/connection-failed'))
    },
  }
}
