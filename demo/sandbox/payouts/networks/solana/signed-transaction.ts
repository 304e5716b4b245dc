import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { PublicKey, VersionedTransaction } from '@solana/web3.js'
import type { Stablecoin } from '../../../tables/currencies.ts'

export const TOKEN_PROGRAM = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const ACCOUNT_PROGRAM = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

export const MINTS: Record<Stablecoin, PublicKey> = {
  usdc: new PublicKey('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  usdt: new PublicKey('Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
}

export function tokenAccountOf(owner: string, coin: Stablecoin): string {
  const seeds = [new PublicKey(owner).toBytes(), TOKEN_PROGRAM.toBytes(), MINTS[coin].toBytes()]
  return PublicKey.findProgramAddressSync(seeds, ACCOUNT_PROGRAM)[0].toBase58()
}

/** In millionths: both tokens have six decimals on Solana. */
export interface TokenTransfer {
  readonly coin: Stablecoin
  readonly from: string
  readonly toAccount: string
  readonly amount: bigint
}

export interface SignedTransaction {
  readonly signature: string
  readonly blockhash: string
  readonly transfers: readonly TokenTransfer[]
}

/** Null: not a transaction. The signature is null when a required signer has not signed. */
export function readTransaction(
  encoded: string,
): (Omit<SignedTransaction, 'signature'> & { signature: string | null }) | null {
  try {
    const { message, signatures } = VersionedTransaction.deserialize(base64.decode(encoded))
    const keys = message.staticAccountKeys
    const bytes = message.serialize()
    const isSigned = Array.from({ length: message.header.numRequiredSignatures }, (_, at) =>
      ed25519.verify(signatures[at]!, bytes, keys[at]!.toBytes()),
    ).every(Boolean)
    return {
      signature: isSigned ? base58.encode(signatures[0]!) : null,
      blockhash: message.recentBlockhash,
      transfers: message.compiledInstructions.flatMap((instruction) => transferIn(instruction, keys)),
    }
  } catch {
    return null
  }
}

interface Instruction {
  readonly programIdIndex: number
  readonly accountKeyIndexes: readonly number[]
  readonly data: Uint8Array
}

const TRANSFER_CHECKED = 12

/** Only `transferChecked`, which names the mint. Its accounts are source, mint, destination, owner. */
function transferIn(
  { programIdIndex, accountKeyIndexes, data }: Instruction,
  keys: readonly PublicKey[],
): TokenTransfer[] {
  if (!keys[programIdIndex]?.equals(TOKEN_PROGRAM) || data[0] !== TRANSFER_CHECKED || data.length < 10) return []
  const [, mint, destination, owner] = accountKeyIndexes.map((index) => keys[index])
  const coin = (Object.keys(MINTS) as Stablecoin[]).find((name) => mint?.equals(MINTS[name]))
  if (!coin || !destination || !owner) return []
  const amount = new DataView(data.buffer, data.byteOffset).getBigUint64(1, true)
  return [{ coin, from: owner.toBase58(), toAccount: destination.toBase58(), amount }]
}
