import { PublicKey } from '@solana/web3.js'
import { unreadable } from '../../http/http.ts'
import { TOKEN } from '../facts.ts'
import { TOKEN_PROGRAMS, type Token } from './token-program.ts'

export interface Mint extends Token {
  /** Whether transfers arrive in full and need no third party's consent. */
  readonly isExact: boolean
  readonly accountBytes: number
}

const ACCOUNT_BYTES = 165
/** Token-2022 pads the mint to the length of an account, and adds a type byte and the extensions. */
const EXTENSIONS_AT = 166
const HEADER_BYTES = 4
/** Each associated token account of Token-2022 has the extension ImmutableOwner. */
const ACCOUNT_TYPE_AND_OWNER = 1 + HEADER_BYTES

const isZero = (bytes: Uint8Array) => bytes.every((byte) => byte === 0)
const always = () => true

/** Two keys and a sum, then the present fee and the next one, each of an epoch, a maximum and a rate. */
const FEES_AT = 72
const FEE_BYTES = 18
const RATE_AT = 16
const rateOf = (data: Uint8Array, fee: number) => {
  const start = FEES_AT + fee * FEE_BYTES
  return data.subarray(start + RATE_AT, start + FEE_BYTES)
}

interface Extension {
  isExact(data: Uint8Array): boolean
  readonly accountBytes?: number
}

/**
 * Token-2022's extensions that can leave a transfer whole: 1 TransferFeeConfig, 3 MintCloseAuthority, 4 and 16 confidential transfers,
 * 6 DefaultAccountState (1 is open), 12 PermanentDelegate, 14 TransferHook, 18 to 23 metadata and groups, 26 Pausable.
 */
const EXTENSIONS: Readonly<Record<number, Extension>> = {
  1: { isExact: (data) => isZero(rateOf(data, 0)) && isZero(rateOf(data, 1)), accountBytes: HEADER_BYTES + 8 },
  3: { isExact: always },
  4: { isExact: always },
  16: { isExact: always },
  6: { isExact: ([state]) => state === 1 },
  12: { isExact: always },
  14: { isExact: (data) => isZero(data.subarray(32, 64)), accountBytes: HEADER_BYTES + 1 },
  18: { isExact: always },
  19: { isExact: always },
  20: { isExact: always },
  21: { isExact: always },
  22: { isExact: always },
  23: { isExact: always },
  26: { isExact: (data) => data[32] === 0, accountBytes: HEADER_BYTES },
}

function* extensionsOf(data: Uint8Array): Generator<{ readonly type: number; readonly value: Uint8Array }> {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let at = EXTENSIONS_AT; at + HEADER_BYTES <= data.length;) {
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)]
    if (type === 0) return
    at += HEADER_BYTES
    if (at + length > data.length) throw unreadable()
    yield { type, value: data.subarray(at, at + length) }
    at += length
  }
}

/** Null for another program's account. A missing account is read as a mint without tokens. */
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
