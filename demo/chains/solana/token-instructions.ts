import { type Instruction, address, createNoopSigner, isSignerRole, isWritableRole } from '@solana/kit'
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { PublicKey, TransactionInstruction } from '@solana/web3.js'
import { TOKEN_PROGRAM } from './token-account.ts'

const CLASSIC = new PublicKey(TOKEN_PROGRAM)
const associatedTokenProgram = new PublicKey(ASSOCIATED_TOKEN_PROGRAM_ADDRESS)

export const addressOf = (key: PublicKey) => address(key.toBase58())
export const signerOf = (key: PublicKey) => createNoopSigner(addressOf(key))

/** What a program's own client has written, for the transactions of web3.js. */
export const instructionOf = ({ programAddress, accounts = [], data = new Uint8Array() }: Instruction) =>
  new TransactionInstruction({
    programId: new PublicKey(programAddress),
    data: Buffer.from(data),
    keys: accounts.map((account) => ({
      pubkey: new PublicKey(account.address),
      isSigner: isSignerRole(account.role),
      isWritable: isWritableRole(account.role),
    })),
  })

export function tokenAddress(owner: PublicKey, mint: PublicKey, program = CLASSIC): PublicKey {
  const seeds = [owner.toBytes(), program.toBytes(), mint.toBytes()]
  return PublicKey.findProgramAddressSync(seeds, associatedTokenProgram)[0]
}

/** Creates the owner's token account when it is missing. The payer pays the rent. */
export const createTokenAccount = (payer: PublicKey, owner: PublicKey, mint: PublicKey) =>
  createAccountOf(payer, owner, { mint, program: CLASSIC })

interface Token {
  readonly mint: PublicKey
  readonly program: PublicKey
}

export const createAccountOf = (payer: PublicKey, owner: PublicKey, { mint, program }: Token) =>
  instructionOf(
    getCreateAssociatedTokenIdempotentInstruction({
      payer: signerOf(payer),
      ata: addressOf(tokenAddress(owner, mint, program)),
      owner: addressOf(owner),
      mint: addressOf(mint),
      tokenProgram: addressOf(program),
    }),
  )

interface TokenTransfer {
  readonly from: PublicKey
  readonly to: PublicKey
  readonly mint: PublicKey
  readonly units: bigint
  readonly decimals: number
  readonly program?: PublicKey
}

export const transferTokens = ({ from, to, mint, units, decimals, program = CLASSIC }: TokenTransfer) =>
  instructionOf(
    getTransferCheckedInstruction(
      {
        source: addressOf(tokenAddress(from, mint, program)),
        mint: addressOf(mint),
        destination: addressOf(tokenAddress(to, mint, program)),
        authority: signerOf(from),
        amount: units,
        decimals,
      },
      { programAddress: addressOf(program) },
    ),
  )
