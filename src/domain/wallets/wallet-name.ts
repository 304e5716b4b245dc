import type { Wallet } from './wallet.ts'

export type WalletName = { readonly nickname: string } | { readonly label: 'wallets.unnamed' | 'wallets.multisig' }

/** A wallet that has no nickname keeps none; what stands in its place is for show. */
export const walletName = ({ nickname }: Pick<Wallet, 'nickname'>, isMultisig = false): WalletName =>
  nickname === null ? { label: isMultisig ? 'wallets.multisig' : 'wallets.unnamed' } : { nickname }
