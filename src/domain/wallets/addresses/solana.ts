import { decodeBase58 } from './base58.ts'

/** Not asked to be on the curve: accounts of programs, such as a multisig's, are not. */
export const isSolanaAddress = (text: string): boolean => decodeBase58(text)?.length === 32
