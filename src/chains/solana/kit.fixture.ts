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
  setTransactionMessageConfig,
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

async function movementsOf(asked: KitTransfer): Promise<readonly Instruction[]> {
  const { from, to, mint, program, units, createsAccount, memo } = asked
  const accountOf = async (owner: Address) => (await findAssociatedTokenPda({ owner, mint, tokenProgram: program }))[0]
  const [source, destination] = [await accountOf(from.address), await accountOf(to)]
  const account = { payer: from, ata: destination, owner: to, mint, tokenProgram: program }
  const movement = { source, mint, destination, authority: from, amount: units, decimals: 6 }
  return [
    ...(createsAccount ? [getCreateAssociatedTokenIdempotentInstruction(account)] : []),
    getTransferCheckedInstruction(movement, { programAddress: program }),
    ...(memo === null ? [] : [getAddMemoInstruction({ memo, signers: [from] }, { programAddress: MEMO })]),
  ]
}

/** A transfer as Solana's newest SDK and its program clients write it. */
const instructionsOf = async (asked: KitTransfer): Promise<readonly Instruction[]> => [
  getSetComputeUnitLimitInstruction({ units: asked.limit }),
  getSetComputeUnitPriceInstruction({ microLamports: asked.price }),
  ...(await movementsOf(asked)),
]

/** What version 1 has in place of the instructions of the limit and the bid. Where it names no limit of its accounts, it may load none. */
const configOf = ({ limit, price }: KitTransfer) => ({
  computeUnitLimit: limit,
  loadedAccountsDataSizeLimit: 1_000_000,
  priorityFeeLamports: (price * BigInt(limit)) / 1_000_000n,
})

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

/** In a newer format: 1 has no lookup tables, its limits and its bid in its head, and its signatures at the end. */
export async function versionedByKit(asked: KitTransfer, version: 0 | 1, lifetime = LIFETIME) {
  const [instructions, movements] = [await instructionsOf(asked), await movementsOf(asked)]
  const empty = pipe(
    createTransactionMessage({ version: version as 1 }),
    (message) => setTransactionMessageFeePayer(asked.from.address, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
  )
  if (version === 0) return compileTransaction(appendTransactionMessageInstructions(instructions, empty))
  const configured = setTransactionMessageConfig(configOf(asked), empty)
  return compileTransaction(appendTransactionMessageInstructions(movements, configured))
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
