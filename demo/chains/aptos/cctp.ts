import { sha256 } from '@noble/hashes/sha2.js'
import { hex } from '@scure/base'

/** Stands in for Circle's compiled script of a burn by CCTP V2, which no simulated network has. */
export const BURN_SCRIPT = Uint8Array.from({ length: 300 }, (_, at) => (at * 7) % 256)

/** What a host names in `config.cctp.aptos`, here and in all tests. */
export const APTOS_CCTP = { bytecode: `0x${hex.encode(BURN_SCRIPT)}`, sha256: hex.encode(sha256(BURN_SCRIPT)) }
