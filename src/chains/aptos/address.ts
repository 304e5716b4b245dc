// The build takes this class alone (rollup.config.mjs), 3.2 kB: with any other of its classes come all, which are 520 kB.
import { AccountAddress } from '@aptos-labs/ts-sdk'

/** As customers write it: in full, or in one digit. */
export const isAddress = (text: string): boolean => AccountAddress.isValid({ input: text, strict: true }).valid

/** The 32 bytes of an address, whose leading zeros may have been left out. */
export const address = (text: string): Uint8Array => AccountAddress.from(text, { maxMissingChars: 63 }).toUint8Array()
