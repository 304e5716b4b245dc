import type { WalletOption, WalletSession } from '../adapter.ts'
import { ChainError, type ChainErrorCode } from '../chain-error.ts'
import { ask, isProvider } from '../injected/provider.ts'
import { unsupportedNetwork } from '../wallet-errors.ts'
import { isMainnet, nameOfChain, notConnected, presentChain, readAccount, signingAddress } from './provider.ts'

const ANSWERED: readonly ChainErrorCode[] = ['wallet/rejected', 'wallet/busy']

/** Codes that TronLink resolves with, where other wallets reject. */
const LEGACY_FAILURES: Readonly<Record<number, ChainErrorCode>> = { 4000: 'wallet/busy', 4001: 'wallet/rejected' }

/** TIP-1193. Null for a wallet that does not know the question, or has no account unlocked. */
async function askForAccount(provider: unknown): Promise<string | null> {
  try {
    return readAccount(await ask(provider, 'eth_requestAccounts'))
  } catch (error) {
    if (error instanceof ChainError && ANSWERED.includes(error.code)) throw error
    return null
  }
}

/** The question from before TIP-1193, whose answer has no account: the wallet puts it into its tronweb. */
async function askLegacy(provider: unknown): Promise<string | null> {
  const answer = await ask(provider, 'tron_requestAccounts').catch((error: unknown) => {
    if (error instanceof ChainError && ANSWERED.includes(error.code)) throw error
    return null
  })
  const failure = LEGACY_FAILURES[Number((answer as { readonly code?: unknown } | null)?.code)]
  if (failure) throw new ChainError(failure)
  return signingAddress(provider)
}

/** Asks the customer for an account; null for a wallet that stays locked. */
export const requestAccount = async (provider: unknown): Promise<string | null> =>
  (await askForAccount(provider)) ?? (await askLegacy(provider))

/** Refuses a testnet (WAL-16). A wallet that does not name its chain yet is asked again before it signs. */
export async function connect(wallet: WalletOption): Promise<WalletSession> {
  const { provider } = wallet
  if (!isProvider(provider)) throw new ChainError('wallet/connection-failed')
  const address = await requestAccount(provider)
  if (address === null) throw notConnected()
  const chain = await presentChain(provider)
  if (chain !== null && !isMainnet(chain)) throw unsupportedNetwork(null, nameOfChain(chain))
  return { wallet, address, network: 'tron', isMultisig: false }
}
