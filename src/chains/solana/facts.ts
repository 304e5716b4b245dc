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

/**
 * The program of the stablecoins' tokens, and its account: 32 bytes of the mint, 32 of the owner, and 1 of the state. Circle's CCTP V2 mints
 * to such an account alone (`recipient_token_account` of `handle_receive_finalized_message`, circlefin/solana-cctp-contracts at 76018c2b).
 * Looked up on 2026-11-29.
 */
export const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
export const TOKEN_ACCOUNT = { bytes: 165, stateAt: 108, initialized: 1, frozen: 2 } as const

/** What a slot lasts at most when all is well; since SIMD-0525 half of it. Looked up on 2026-11-29. */
export const SLOT_MS = 400
