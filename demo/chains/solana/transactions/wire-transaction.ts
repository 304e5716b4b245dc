import { VersionedTransaction } from '@solana/web3.js'
import { base58 } from '@scure/base'

export interface WireTransaction {
  readonly wire: Uint8Array
  readonly messageBytes: Uint8Array
  readonly transaction: VersionedTransaction
  /** The first signature, which names the transaction. */
  readonly signature: string
  readonly accountKeys: readonly string[]
}

export const SIGNATURE_BYTES = 64

export function decodeTransaction(wire: Uint8Array): WireTransaction {
  const transaction = VersionedTransaction.deserialize(wire)
  const { message, signatures } = transaction
  const unsigned = new Uint8Array(SIGNATURE_BYTES)
  return {
    wire,
    messageBytes: wire.subarray(1 + SIGNATURE_BYTES * signatures.length),
    transaction,
    signature: base58.encode(signatures[0] ?? unsigned),
    accountKeys: message.staticAccountKeys.map((key) => key.toBase58()),
  }
}

/** Signatures by signer, as the runtime expects them. */
export function signaturesBySigner({ transaction, accountKeys }: WireTransaction): Record<string, Uint8Array> {
  return Object.fromEntries(transaction.signatures.map((signature, index) => [accountKeys[index], signature]))
}
