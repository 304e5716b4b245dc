// By its own path, which no export of the package names: with any other of its classes come all, which are 520 kB.
import { AccountAddress } from '../../../node_modules/@aptos-labs/ts-sdk/dist/esm/core/accountAddress.mjs'

/** As customers write it: in full, or in one digit. */
export const isAddress = (text: string): boolean => AccountAddress.isValid({ input: text, strict: true }).valid

/** The 32 bytes of an address, whose leading zeros may have been left out. */
export const address = (text: string): Uint8Array => AccountAddress.from(text, { maxMissingChars: 63 }).toUint8Array()
