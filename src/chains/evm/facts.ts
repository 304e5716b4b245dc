/**
 * Of a transfer of a known stablecoin to an address that has none yet, where a node estimates nothing: 21,000 for a transaction and two
 * balances, of which one is new (EIP-2929, EIP-2200). Looked up on 2026-11-29.
 */
export const TRANSFER_GAS = 65_000n

/**
 * The blocks whose logs nodes search at once. Each refuses more in words of its own: Infura and QuickNode take 10,000 (INFURA/infura#237),
 * Alchemy 500 (boundless-xyz/boundless#838), QuickNode's free tier 5 (scaffold-eth/scaffold-eth-2#1110). Looked up on 2026-11-29.
 */
export const LOG_SPANS: readonly bigint[] = [10_000n, 2000n, 1000n, 500n, 100n, 10n, 5n]

/**
 * The root of an empty trie, which a header names where its block has no transactions (KEC(RLP(())) of the Yellow
 * Paper, looked up on 2026-11-29).
 */
export const NO_TRANSACTIONS = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'
