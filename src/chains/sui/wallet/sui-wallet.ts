import { isSuiAddress } from '../../../domain/wallets/addresses/move.ts'
import type { WalletOption } from '../../adapter.ts'
import {
  readStandard,
  standardOf,
  type Account,
  type Needs,
  type StandardWallet,
} from '../../wallet-standard/standard-wallet.ts'

export const CHAIN = 'sui:mainnet'

/** A wallet without a way to sign transactions may still give its address. */
const NEEDS: Needs = {
  chain: CHAIN,
  all: [['standard:connect', 'connect']],
  any: [['standard:connect', 'connect']],
}

export const readWallet = (value: unknown): WalletOption | null => readStandard(value, NEEDS)

export const walletOf = (wallet: WalletOption): StandardWallet => standardOf(wallet, NEEDS)

interface Accounts {
  readonly mainnet: readonly Account[]
  /** The wallet's network if none of its accounts is on mainnet. */
  readonly otherNetwork: string | null
}

const chainsOf = (account: Account): readonly unknown[] => {
  const { chains } = account as { readonly chains?: unknown }
  return Array.isArray(chains) ? chains : []
}

/** The chains that an account may be used on. On a testnet mainnet is not among them, and a wallet that has not chosen yet names none. */
const isOnMainnet = (chains: readonly unknown[]) => chains.length === 0 || chains.includes(CHAIN)

/** The accounts of Sui, which other accounts of the wallet may come with. */
export function accountsOf({ accounts }: StandardWallet): Accounts {
  const all = [...accounts].filter(({ address }) => typeof address === 'string' && isSuiAddress(address))
  const mainnet = all.filter((account) => isOnMainnet(chainsOf(account)))
  const other = all.flatMap(chainsOf).find((chain) => typeof chain === 'string' && chain.startsWith('sui:'))
  return { mainnet, otherNetwork: mainnet.length === 0 && other ? String(other).slice('sui:'.length) : null }
}
