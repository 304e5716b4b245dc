import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { address } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getTransferCheckedInstructionDataDecoder,
  TOKEN_PROGRAM_ADDRESS,
  TokenInstruction,
} from '@solana-program/token'
import { decodeTransaction, type Message } from '../../../../chains/solana/transactions/wire-transaction.ts'
import type { Stablecoin } from '../../../tables/currencies.ts'
import { NETWORK_ROWS } from '../../../tables/networks.ts'

const { usdc, usdt } = NETWORK_ROWS.solana.tokens
export const MINTS: Readonly<Record<Stablecoin, string>> = { usdc: usdc.address, usdt: usdt.address }

export async function tokenAccountOf(owner: string, coin: Stablecoin): Promise<string> {
  const seeds = { owner: address(owner), mint: address(MINTS[coin]), tokenProgram: TOKEN_PROGRAM_ADDRESS }
  const [account] = await findAssociatedTokenPda(seeds)
  return account
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
  /** All that the message names. */
  readonly accounts: readonly string[]
  readonly transfers: readonly TokenTransfer[]
}

/** Null: not a transaction, or one of version 1, of which the simulation has no reports. The signature is null when a required signer has not signed. */
export function readTransaction(
  encoded: string,
): (Omit<SignedTransaction, 'signature'> & { signature: string | null }) | null {
  try {
    const { message, signatures, signature, transaction } = decodeTransaction(base64.decode(encoded))
    if (message.version === 1) return null
    const bytes = new Uint8Array(transaction.messageBytes)
    const isSigned = signatures.every((each, at) =>
      ed25519.verify(each, bytes, base58.decode(message.staticAccounts[at]!)),
    )
    return {
      signature: isSigned ? signature : null,
      blockhash: message.lifetimeToken,
      accounts: message.staticAccounts,
      transfers: message.instructions.flatMap((instruction) => transferIn(instruction, message.staticAccounts)),
    }
  } catch {
    return null
  }
}

/** Only `transferChecked`, which names the mint. Its accounts are source, mint, destination, owner. */
function transferIn(
  { programAddressIndex, accountIndices = [], data }: Message['instructions'][number],
  keys: readonly string[],
): TokenTransfer[] {
  if (keys[programAddressIndex] !== TOKEN_PROGRAM_ADDRESS || data?.[0] !== TokenInstruction.TransferChecked) return []
  const [, mint, toAccount, from] = accountIndices.map((index) => keys[index])
  const coin = (Object.keys(MINTS) as Stablecoin[]).find((name) => mint === MINTS[name])
  if (!coin || !toAccount || !from) return []
  return [{ coin, from, toAccount, amount: getTransferCheckedInstructionDataDecoder().decode(data).amount }]
}
