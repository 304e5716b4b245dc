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

/** Where MetaMask, viem, ethers and WalletConnect keep an error that they pass on. */
const WRAPS = ['data', 'originalError', 'cause', 'error', 'info']
const MOST_PARTS = 20

/** An error, and those that it wraps, outermost first. */
function partsOf(error: unknown): readonly unknown[] {
  const parts = new Set([error])
  for (const part of parts) {
    if (typeof part !== 'object' || part === null) continue
    const wrapped = WRAPS.map((name) => readProperty(part, name))
    for (const each of wrapped) if (each !== undefined && parts.size < MOST_PARTS) parts.add(each)
  }
  return [...parts]
}

/** Some wallets write the number as a text. */
const readCode = (code: unknown): unknown =>
  typeof code === 'string' && /^-?\d{1,6}$/.test(code) ? Number(code) : code

const textOf = (part: unknown): unknown => (typeof part === 'string' ? part : readProperty(part, 'message'))

/** The codes and texts of an error and of those that it wraps. `code` is its own. */
export function readFailure(error: unknown) {
  const parts = partsOf(error)
  const codes = parts.flatMap((part) => [readProperty(part, 'code'), readProperty(part, 'status')])
  return {
    code: readCode(readProperty(error, 'code')),
    codes: codes.map(readCode),
    text: parts
      .map(textOf)
      .filter((text) => typeof text === 'string')
      .join('\n'),
  }
}

/** Some wallets omit the code, and others throw a bare text (decisions.md W12). */
export function isRejection(error: unknown): boolean {
  if (readFailure(error).codes.some((code) => REJECTION_CODES.includes(code))) return true
  const text = textOf(error)
  return typeof text === 'string' && REJECTION.test(text)
}

/** EIP-1193 and JSON-RPC: no such method; EIP-1474: method not supported. */
const UNSUPPORTED: readonly unknown[] = [4200, -32_601, -32_004]

export const isUnsupported = (error: unknown): boolean =>
  readFailure(error).codes.some((code) => UNSUPPORTED.includes(code))

/** Translates the failure of a wallet's call that cannot have broadcast anything. */
export function walletFailure(error: unknown): ChainError {
  return error instanceof ChainError ? error : new ChainError(codeOf(error), { cause: error })
}

function codeOf(error: unknown): ChainErrorCode {
  if (readFailure(error).codes.includes(BUSY)) return 'wallet/busy'
  return isRejection(error) ? 'wallet/rejected' : 'wallet/connection-failed'
}
