import type { WalletOption, WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { ask, isProvider } from '../injected/provider.ts'
import { isRefusal } from '../wallet-answers/refusals.ts'
import { isUnsupported } from '../wallet-answers/unsupported.ts'
import { unsupportedNetwork } from '../wallet-errors.ts'
import { walletFailure } from '../wallet-failure.ts'
import { isMainnet, nameOfChain, notConnected, presentChain, readAccount, signingAddress } from './provider.ts'

/** TronLink resolves with it, where other wallets reject: a request is already open. */
const LEGACY_BUSY = 4000

/** Asks in another way only where the wallet does not have this one: any other answer is one to the customer's question (decisions.md W12). */
async function askIfKnown(provider: unknown, method: string): Promise<unknown> {
  const answer = await ask(provider, method).catch((error: unknown) => {
    if (!isUnsupported((error as Error).cause)) throw error
    return null
  })
  if ((answer as { readonly code?: unknown } | null)?.code === LEGACY_BUSY) throw new ChainError('wallet/busy')
  if (isRefusal(answer)) throw walletFailure(answer)
  return answer
}

/** By TIP-1193. Null for a wallet that has no account unlocked. */
const askForAccount = async (provider: unknown): Promise<string | null> =>
  readAccount(await askIfKnown(provider, 'eth_requestAccounts'))

/** The question from before TIP-1193, whose answer has no account: the wallet puts it into its tronweb. */
async function askLegacy(provider: unknown): Promise<string | null> {
  await askIfKnown(provider, 'tron_requestAccounts')
  return signingAddress(provider)
}

/** Asks the customer for an account; null for a wallet that stays locked. */
export const requestAccount = async (provider: unknown): Promise<string | null> =>
  (await askForAccount(provider)) ?? (await askLegacy(provider))

/** Refuses a testnet (WAL-16). A wallet that does not name its chain yet is asked again before it signs. */
export async function connect(wallet: WalletOption): Promise<WalletSession> {
  const { provider } = wallet
  if (!isProvider(provider)) throw new ChainError('wallet/unreadable')
  const address = await requestAccount(provider)
  if (address === null) throw notConnected()
  const chain = await presentChain(provider)
  if (chain !== null && !isMainnet(chain)) throw unsupportedNetwork(null, nameOfChain(chain))
  return { wallet, address, network: 'tron', isMultisig: false }
}
