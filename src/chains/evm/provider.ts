import { networkOfChainId, type Network } from '../../domain/networks.ts'
import { isEvmAddress } from '../../domain/wallets/addresses/evm.ts'
import { isSameAddress } from '../../domain/wallets/addresses/address.ts'
import type { WalletSession } from '../adapter.ts'
import { ChainError } from '../chain-error.ts'
import { withWalletTimeout } from '../injected/wallet-timeout.ts'
import { ask, askNow } from '../injected/provider.ts'

const readAccounts = (accounts: unknown): readonly string[] =>
  Array.isArray(accounts) ? accounts.filter((each) => typeof each === 'string' && isEvmAddress(each)) : []

export function readAccount(accounts: unknown): string | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null
  return readAccounts([first])[0] ?? null
}

/** A wallet without an account is locked: asks once more, so that the customer unlocks it (decisions.md W12). */
export async function askForAccount(provider: unknown): Promise<string> {
  for (let asked = 0; asked < 2; asked += 1) {
    const shown = await ask(provider, 'eth_requestAccounts')
    const account = readAccount(shown)
    if (account !== null) return account
    // Unlocking would not change an account of another family.
    if (Array.isArray(shown) && shown.length > 0) throw new ChainError('wallet/no-account')
  }
  throw new ChainError('wallet/locked')
}

/** Rethrows what the customer or the wallet answered. A wallet that cannot be asked is locked. */
function unlessAnswered(error: unknown): null {
  if (error instanceof ChainError && error.code !== 'wallet/failed') throw error
  return null
}

/** The account of the session where the wallet permits it, else its first. One that shows none is asked to be unlocked (decisions.md W12). */
export async function presentAccount({ wallet, network, address }: WalletSession): Promise<string> {
  const shown = readAccounts(await askNow(wallet.provider, 'eth_accounts'))
  const unlocking = () =>
    withWalletTimeout(ask(wallet.provider, 'eth_requestAccounts'), 'wallet/locked').catch(unlessAnswered)
  const accounts = shown.length > 0 ? shown : readAccounts(await unlocking())
  const account = accounts.find((each) => isSameAddress(network, each, address)) ?? accounts[0]
  if (account === undefined) throw new ChainError('wallet/locked')
  return account
}

/** Hexadecimal by EIP-695, but some wallets send a number. */
export function readChainId(chainId: unknown): number | null {
  const number = typeof chainId === 'string' || typeof chainId === 'number' ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

export function networkOfChain(chainId: unknown): Network | null {
  const number = readChainId(chainId)
  return number === null ? null : networkOfChainId(number)
}
