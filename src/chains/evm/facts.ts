/**
 * Of a transfer of a known stablecoin to an address that has none yet, where a node estimates nothing: 21,000 for a transaction and two
 * balances, of which one is new (EIP-2929, EIP-2200). Looked up on 2026-11-29.
 */
export const TRANSFER_GAS = 65_000n
