import { networkOfChainId, type Network } from '../../domain/networks.ts'
import { isEvmAddress } from '../../domain/wallets/addresses/evm.ts'
import { ChainError } from '../chain-error.ts'
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

const ANSWER_MAX_MS = 10_000

/** Like `ask`, for questions that a wallet answers without its customer. One that does not answer has failed. */
export async function askNow(provider: unknown, method: string, params: readonly unknown[] = []): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChainError('wallet/connection-failed')), ANSWER_MAX_MS)
  })
  try {
    return await Promise.race([ask(provider, method, params), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The first account of a list; null when there is none. */
export function readAccount(accounts: unknown): string | null {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : null
  return typeof first === 'string' && isEvmAddress(first) ? first : null
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
