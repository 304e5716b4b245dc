import { PublicKey, Transaction, type TransactionInstruction } from '@solana/web3.js'
import { ChainError } from '../chain-error.ts'
import type { TransferOrder } from '../transfer-order.ts'
import { computeBudgetInstructions, limitOf } from './funds/priority-fee.ts'
import { createTokenAccount, TOKEN_PROGRAMS, transferTokens, writeMemo, type Token } from './token/token-program.ts'

export interface Transfer {
  readonly order: TransferOrder
  readonly token: Token
  readonly memo: string | null
  readonly createsAccount: boolean
}

export interface Plan extends Transfer {
  readonly blockhash: string
  /** In millionths of a lamport for a compute unit. */
  readonly price: bigint
}

function instructionsOf({ order, token, memo, createsAccount }: Transfer): readonly TransactionInstruction[] {
  const [from, to] = [new PublicKey(order.from), new PublicKey(order.to)]
  const { units } = order
  return [
    ...(createsAccount ? [createTokenAccount(from, to, token)] : []),
    transferTokens({ from, to, token, units, decimals: order.token.decimals }),
    ...(memo ? [writeMemo(memo, from)] : []),
  ]
}

export const accountsOf = (transfer: Transfer): readonly string[] => {
  const written = instructionsOf(transfer).flatMap(({ keys }) => keys.filter(({ isWritable }) => isWritable))
  return [...new Set([transfer.order.from, ...written.map(({ pubkey }) => pubkey.toBase58())])]
}

function transactionOf(plan: Plan): Transaction {
  const feePayer = new PublicKey(plan.order.from)
  return new Transaction({ feePayer, recentBlockhash: plan.blockhash }).add(
    ...computeBudgetInstructions(limitOf(plan), plan.price),
    ...instructionsOf(plan),
  )
}

export const messageOf = (plan: Plan): Uint8Array => new Uint8Array(transactionOf(plan).serializeMessage())

/** Throws `network/refused` for a memo that makes the transaction too large. */
export function unsignedTransaction(plan: Plan): Uint8Array {
  try {
    return new Uint8Array(transactionOf(plan).serialize({ requireAllSignatures: false, verifySignatures: false }))
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

/** Whether ours are all there, in order, and no other is of a program that moves tokens. Wallets may change the bid, and add to it. */
function holds(signed: readonly TransactionInstruction[], ours: readonly TransactionInstruction[]): boolean {
  let next = 0
  for (const each of signed) if (next < ours.length && isSameInstruction(each, ours[next]!)) next += 1
  const movements = signed.filter(({ programId }) => TOKEN_PROGRAMS.includes(programId.toBase58()))
  return next === ours.length && movements.length === 1
}

const ADVANCE_NONCE = new Uint8Array([4, 0, 0, 0])

const advancesNonce = ({ programId, data }: TransactionInstruction): boolean =>
  programId.equals(PublicKey.default) && isSame(data, ADVANCE_NONCE)

/** Whether it starts with AdvanceNonceAccount: it then uses a nonce account, and lives until that account is used again. */
const isDurable = ([first]: readonly TransactionInstruction[]): boolean => first !== undefined && advancesNonce(first)

export interface SignedByAll {
  /** Its payer's, by which the network knows it. */
  readonly signature: Uint8Array
  /** `never`: it uses a durable nonce. `unknown`: its blockhash is another one than ours. */
  readonly expiry: 'ours' | 'unknown' | 'never'
}

/** Null for a nonce in place of the blockhash that is not used first, which no network takes. */
function expiryOf({ recentBlockhash, instructions }: Transaction, { blockhash }: Plan): SignedByAll['expiry'] | null {
  if (isDurable(instructions)) return 'never'
  if (recentBlockhash === blockhash) return 'ours'
  return instructions.some(advancesNonce) ? null : 'unknown'
}

/** Null unless the sender signs, all others do too, of whom one may pay the fee (decisions.md C22), and `holds` is true. */
export function readSigned(bytes: Uint8Array, plan: Plan): SignedByAll | null {
  try {
    const transaction = Transaction.from(bytes)
    const { signatures, signature, instructions } = transaction
    const isAsked =
      signatures.some(({ publicKey }) => publicKey.toBase58() === plan.order.from) &&
      holds(instructions, instructionsOf(plan))
    const expiry = expiryOf(transaction, plan)
    // The network may read bytes after the transaction's end differently.
    if (!isAsked || !expiry || !signature || !transaction.verifySignatures() || !isSame(transaction.serialize(), bytes))
      return null
    return { signature: new Uint8Array(signature), expiry }
  } catch {
    return null
  }
}
