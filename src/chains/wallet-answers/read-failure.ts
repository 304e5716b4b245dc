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

/** EIP-1193, AIP-62 and Ledger's devices. */
const CODES = ['code', 'status', 'statusCode']

export interface WalletFailure {
  readonly code: unknown
  /** Of the error and of those that it wraps. `undefined` where one has none. */
  readonly codes: readonly unknown[]
  readonly names: readonly unknown[]
  readonly texts: readonly string[]
}

/** What a wallet has said by throwing, resolving or emitting any value. */
export function readFailure(error: unknown): WalletFailure {
  const parts = partsOf(error)
  return {
    code: readCode(readProperty(error, 'code')),
    codes: parts.flatMap((part) => CODES.map((name) => readCode(readProperty(part, name)))),
    names: parts.map((part) => readProperty(part, 'name')),
    texts: parts.map(textOf).filter((text) => typeof text === 'string'),
  }
}

/** Control characters, and those that turn the direction of what follows. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\s]+/gu
const WORDS_MAX = 140

/** The first words of a failure, in one short line; 'none' where it has none. They are the wallet's own, so no code may read them. */
export function wordsOf(error: unknown): string {
  const [first = ''] = readFailure(error)
    .texts.map((text) => text.slice(0, 1000).replace(UNPRINTABLE, ' ').trim())
    .filter(Boolean)
  const words = first.length > WORDS_MAX ? `${first.slice(0, WORDS_MAX).trimEnd()}…` : first
  return words === '' ? 'none' : words
}
