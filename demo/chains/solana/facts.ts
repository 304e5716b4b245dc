/** What this node is built from. A test may set any of them to another value. */
export interface SolanaFacts {
  /** In lamports: what each byte of an account, and of the 128 that it has besides its data, has to hold. */
  readonly lamportsPerByte: bigint
  /** The version that the node tells of transactions that have none; null for that. */
  readonly reportedVersion: number | null
  /** In millionths of a lamport for a unit: what others bid for a place in each of the newest blocks. */
  readonly bid: number
}

/**
 * Looked up on 2026-11-29. `lamportsPerByte`: the second of five steps by SIMD-0437, on mainnet since September 2026 (6,960 before; then 2,575,
 * 1,322 and 696, which solana-foundation/solana-com#2038 announces for November). Versions: 1 by SIMD-0385, on mainnet since epoch 1035
 * (2026-09-15), and refused with -32015 where a client supports less (chainstack/dev-portal#691). The runtime executes it since LiteSVM 1.4.1,
 * with Agave 4.2 and every feature on (LiteSVM/litesvm#399 and #412, looked up on 2026-11-30).
 */
export const SOLANA_FACTS: SolanaFacts = { lamportsPerByte: 5080n, reportedVersion: null, bid: 0 }

/** In lamports: what an account of so many bytes has to hold today. */
export const rentExemption = (bytes: number): number => (128 + bytes) * Number(SOLANA_FACTS.lamportsPerByte)

/** solana.com/developers/cookbook/transactions/confirmation, looked up on 2026-11-29. A blockhash lives for so many blocks. */
export const SLOT_MS = 400
export const BLOCKHASH_LIVES_FOR = 150

/** What mainnet answers to `getGenesisHash`: GENESIS_HASH_MAINNET of coinbase/cdp-sdk, looked up on 2026-11-29. */
export const MAINNET_GENESIS = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
