import { PublicKey, Transaction, type TransactionInstruction } from '@solana/web3.js'
import { ChainError } from '../chain-error.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { createTokenAccount, TOKEN_PROGRAMS, transferTokens, writeMemo, type Token } from './token/token-program.ts'

export interface Plan {
  readonly order: TransferOrder
  readonly token: Token
  readonly memo: string | null
  /** Whether the recipient's token account has to be created. */
  readonly createsAccount: boolean
  readonly blockhash: string
}

function instructionsOf({ order, token, memo, createsAccount }: Plan): readonly TransactionInstruction[] {
  const [from, to] = [new PublicKey(order.from), new PublicKey(order.to)]
  const { units } = order
  return [
    ...(createsAccount ? [createTokenAccount(from, to, token)] : []),
    transferTokens({ from, to, token, units, decimals: order.token.decimals }),
    ...(memo ? [writeMemo(memo, from)] : []),
  ]
}

/** The transaction as the wallet is asked to sign it. A memo that makes it too large for the network is refused. */
export function unsignedTransaction(plan: Plan): Uint8Array {
  const feePayer = new PublicKey(plan.order.from)
  const transaction = new Transaction({ feePayer, recentBlockhash: plan.blockhash }).add(...instructionsOf(plan))
  try {
    return new Uint8Array(transaction.serialize({ requireAllSignatures: false, verifySignatures: false }))
  } catch (cause) {
    throw new ChainError('network/refused', { cause })
  }
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at])

const isSameInstruction = (one: TransactionInstruction, other: TransactionInstruction) =>
  one.programId.equals(other.programId) &&
  isSame(one.data, other.data) &&
  one.keys.length === other.keys.length &&
  one.keys.every(({ pubkey }, at) => pubkey.equals(other.keys[at]!.pubkey))

/** Whether each of ours is there, in our order, and nothing else is of a program that moves tokens. */
function holds(signed: readonly TransactionInstruction[], ours: readonly TransactionInstruction[]): boolean {
  let next = 0
  for (const each of signed) if (next < ours.length && isSameInstruction(each, ours[next]!)) next += 1
  const movements = signed.filter(({ programId }) => TOKEN_PROGRAMS.includes(programId.toBase58()))
  return next === ours.length && movements.length === 1
}

/** Of the System program: its data is a number of four bytes. */
const ADVANCE_NONCE = new Uint8Array([4, 0, 0, 0])

/** A transaction that begins so has the value of a nonce account in place of a blockhash, and lives until that account is used again. */
const isDurable = ([first]: readonly TransactionInstruction[]): boolean =>
  first !== undefined && first.programId.equals(PublicKey.default) && isSame(first.data, ADVANCE_NONCE)

interface SignedByPayer {
  readonly signature: Uint8Array
  /** Whether it expires with the blockhash that was asked for. */
  readonly expires: boolean
}

/**
 * The signature of the payer, when the wallet has signed what it was asked to; null for anything else.
 *
 * Wallets add instructions of their own, such as a bid for the block or a guard, and the signature then covers these too. So the
 * rule is: the sender pays and is the only signer, the blockhash is the one that was asked for (with another, it would be unknown
 * when the transaction expires), or a durable nonce is, each instruction is there as asked, and no other one is of a token program.
 */
export function readSigned(bytes: Uint8Array, plan: Plan): SignedByPayer | null {
  try {
    const transaction = Transaction.from(bytes)
    const { feePayer, signatures, signature, recentBlockhash, instructions } = transaction
    const isAsked =
      feePayer?.toBase58() === plan.order.from &&
      signatures.length === 1 &&
      (recentBlockhash === plan.blockhash || isDurable(instructions)) &&
      holds(instructions, instructionsOf(plan))
    // The wire format allows bytes after its end, which a network reads in another way or not at all.
    if (!isAsked || !signature || !transaction.verifySignatures() || !isSame(transaction.serialize(), bytes))
      return null
    return { signature: new Uint8Array(signature), expires: !isDurable(instructions) }
  } catch {
    return null
  }
}
