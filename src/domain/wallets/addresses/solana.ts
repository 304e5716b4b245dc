import { decodeBase58 } from './base58.ts'

/** The key need not be on the curve, because program accounts, such as a multisig's, are not. */
export const isSolanaAddress = (text: string): boolean => decodeBase58(text)?.length === 32
