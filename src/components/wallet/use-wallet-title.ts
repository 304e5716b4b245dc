import type { Wallet } from '../../domain/wallets/wallet.ts'
import { walletName } from '../../domain/wallets/wallet-name.ts'
import { visibleText } from '../../lib/format/visible-text.ts'
import { useIsMultisig } from './use-is-multisig.ts'
import { useText } from '../../ui/text.tsx'

type Named = Pick<Wallet, 'nickname' | 'address'>

/** The titles of saved wallets (decisions.md W3). */
export function useWalletTitles(): (wallet: Named) => string {
  const t = useText()
  const isMultisig = useIsMultisig()
  return (wallet) => {
    const name = walletName(wallet, isMultisig(wallet.address))
    return 'label' in name ? t(name.label) : visibleText(name.nickname)
  }
}

export const useWalletTitle = (wallet: Named): string => useWalletTitles()(wallet)
