/**
 * In lamports: what a signature costs, where the node does not say what a message costs. docs of Solana, "Transaction fees", looked up on
 * 2026-11-29.
 */
export const LAMPORTS_PER_SIGNATURE = 5000n

/** In blocks, which SIMD-0525 makes in 0.2 s instead of 0.4 s: half a minute. Looked up on 2026-11-29. */
export const BLOCKHASH_LIVES_FOR = 150

/** SIMD-0385, on mainnet since epoch 1035 (2026-09-15). What is read here is the same in every version. Looked up on 2026-11-29. */
export const NEWEST_VERSION = 1

/** The parameter is a byte, and a node refuses what is newer than it says (chainstack/dev-portal#691). Looked up on 2026-11-29. */
export const ANY_VERSION = 255
export const UNSUPPORTED_VERSION = -32_015

/** The most that `getSignaturesForAddress` lists at once. docs of Solana's RPC methods, looked up on 2026-11-29. */
export const SIGNATURES_MAX = 1000

/** What a slot lasts at most when all is well; since SIMD-0525 half of it. Looked up on 2026-11-29. */
export const SLOT_MS = 400
