import { isSolanaAddress } from '../../../domain/wallets/addresses/solana.ts'
import type { WalletOption } from '../../adapter.ts'
import { walletIconOf, walletNameOf } from '../../announced-wallet.ts'
import { ChainError } from '../../chain-error.ts'

/** Wallets compare accounts by identity, so the object must be passed back unchanged. */
interface Account {
  readonly address: string
}

type Feature = Readonly<Record<string, (...inputs: readonly unknown[]) => unknown>>

export interface StandardWallet {
  readonly name: unknown
  readonly icon: unknown
  readonly chains: readonly unknown[]
  readonly features: Readonly<Record<string, Feature | undefined>>
  readonly accounts: readonly Account[]
}

export const CHAIN = 'solana:mainnet'
/** Hardware wallets sign transactions but no messages (decisions.md W11). */
const WAYS = [
  ['solana:signMessage', 'signMessage'],
  ['solana:signTransaction', 'signTransaction'],
  ['solana:signAndSendTransaction', 'signAndSendTransaction'],
] as const

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

/** Checks the provider again, because a plug-in may give any value. */
export function walletOf({ provider }: WalletOption): StandardWallet {
  if (readWallet(provider)) return provider as StandardWallet
  throw new ChainError('wallet/connection-failed')
}

export function accountsOf({ accounts }: StandardWallet): readonly Account[] {
  return [...accounts].filter(({ address }) => typeof address === 'string' && isSolanaAddress(address))
}
