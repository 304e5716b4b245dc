import type { WalletOption } from '../adapter.ts'
import { walletIconOf, walletNameOf } from '../wallet-answers/announced-wallet.ts'
import { ChainError } from '../chain-error.ts'

/** Wallets compare accounts by identity, so the object must be passed back unchanged. */
export interface Account {
  readonly address: string
  /** Those of the wallet that this account has. Some wallets leave them out. */
  readonly features?: readonly unknown[]
}

type Feature = Readonly<Record<string, (...inputs: readonly unknown[]) => unknown>>

export interface StandardWallet {
  readonly name: unknown
  readonly icon: unknown
  readonly chains: readonly unknown[]
  readonly features: Readonly<Record<string, Feature | undefined>>
  readonly accounts: readonly Account[]
}

type Verb = readonly [feature: string, verb: string]

export interface Needs {
  readonly chain: string
  readonly all: readonly Verb[]
  /** At least one of these: a wallet needs the features of the step that it is chosen for, not of all (decisions.md W11). */
  readonly any: readonly Verb[]
}

export function readStandard(value: unknown, { chain, all, any }: Needs): WalletOption | null {
  try {
    const { name, icon, chains, features } = value as StandardWallet
    const has = ([feature, verb]: Verb) => typeof features[feature]?.[verb] === 'function'
    if (typeof name !== 'string' || name === '' || !chains.includes(chain) || !all.every(has) || !any.some(has))
      return null
    return { id: name, name: walletNameOf(name), icon: walletIconOf(icon), provider: value }
  } catch {
    return null
  }
}

/** Checks the provider again, because a plug-in may give any value. */
export function standardOf({ provider }: WalletOption, needs: Needs): StandardWallet {
  if (readStandard(provider, needs)) return provider as StandardWallet
  throw new ChainError('wallet/unreadable')
}
