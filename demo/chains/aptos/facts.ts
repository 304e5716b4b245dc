/** What this node is built from. A test may set any of them to another value. */
export interface AptosFacts {
  /** In octas per unit of gas. */
  readonly minGasPrice: bigint
  readonly maxGasPrice: bigint
  /** The bounds of a transaction's gas limit, in units. */
  readonly minGasUnits: bigint
  readonly maxGasUnits: bigint
  /** In units of gas. A new store pays for its place in the storage. */
  readonly gas: { readonly failure: bigint; readonly transfer: bigint; readonly newStore: bigint }
}

/**
 * Looked up on 2026-11-29. Bounds and prices: gas/v1.48.0.json of aptos-labs/aptos-networks, where the minimum is 27,600,000 of a
 * millionth of a unit. Costs: ten times those of before, as by AIP-141 (accepted; aptos-labs/aptos-core#18880).
 */
export const APTOS_FACTS: AptosFacts = {
  minGasPrice: 100n,
  maxGasPrice: 10_000_000_000n,
  minGasUnits: 28n,
  maxGasUnits: 20_000_000n,
  gas: { failure: 50n, transfer: 120n, newStore: 5310n },
}

/** The same without AIP-141: gas/v1.41.0.json of aptos-labs/aptos-networks, looked up on 2026-11-29. */
export const FACTS_BEFORE_AIP_141: AptosFacts = {
  ...APTOS_FACTS,
  minGasUnits: 3n,
  maxGasUnits: 2_000_000n,
  gas: { failure: 5n, transfer: 12n, newStore: 531n },
}
