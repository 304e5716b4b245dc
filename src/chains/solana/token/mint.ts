import { PublicKey } from '@solana/web3.js'
import { unreadable } from '../../json-rpc.ts'
import { TOKEN, TOKEN_PROGRAMS, type Token } from './token-program.ts'

/** A token as its mint describes it. */
export interface Mint extends Token {
  /** Whether what is sent arrives whole, without anybody's consent. */
  readonly isExact: boolean
  /** Of an owner's token account. */
  readonly accountBytes: number
}

const ACCOUNT_BYTES = 165
/** Token-2022 writes behind a mint's 82 bytes, as far as an account is long, one that says what it is, and then its extensions. */
const EXTENSIONS_AT = 166
const HEADER_BYTES = 4
/** Every account of Token-2022 that is derived says that its owner stays the same. */
const ACCOUNT_TYPE_AND_OWNER = 1 + HEADER_BYTES

const isZero = (bytes: Uint8Array) => bytes.every((byte) => byte === 0)
const always = () => true

/** A fee changes with an epoch: behind two keys and a sum are the present one and the next, each an epoch, a most and a rate. */
const FEES_AT = 72
const FEE_BYTES = 18
const RATE_AT = 16
const rateOf = (data: Uint8Array, fee: number) => {
  const start = FEES_AT + fee * FEE_BYTES
  return data.subarray(start + RATE_AT, start + FEE_BYTES)
}

interface Extension {
  isExact(data: Uint8Array): boolean
  /** What it adds to each account of the token. */
  readonly accountBytes?: number
}

/** The extensions that leave a transfer as it is, by their number, and when they do. */
const EXTENSIONS: Readonly<Record<number, Extension>> = {
  1: { isExact: (data) => isZero(rateOf(data, 0)) && isZero(rateOf(data, 1)), accountBytes: HEADER_BYTES + 8 },
  // Who may close the mint.
  3: { isExact: always },
  // Confidential transfers, which are other instructions, and their fee.
  4: { isExact: always },
  16: { isExact: always },
  // The state of a new account: 1 is open.
  6: { isExact: ([state]) => state === 1 },
  // Who may move everybody's tokens.
  12: { isExact: always },
  // A program that decides about each transfer, behind the key of whoever may set one.
  14: { isExact: (data) => isZero(data.subarray(32, 64)), accountBytes: HEADER_BYTES + 1 },
  // Names and groups.
  18: { isExact: always },
  19: { isExact: always },
  20: { isExact: always },
  21: { isExact: always },
  22: { isExact: always },
  23: { isExact: always },
  // Behind the key of whoever may pause it.
  26: { isExact: (data) => data[32] === 0, accountBytes: HEADER_BYTES },
}

function* extensionsOf(data: Uint8Array): Generator<{ readonly type: number; readonly value: Uint8Array }> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = EXTENSIONS_AT; at + HEADER_BYTES <= data.length;) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    // What is behind the last one is empty.
    if (type === 0) return
    at += HEADER_BYTES
    if (at + length > data.length) throw unreadable()
    yield { type, value: data.subarray(at, at + length) }
    at += length
  }
}

/** Null for what belongs to no program of tokens. Where there is no account, nobody has a token of it. */
export function readMint(
  address: string,
  account: { readonly program: string; readonly data: Uint8Array } | null | undefined,
): Mint | null {
  const { program, data } = account ?? { program: TOKEN, data: new Uint8Array() }
  if (!TOKEN_PROGRAMS.includes(program)) return null
  const token = { mint: new PublicKey(address), program: new PublicKey(program) }
  if (program === TOKEN) return { ...token, isExact: true, accountBytes: ACCOUNT_BYTES }
  let [isExact, accountBytes] = [true, ACCOUNT_BYTES + ACCOUNT_TYPE_AND_OWNER]
  for (const { type, value } of extensionsOf(data)) {
    const known = EXTENSIONS[type]
    isExact &&= known?.isExact(value) ?? false
    accountBytes += known?.accountBytes ?? 0
  }
  return { ...token, isExact, accountBytes }
}
