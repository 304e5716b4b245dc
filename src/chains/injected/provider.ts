import { withTimeout } from '../../lib/timing/with-timeout.ts'
import { ChainError } from '../chain-error.ts'
import { walletFailure } from '../wallet-failure.ts'

/** EIP-1193, and TIP-1193, which is the same for TRON. */
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
  if (!isProvider(provider)) throw new ChainError('wallet/unreadable')
  try {
    return await provider.request({ method, params })
  } catch (error) {
    throw walletFailure(error)
  }
}

/** Like `ask`, with a limit of 10 s, for questions that a wallet answers without its customer. */
export const askNow = (provider: unknown, method: string, params: readonly unknown[] = []): Promise<unknown> =>
  withTimeout(10_000, ask(provider, method, params), () => {
    throw new ChainError('wallet/silent')
  })
