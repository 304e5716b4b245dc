import { bytesToHex } from '@noble/hashes/utils.js'
import { decodeBase58 } from '../../domain/wallets/addresses/base58.ts'

/** The 21 bytes of an address that was checked, in hexadecimal: 41, and the 20 that contracts and logs have. */
export const addressHex = (address: string): string => bytesToHex(decodeBase58(address)!.subarray(0, 21))

export const accountHex = (address: string): string => addressHex(address).slice(2)
