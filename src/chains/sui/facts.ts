/** In MIST: several hundred times the fee of a transfer, so that no node's price makes a customer pay more. */
export const BUDGET_MAX = 1_000_000_000n

/**
 * In units of gas, which the SDK and the node add to a budget, because objects may have changed since the simulation. GAS_SAFE_OVERHEAD in
 * simulate/mod.rs of crates/sui-rpc-api, MystenLabs/sui at 009e61fc, looked up on 2026-11-29.
 */
export const SPARE_GAS = 1000n

/** How many coins may pay. `max_gas_payment_objects` of the protocol's configuration, looked up on 2026-11-29. */
export const GAS_COINS_MAX = 255

/**
 * The codes with which a node answers that a signature is invalid (also of a zkLogin proof that has expired), that more than a third of the
 * validators refuse a transaction for good, or that its objects are locked by another: none of them gets it to the others then. From
 * `TransactionSubmissionError` in error.rs of crates/sui-rpc-api, MystenLabs/sui at 00f75527, looked up on 2026-11-29.
 */
export const REFUSALS: readonly string[] = ['INVALID_ARGUMENT', 'FAILED_PRECONDITION']
