import {
  type Transaction,
  decompileTransactionMessage,
  getBase58Decoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'

type Decoded = ReturnType<ReturnType<typeof getCompiledTransactionMessageDecoder>['decode']>
type DecodedV1 = Extract<Decoded, { readonly version: 1 }>
type Earlier = Exclude<Decoded, DecodedV1>

/** What a message of version 1 asks of the block, which earlier ones ask by instructions. */
type Config = Extract<ReturnType<typeof decompileTransactionMessage>, { readonly version: 1 }>['config']

/** A message of any version, in the shape of the earlier ones. */
export interface Message extends Pick<Earlier, 'header' | 'staticAccounts' | 'lifetimeToken' | 'instructions'> {
  readonly version: Decoded['version']
  /** Null for the earlier versions. */
  readonly config: NonNullable<Config> | null
}

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

/** SIMD-0385: each instruction's sizes come first, and then what each has. */
const instructionsOf = ({ instructionHeaders, instructionPayloads }: DecodedV1): Message['instructions'] =>
  instructionHeaders.map(({ programAccountIndex }, at) => {
    const { instructionAccountIndices, instructionData } = instructionPayloads[at]!
    return {
      programAddressIndex: programAccountIndex,
      accountIndices: instructionAccountIndices,
      data: instructionData,
    }
  })

const configOf = (message: DecodedV1): NonNullable<Config> => {
  const decompiled = decompileTransactionMessage(message)
  return ('config' in decompiled && decompiled.config) || {}
}

export function decodeMessage(bytes: Uint8Array): Message {
  const message = getCompiledTransactionMessageDecoder().decode(bytes)
  if (message.version !== 1) return { ...message, config: null }
  const { version, header, staticAccounts, lifetimeToken } = message
  return {
    version,
    header,
    staticAccounts,
    lifetimeToken,
    instructions: instructionsOf(message),
    config: configOf(message),
  }
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
