import type { ComponentProps } from 'react'
import { AccountsScreen } from '../../features/bank-accounts/AccountsScreen.tsx'
import { WalletList } from '../../features/wallets/WalletList.tsx'

type Params = Omit<ComponentProps<typeof AccountsScreen>, 'wallets'>

/** Bank accounts and wallets share a screen, and do not know each other. */
export function AccountsRoute(params: Params) {
  return <AccountsScreen {...params} wallets={<WalletList />} />
}
