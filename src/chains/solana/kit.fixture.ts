import { getSetComputeUnitLimitInstruction, getSetComputeUnitPriceInstruction } from '@solana-program/compute-budget'
import { getAddMemoInstruction } from '@solana-program/memo'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import {
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  setTransactionMessageLifetimeUsingDurableNonce,
  type Address,
  type Blockhash,
  type Instruction,
  type KeyPairSigner,
  type Nonce,
} from '@solana/kit'

/** The memo program of the product: Solana's newest client has the address of a newer one. */
const MEMO = address('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

export const PROGRAMS = {
  token: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  token2022: address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
} as const

export const MINTS = {
  usdc: address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  usdt: address('Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
} as const

export const LIFETIME: { readonly blockhash: Blockhash; readonly lastValidBlockHeight: bigint } = {
  blockhash: blockhash('4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM'),
  lastValidBlockHeight: 381_000_150n,
}

export const signerOf = (seed: number): Promise<KeyPairSigner> =>
  createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(seed))

export interface KitTransfer {
  readonly from: KeyPairSigner
  readonly to: Address
  readonly mint: Address
  readonly program: Address
  readonly units: bigint
  readonly createsAccount: boolean
  readonly memo: string | null
  /** In compute units, and in millionths of a lamport for each. */
  readonly limit: number
  readonly price: bigint
}

/** A transfer as Solana's newest SDK and its program clients write it. */
async function instructionsOf(asked: KitTransfer): Promise<readonly Instruction[]> {
  const { from, to, mint, program, units, createsAccount, memo, limit, price } = asked
  const accountOf = async (owner: Address) => (await findAssociatedTokenPda({ owner, mint, tokenProgram: program }))[0]
  const [source, destination] = [await accountOf(from.address), await accountOf(to)]
  const account = { payer: from, ata: destination, owner: to, mint, tokenProgram: program }
  const movement = { source, mint, destination, authority: from, amount: units, decimals: 6 }
  return [
    getSetComputeUnitLimitInstruction({ units: limit }),
    getSetComputeUnitPriceInstruction({ microLamports: price }),
    ...(createsAccount ? [getCreateAssociatedTokenIdempotentInstruction(account)] : []),
    getTransferCheckedInstruction(movement, { programAddress: program }),
    ...(memo === null ? [] : [getAddMemoInstruction({ memo, signers: [from] }, { programAddress: MEMO })]),
  ]
}

interface Payment {
  readonly payer?: Address
  readonly lifetime?: typeof LIFETIME
}

/** Unsigned, in the oldest format, as the product sends it. */
export async function transferByKit(
  asked: KitTransfer,
  { payer = asked.from.address, lifetime = LIFETIME }: Payment = {},
) {
  const instructions = await instructionsOf(asked)
  return compileTransaction(
    pipe(
      createTransactionMessage({ version: 'legacy' }),
      (message) => setTransactionMessageFeePayer(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
    ),
  )
}

/** In a newer format: 1 has no lookup tables, and its signatures at the end. */
export async function versionedByKit(asked: KitTransfer, version: 0 | 1) {
  const instructions = await instructionsOf(asked)
  return compileTransaction(
    pipe(
      createTransactionMessage({ version: version as 1 }),
      (message) => setTransactionMessageFeePayer(asked.from.address, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(LIFETIME, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
    ),
  )
}

export async function durableByKit(asked: KitTransfer, nonceAccountAddress: Address) {
  const instructions = await instructionsOf(asked)
  const nonceAuthorityAddress = asked.from.address
  const nonce = LIFETIME.blockhash as string as Nonce
  return compileTransaction(
    pipe(
      createTransactionMessage({ version: 'legacy' }),
      (message) => setTransactionMessageFeePayer(asked.from.address, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
      (message) =>
        setTransactionMessageLifetimeUsingDurableNonce({ nonce, nonceAccountAddress, nonceAuthorityAddress }, message),
    ),
  )
}
