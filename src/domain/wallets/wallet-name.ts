import type { Wallet } from './wallet.ts'

type WalletName = { readonly nickname: string } | { readonly label: 'wallets.unnamed' | 'wallets.multisig' }

/** The default name is for display only; it is never saved as a nickname. */
export const walletName = ({ nickname }: Pick<Wallet, 'nickname'>, isMultisig = false): WalletName =>
  nickname === null ? { label: isMultisig ? 'wallets.multisig' : 'wallets.unnamed' } : { nickname }
