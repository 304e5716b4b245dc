import {
  type Transaction,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'

type Decoded = ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>

/** A message of a version that this node takes. */
export type Message = Exclude<Decoded, { readonly version: 1 }>

export interface WireTransaction {
  readonly wire: Uint8Array
  /** As the runtime takes it: a signature that is missing is zeros. */
  readonly transaction: Transaction
  readonly message: Message
  readonly signatures: readonly Uint8Array[]
  /** The first signature, which names the transaction. */
  readonly signature: string
}

const UNSIGNED = new Uint8Array(64)

export function decodeMessage(bytes: Uint8Array): Message {
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (message.version === 1) throw new RangeError('This node takes no transactions of version 1')
  return message
}

/** Decodes with Solana's newest SDK: the product writes with the one before it. */
export function decodeTransaction(wire: Uint8Array): WireTransaction {
  const { messageBytes, signatures: given } = getTransactionDecoder().decode(wire)
  const signed = Object.entries(given).map(([signer, signature]) => [signer, signature ?? UNSIGNED] as const)
  const signatures = signed.map(([, signature]) => signature)
  return {
    wire,
    transaction: { messageBytes, signatures: Object.fromEntries(signed) } as Transaction,
    message: decodeMessage(new Uint8Array(messageBytes)),
    signatures,
    signature: getBase58Decoder().decode(signatures[0] ?? UNSIGNED),
  }
}
