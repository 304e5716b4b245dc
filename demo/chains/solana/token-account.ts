import { base58 } from '@scure/base'

export const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const MINT_BYTES = 82
const ACCOUNT_BYTES = 165

export interface TokenAccount {
  readonly mint: string
  readonly owner: string
  readonly amount: bigint
}

interface Mint {
  readonly supply: bigint
  readonly decimals: number
}

interface Account {
  readonly data: Uint8Array
  readonly programAddress: string
}

const ownedByTokenProgram = ({ programAddress }: Account) =>
  programAddress === TOKEN_PROGRAM || programAddress === TOKEN_2022_PROGRAM

export function readTokenAccount(account: Account | null): TokenAccount | null {
  if (!account || !ownedByTokenProgram(account) || account.data.length < ACCOUNT_BYTES) return null
  const { data } = account
  return {
    mint: base58.encode(data.subarray(0, 32)),
    owner: base58.encode(data.subarray(32, 64)),
    amount: viewOf(data).getBigUint64(64, true),
  }
}

export function readMint(account: Account | null): Mint | null {
  if (!account || !ownedByTokenProgram(account) || account.data.length !== MINT_BYTES) return null
  const { data } = account
  return { supply: viewOf(data).getBigUint64(36, true), decimals: data[44]! }
}

/** A mint without authorities, which cannot be minted or frozen. */
export function mintData({ supply, decimals }: Mint): Uint8Array {
  const data = new Uint8Array(MINT_BYTES)
  viewOf(data).setBigUint64(36, supply, true)
  data[44] = decimals
  data[45] = 1
  return data
}

export function tokenAccountData({ mint, owner, amount }: TokenAccount): Uint8Array {
  const data = new Uint8Array(ACCOUNT_BYTES)
  data.set(base58.decode(mint), 0)
  data.set(base58.decode(owner), 32)
  viewOf(data).setBigUint64(64, amount, true)
  data[108] = 1
  return data
}

const viewOf = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset, data.byteLength)
