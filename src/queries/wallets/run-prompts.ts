import type { ChainAdapter, WalletOption, WalletSession } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import type { Prompt } from '../../chains/connection.ts'
import { walletFailure } from '../../chains/wallet-failure.ts'
import { familyOf, type Family, type Network } from '../../domain/networks.ts'
import type { ConnectionState } from './connection-state.ts'

interface Parts {
  readonly state: ConnectionState
  readonly load: (family: Family) => Promise<ChainAdapter>
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
export function runPrompts({ state, load, onConnected, onDropped }: Parts): Prompts {
  const fail = (prompt: Prompt, error: ChainError) => {
    onDropped()
    state.fail(prompt, error)
  }
  const change = async (prompt: Prompt, work: (adapter: ChainAdapter) => Promise<WalletSession>) => {
    try {
      const adapter = await load(familyOf(prompt.network))
      const connected = await work(adapter)
      if (state.prompt() !== prompt) return
      state.succeed(prompt, connected)
      onConnected(connected, adapter)
    } catch (error) {
      if (state.prompt() === prompt) fail(prompt, walletFailure(error))
    }
  }
  const moved = async (adapter: ChainAdapter, session: WalletSession, prompt: Prompt) =>
    session.network === prompt.network || state.prompt() !== prompt
      ? session
      : adapter.switchNetwork(session, prompt.network)

  return {
    connect(network) {
      const answer = state.prompted(network)
      const [prompt, session] = [state.prompt(), state.session()]
      if (!session) onDropped()
      if (session && prompt) void change(prompt, (adapter) => moved(adapter, session, prompt))
      return answer
    },
    choose(wallet) {
      state.dispatch({ type: 'walletAsked', walletName: wallet.name })
      const prompt = state.prompt()
      if (prompt?.action !== 'connect') return
      void change(prompt, async (adapter) => moved(adapter, await adapter.connect(wallet, prompt.network), prompt))
    },
    withdraw: () => state.dispatch({ type: 'walletWithdrawn' }),
    cancel() {
      const prompt = state.prompt()
      if (prompt) fail(prompt, new ChainError('wallet/connection-failed'))
    },
  }
}
