/** What this node is built from. A test may set any of them to another value. */
export interface EvmFacts {
  /** The rules of the machine, by anvil's name. Null: the newest that it has. */
  readonly hardfork: string | null
  /** In wei, of the first block; the later ones follow from what is used. Null: anvil's. */
  readonly baseFee: bigint | null
  /** What a transfer of a token takes beyond the gas of today. */
  readonly extraGas: bigint
  /**
   * How the node answers once its history is pruned: in words of its own, or without what it lacks, which looks as if nothing had been there.
   * Null: it keeps all, as an archive.
   */
  readonly pruned: 'refused' | 'leftOut' | null
}

/**
 * `pruned`: geth, erigon and Nethermind refuse (code 4444 by EIP-4444), and reth leaves logs out (paradigmxyz/reth#27002), looked up on
 * 2026-11-29.
 */
export const EVM_FACTS: EvmFacts = { hardfork: null, baseFee: null, extraGas: 0n, pruned: null }

/**
 * The next fork, Glamsterdam: EIP-8037 (a draft) prices a byte of new state at 1,530 gas, which makes 49,000 to 98,000 of a slot instead of
 * 20,000. Looked up on 2026-11-29.
 */
export const AFTER_NEXT_FORK: Partial<EvmFacts> = { extraGas: 78_000n }

/** The rules of Ethereum before Dencun of March 2024, looked up on 2026-11-29. The compiled tokens need those of Shanghai. */
export const BEFORE_DENCUN: Partial<EvmFacts> = { hardfork: 'shanghai' }
