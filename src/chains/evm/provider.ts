import { networkOfChainId, type Network } from '../../domain/networks.ts'
import { isEvmAddress } from '../../domain/wallets/addresses/evm.ts'
import { within } from '../../lib/timing/within.ts'
import { ChainError, type ChainErrorCode } from '../chain-error.ts'
import { walletFailure } from '../wallet-failure.ts'

/** EIP-1193. What a provider answers is read as unknown. */
export interface Provider {
  request(call: { readonly method: string; readonly params?: readonly unknown[] }): Promise<unknown>
  on?(event: string, listener: (value: unknown) => void): unknown
  removeListener?(event: string, listener: (value: unknown) => void): unknown
}

export function isProvider(value: unknown): value is Provider {
  try {
    return typeof (value as Provider | null)?.request === 'function'
  } catch {
    return false
  }
}

/** Asks a wallet. A wallet that throws, and what it throws, becomes a `ChainError`. */
export async function ask(provider: unknown, method: string, params: readonly unknown[] = []): Promise<unknown> {
  if (!isProvider(provider)) throw new ChainError('wallet/connection-failed')
  try {
    return await provider.request({ method, params })
  } catch (error) {
    throw walletFailure(error)
  }
}

const failWith = (code: ChainErrorCode): never => {
  throw new ChainError(code)
}

/** Like `ask`, for questions that a wallet answers without its customer. One that does not answer has failed. */
export const askNow = (provider: unknown, method: string, params: readonly unknown[] = []): Promise<unknown> =>
  within(10_000, ask(provider, method, params), () => failWith('wallet/connection-failed'))

/**
 * Waits two minutes for the customer's answer to a question that moves nothing, so that one whose wallet never answers is told so and
 * may leave. A request to send is waited for without an end, because its answer may come at any time.
 */
export const inTime = <Answer>(answer: Promise<Answer>, code: ChainErrorCode): Promise<Answer> =>
  within(120_000, answer, () => failWith(code))

/** The first account of a list; null when there is none. */
export function readAccount(accounts: unknown): string | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null
  return typeof first === 'string' && isEvmAddress(first) ? first : null
}

/** Asks the customer for an account. A wallet that shows none is locked: it is asked once more, which has its customer unlock it (decisions.md W12). */
export async function askForAccount(provider: unknown): Promise<string> {
  for (let asked = 0; asked < 2; asked += 1) {
    const shown = await ask(provider, 'eth_requestAccounts')
    const account = readAccount(shown)
    if (account !== null) return account
    // An account of another family is none that unlocking would change.
    if (Array.isArray(shown) && shown.length > 0) throw new ChainError('wallet/connection-failed')
  }
  throw new ChainError('wallet/locked')
}

/** A chain id is hexadecimal by EIP-695; some wallets send a number. */
export function readChainId(chainId: unknown): number | null {
  const number = typeof chainId === 'string' || typeof chainId === 'number' ? Number(chainId) : Number.NaN
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

export function networkOfChain(chainId: unknown): Network | null {
  const number = readChainId(chainId)
  return number === null ? null : networkOfChainId(number)
}
