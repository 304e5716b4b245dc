import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { TOKEN, TOKEN_ACCOUNT } from '../facts.ts'

/** The token program of the stablecoins, and Token-2022: the programs that move tokens. */
export const TOKEN_PROGRAMS: readonly string[] = [TOKEN, 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

const associatedTokenProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const memoProgram = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

const CREATE_IDEMPOTENT = 1
const TRANSFER_CHECKED = 12
/** Token-2022 writes this byte behind an account that has extensions. */
const IS_ACCOUNT = 2

const used = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })
const changed = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
const signer = (pubkey: PublicKey) => ({ pubkey, isSigner: true, isWritable: false })

type Keys = TransactionInstruction['keys']

// `TransactionInstruction` declares a Buffer, but takes any bytes.
const instruction = (programId: PublicKey, keys: Keys, data: Uint8Array) =>
  new TransactionInstruction({ programId, keys, data: data as Buffer })

export interface Token {
  readonly mint: PublicKey
  readonly program: PublicKey
}

export function tokenAccountOf(owner: PublicKey, { mint, program }: Token): PublicKey {
  const seeds = [owner.toBytes(), program.toBytes(), mint.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, associatedTokenProgram)[0]
}

export const createTokenAccount = (payer: PublicKey, owner: PublicKey, token: Token) =>
  instruction(
    associatedTokenProgram,
    [
      { pubkey: payer, isSigner: true, isWritable: true },
      changed(tokenAccountOf(owner, token)),
      used(owner),
      used(token.mint),
      used(SystemProgram.programId),
      used(token.program),
    ],
    Uint8Array.of(CREATE_IDEMPOTENT),
  )

interface Movement {
  readonly from: PublicKey
  readonly to: PublicKey
  readonly token: Token
  readonly units: bigint
  readonly decimals: number
}

/** The network refuses it where the mint has other decimals. */
export function transferTokens({ from, to, token, units, decimals }: Movement): TransactionInstruction {
  const data = new Uint8Array(10)
  data[0] = TRANSFER_CHECKED
  new DataView(data.buffer).setBigUint64(1, units, true)
  data[9] = decimals
  const [source, target] = [tokenAccountOf(from, token), tokenAccountOf(to, token)]
  return instruction(token.program, [changed(source), used(token.mint), changed(target), signer(from)], data)
}

export const writeMemo = (text: string, by: PublicKey) =>
  instruction(memoProgram, [signer(by)], new TextEncoder().encode(text))

interface TokenAccount {
  readonly mint: string
  readonly owner: string
  readonly units: bigint
  readonly isFrozen: boolean
}

export function readTokenAccount(account: {
  readonly program: string
  readonly data: Uint8Array
}): TokenAccount | null {
  const { program, data } = account
  if (!TOKEN_PROGRAMS.includes(program)) return null
  const { bytes, stateAt, frozen } = TOKEN_ACCOUNT
  if (data.length !== bytes && (program === TOKEN || data[bytes] !== IS_ACCOUNT)) return null
  return {
    mint: new PublicKey(data.subarray(0, 32)).toBase58(),
    owner: new PublicKey(data.subarray(32, 64)).toBase58(),
    units: new DataView(data.buffer, data.byteOffset).getBigUint64(64, true),
    isFrozen: data[stateAt] === frozen,
  }
}
