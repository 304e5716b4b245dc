import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { SUI_CCTP } from '../../../demo/chains/sui/cctp.ts'

/** With a short address, as hosts write it. */
export const SUI_CONTRACTS = { ...SUI_CCTP, denyList: '0x403' }

export const SCRIPT = Uint8Array.from({ length: 300 }, (_, at) => (at * 7) % 256)

export const APTOS_CONTRACTS = { bytecode: `0x${bytesToHex(SCRIPT)}`, sha256: bytesToHex(sha256(SCRIPT)) }
