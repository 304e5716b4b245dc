import { networkOfChainId, type Network } from '../../domain/networks.ts'
import { isEvmAddress } from '../../domain/wallets/addresses/evm.ts'
import { within } from '../../lib/timing/within.ts'
import { ChainError, type ChainErrorCode } from '../chain-error.ts'
import { walletFailure } from '../wallet-failure.ts'

/** EIP-1193. */
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

/** Turns anything that the wallet throws into a `ChainError`. */
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

/** Like `ask`, with a limit of 10 s, for questions that a wallet answers without its customer. */
export const askNow = (provider: unknown, method: string, params: readonly unknown[] = []): Promise<unknown> =>
  within(10_000, ask(provider, method, params), () => failWith('wallet/connection-failed'))

/** Waits two minutes for an answer that moves nothing. A request to send has no limit, because its answer may come at any time. */
export const inTime = <Answer>(answer: Promise<Answer>, code: ChainErrorCode): Promise<Answer> =>
  within(120_000, answer, () => failWith(code))

export function readAccount(accounts: unknown): string | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null
  return typeof first === 'string' && isEvmAddress(first) ? first : null
}

/** A wallet without an account is locked: asks once more, so that the customer unlocks it (decisions.md W12). */
export async function askForAccount(provider: unknown): Promise<string> {
  for (let asked = 0; asked < 2; asked += 1) {
    const shown = await ask(provider, 'eth_requestAccounts')
    const account = readAccount(shown)
    if (account !== null) return account
    // Unlocking would not change an account of another family.
    if (Array.isArray(shown) && shown.length > 0) throw new ChainError('wallet/connection-failed')
  }
  throw new ChainError('wallet/locked')
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
