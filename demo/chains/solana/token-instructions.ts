import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { TOKEN_PROGRAM } from './token-account.ts'

const CLASSIC = new PublicKey(TOKEN_PROGRAM)
const associatedTokenProgram = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
const CREATE_IDEMPOTENT = 1
const TRANSFER_CHECKED = 12

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
  new TransactionInstruction({
    programId: associatedTokenProgram,
    data: Buffer.of(CREATE_IDEMPOTENT),
    keys: [
      { pubkey: payer, isSigner: true, isWritable: true },
      { pubkey: tokenAddress(owner, mint, program), isSigner: false, isWritable: true },
      { pubkey: owner, isSigner: false, isWritable: false },
      { pubkey: mint, isSigner: false, isWritable: false },
      { pubkey: SystemProgram.programId, isSigner: false, isWritable: false },
      { pubkey: program, isSigner: false, isWritable: false },
    ],
  })

interface TokenTransfer {
  readonly from: PublicKey
  readonly to: PublicKey
  readonly mint: PublicKey
  readonly units: bigint
  readonly decimals: number
  readonly program?: PublicKey
}

export function transferTokens({
  from,
  to,
  mint,
  units,
  decimals,
  program = CLASSIC,
}: TokenTransfer): TransactionInstruction {
  const data = Buffer.alloc(10)
  data.writeUInt8(TRANSFER_CHECKED, 0)
  data.writeBigUInt64LE(units, 1)
  data.writeUInt8(decimals, 9)
  return new TransactionInstruction({
    programId: program,
    data,
    keys: [
      { pubkey: tokenAddress(from, mint, program), isSigner: false, isWritable: true },
      { pubkey: mint, isSigner: false, isWritable: false },
      { pubkey: tokenAddress(to, mint, program), isSigner: false, isWritable: true },
      { pubkey: from, isSigner: true, isWritable: false },
    ],
  })
}
