import type { WalletEvents, WalletSession } from '../adapter.ts'
import { isProvider } from '../injected/provider.ts'
import { isMainnet, nameOfChain, readAccount, readChain } from './provider.ts'

export function watch({ wallet: { provider } }: WalletSession, { onAccount, onNetwork }: WalletEvents): () => void {
  if (!isProvider(provider) || !provider.on) return () => {}
  const listeners = {
    accountsChanged: (accounts: unknown) => onAccount(readAccount(accounts)),
    chainChanged(chainId: unknown) {
      const chain = readChain(chainId)
      onNetwork(isMainnet(chain) ? 'tron' : null, nameOfChain(chain))
    },
    disconnect: () => onAccount(null),
  }
  const each = Object.entries(listeners)
  for (const [event, listener] of each) provider.on(event, listener)
  return () => each.forEach(([event, listener]) => provider.removeListener?.(event, listener))
}
