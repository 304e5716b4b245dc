import { ChainError, type ChainErrorCode } from './chain-error.ts'

const REJECTION = /reject|declin|denied/i
export const REJECTION_CODES: readonly unknown[] = [4001, 5000, 'ACTION_REJECTED', 'REJECTED']
const BUSY = -32_002

/** A wallet may throw any value, and reading it may throw too. */
function readProperty(error: unknown, name: string): unknown {
  try {
    return (error as Readonly<Record<string, unknown>> | null)?.[name]
  } catch {
    return undefined
  }
}

/** The codes and texts of an error and of one that it wraps, as MetaMask's do. */
export function readFailure(error: unknown) {
  const data = readProperty(error, 'data')
  const parts = [error, data, readProperty(data, 'originalError')]
  const texts = parts.map((part) => (typeof part === 'string' ? part : readProperty(part, 'message')))
  return {
    codes: [...parts.map((part) => readProperty(part, 'code')), readProperty(error, 'status')],
    text: texts.filter((text) => typeof text === 'string').join('\n'),
  }
}

/** Some wallets omit the code, and others throw a bare text (decisions.md W12). */
export function isRejection(error: unknown): boolean {
  if (typeof error === 'string') return REJECTION.test(error)
  if (REJECTION_CODES.some((code) => readProperty(error, 'code') === code || readProperty(error, 'status') === code))
    return true
  const message = readProperty(error, 'message')
  return typeof message === 'string' && REJECTION.test(message)
}

/** Translates the failure of a wallet's call that cannot have broadcast anything. */
export function walletFailure(error: unknown): ChainError {
  return error instanceof ChainError ? error : new ChainError(codeOf(error), { cause: error })
}

function codeOf(error: unknown): ChainErrorCode {
  if (readFailure(error).codes.includes(BUSY)) return 'wallet/busy'
  return isRejection(error) ? 'wallet/rejected' : 'wallet/connection-failed'
}
