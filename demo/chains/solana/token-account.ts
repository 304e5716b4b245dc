import { address } from '@solana/kit'
import {
  AccountState,
  TOKEN_PROGRAM_ADDRESS,
  getMintDecoder,
  getMintEncoder,
  getMintSize,
  getTokenDecoder,
  getTokenEncoder,
  getTokenSize,
} from '@solana-program/token'

export const TOKEN_PROGRAM: string = TOKEN_PROGRAM_ADDRESS
export const TOKEN_2022_PROGRAM = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'

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
  const isToken = account && ownedByTokenProgram(account) && account.data.length >= getTokenSize()
  return isToken ? getTokenDecoder().decode(account.data) : null
}

export function readMint(account: Account | null): Mint | null {
  const isMint = account && ownedByTokenProgram(account) && account.data.length === getMintSize()
  return isMint ? getMintDecoder().decode(account.data) : null
}

/** A mint without authorities, which cannot be minted or frozen. */
export const mintData = (mint: Mint): Uint8Array =>
  new Uint8Array(getMintEncoder().encode({ ...mint, isInitialized: true, mintAuthority: null, freezeAuthority: null }))

export const tokenAccountData = ({ mint, owner, amount }: TokenAccount): Uint8Array =>
  new Uint8Array(
    getTokenEncoder().encode({
      mint: address(mint),
      owner: address(owner),
      amount,
      state: AccountState.Initialized,
      delegate: null,
      delegatedAmount: 0n,
      isNative: null,
      closeAuthority: null,
    }),
  )
