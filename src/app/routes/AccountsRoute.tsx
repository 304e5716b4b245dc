import type { ComponentProps } from 'react'
import { AccountsScreen } from '../../features/bank-accounts/AccountsScreen.tsx'
import { WalletList } from '../../features/wallets/WalletList.tsx'

type Params = Omit<ComponentProps<typeof AccountsScreen>, 'WalletList'>

/** Combines the features bank accounts and wallets, which must not import each other, on one screen. */
export function AccountsRoute(params: Params) {
  return <AccountsScreen {...params} WalletList={WalletList} />
}
