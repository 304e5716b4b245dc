import { isSolanaAddress } from '../../../domain/wallets/addresses/solana.ts'
import type { WalletOption } from '../../adapter.ts'
import { walletIconOf, walletNameOf } from '../../announced-wallet.ts'
import { ChainError } from '../../chain-error.ts'

/** An account of a wallet. Wallets compare it by identity, so it is handed back as it came. */
interface Account {
  readonly address: string
}

type Feature = Readonly<Record<string, (...inputs: readonly unknown[]) => unknown>>

/** A wallet of the Wallet Standard, as far as it is used here. */
export interface StandardWallet {
  readonly name: unknown
  readonly icon: unknown
  readonly chains: readonly unknown[]
  readonly features: Readonly<Record<string, Feature | undefined>>
  readonly accounts: readonly Account[]
}

export const CHAIN = 'solana:mainnet'
/** Hardware wallets sign transactions and no messages (decisions.md W11). */
const WAYS = [
  ['solana:signMessage', 'signMessage'],
  ['solana:signTransaction', 'signTransaction'],
  ['solana:signAndSendTransaction', 'signAndSendTransaction'],
] as const

/** A wallet that can connect on Solana and sign something there; null for any other. */
export function readWallet(value: unknown): WalletOption | null {
  try {
    const { name, icon, chains, features } = value as StandardWallet
    const has = (feature: string, verb: string) => typeof features[feature]?.[verb] === 'function'
    const isAble = has('standard:connect', 'connect') && WAYS.some(([feature, verb]) => has(feature, verb))
    if (typeof name !== 'string' || name === '' || !chains.includes(CHAIN) || !isAble) return null
    return { id: name, name: walletNameOf(name), icon: walletIconOf(icon), provider: value }
  } catch {
    return null
  }
}

/** The wallet behind an option. A plug-in may have given anything. */
export function walletOf({ provider }: WalletOption): StandardWallet {
  if (readWallet(provider)) return provider as StandardWallet
  throw new ChainError('wallet/connection-failed')
}

/** The accounts that the wallet has allowed the page to see. */
export function accountsOf({ accounts }: StandardWallet): readonly Account[] {
  return [...accounts].filter(({ address }) => typeof address === 'string' && isSolanaAddress(address))
}
