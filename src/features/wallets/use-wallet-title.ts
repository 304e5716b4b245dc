import type { Wallet } from '../../domain/wallets/wallet.ts'
import { walletName } from '../../domain/wallets/wallet-name.ts'
import { visibleText } from '../../lib/format/visible-text.ts'
import { useText } from '../../ui/text.tsx'

export function useWalletTitle(wallet: Wallet): string {
  const t = useText()
  const name = walletName(wallet)
  return 'label' in name ? t(name.label) : visibleText(name.nickname)
}
