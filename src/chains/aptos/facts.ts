/**
 * The most gas that a transfer or a burn is allowed, in units: what the network took before AIP-141, and a tenth of what it takes since.
 * gas/v1.41.0.json and gas/v1.48.0.json of aptos-labs/aptos-networks (`txn.maximum_number_of_gas_units`), looked up on 2026-11-29.
 */
export const GAS_CAP = 2_000_000n

/**
 * Of what a simulation used, because the state may change until the transaction lands. GAS_HEADROOM of aptos-core
 * (config/global-constants/src/lib.rs), looked up on 2026-11-29.
 */
export const GAS_HEADROOM = { numerator: 3n, denominator: 2n }

/**
 * The least that wallets ask for: one whose SDK is ts-sdk 6.3.1 or newer raises a lower limit to it (MIN_MAX_GAS_AMOUNT, read in
 * `generateRawTransaction` of 6.3.1 and 7.3.0), and then signs other bytes than it was asked for. Looked up on 2026-11-29.
 */
export const WALLET_GAS_FLOOR = 2000n

/**
 * Allowed where a node simulates nothing. Since AIP-141 a new store takes 4,000 units for its slot (400,000 octas at a price of 100) and a
 * transfer with it about 5,500. gas/v1.48.0.json of aptos-labs/aptos-networks, looked up on 2026-11-29.
 */
export const UNSIMULATED_GAS = 20_000n

/** `StatusCode` of move-core-types, as the `vm_error_code` of a refusal. Looked up on 2026-11-29. */
export const LACKS_GAS: readonly unknown[] = [5, 14]
export const OTHER_SEQUENCE: readonly unknown[] = [3, 4]
