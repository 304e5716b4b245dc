import type { WalletSession } from '../../chains/adapter.ts'
import { useText } from '../../ui/text.tsx'

/** The name of a connected wallet (decisions.md W3). */
export function useWalletName(): (session: Pick<WalletSession, 'wallet' | 'isMultisig'>) => string {
  const t = useText()
  return ({ wallet, isMultisig }) => wallet.name || t(isMultisig ? 'connection.multisig' : 'connection.unnamed')
}
