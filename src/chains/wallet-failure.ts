import { ChainError } from './chain-error.ts'

const REJECTION = /reject|declin|denied/i
export const REJECTION_CODES: readonly unknown[] = [4001, 'ACTION_REJECTED', 'REJECTED']

/** A wallet's error is whatever it threw, and reading it may throw too. */
export function readProperty(error: unknown, name: string): unknown {
  try {
    return (error as Readonly<Record<string, unknown>> | null)?.[name]
  } catch {
    return undefined
  }
}

/** Some wallets lose the code, and others throw a bare text (decisions.md W12). */
export function isRejection(error: unknown): boolean {
  if (typeof error === 'string') return REJECTION.test(error)
  if (REJECTION_CODES.some((code) => readProperty(error, 'code') === code || readProperty(error, 'status') === code))
    return true
  const message = readProperty(error, 'message')
  return typeof message === 'string' && REJECTION.test(message)
}

/** What a failed call of a wallet means. Nothing was broadcast. */
export function walletFailure(error: unknown): ChainError {
  if (error instanceof ChainError) return error
  return new ChainError(isRejection(error) ? 'wallet/rejected' : 'wallet/connection-failed', { cause: error })
}
