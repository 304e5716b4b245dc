import { JsonRpcError } from '../json-rpc.ts'

interface StandardAccount {
  readonly address: string
}

/** The accounts that a wallet of the Wallet Standard shows to a page: none, or its one. `ask` asks the person to connect. */
export function createStandardAccounts<Account extends StandardAccount>(account: Account, ask: () => Promise<void>) {
  const listeners = new Set<(change: object) => void>()
  let accounts: readonly Account[] = []

  const show = (next: typeof accounts) => {
    accounts = next
    for (const listener of listeners) listener({ accounts })
  }
  return {
    shown: () => accounts,
    mustOwn(asked: unknown) {
      if (accounts.length > 0 && (asked as { address?: unknown } | undefined)?.address === account.address) return
      throw new JsonRpcError(4100, 'The page is not connected to this account.')
    },
    features: {
      'standard:connect': {
        version: '1.0.0',
        async connect({ silent = false }: { readonly silent?: boolean } = {}) {
          if (!silent) {
            await ask()
            show([account])
          }
          return { accounts }
        },
      },
      'standard:disconnect': { version: '1.0.0', disconnect: async () => show([]) },
      'standard:events': {
        version: '1.0.0',
        on(_: 'change', listener: (change: object) => void) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    },
  }
}
