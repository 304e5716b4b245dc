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
  /** The networks of accounts that are on mainnet no more than the wallet’s others. */
  readonly otherNetwork: string | null
}

const chainsOf = (account: Account): readonly unknown[] => {
  const { chains } = account as { readonly chains?: unknown }
  return Array.isArray(chains) ? chains : []
}

/** An account names the chains that it may be used on. A wallet that is on a testnet gives accounts without mainnet. */
export function accountsOf({ accounts }: StandardWallet): Accounts {
  const all = [...accounts].filter(({ address }) => typeof address === 'string' && isSuiAddress(address))
  const mainnet = all.filter((account) => chainsOf(account).includes(CHAIN))
  const other = all.flatMap(chainsOf).find((chain) => typeof chain === 'string' && chain.startsWith('sui:'))
  return { mainnet, otherNetwork: mainnet.length === 0 && other ? String(other).slice('sui:'.length) : null }
}
