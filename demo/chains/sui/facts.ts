import { SUI_TOKENS } from '../networks.ts'

/**
 * Which transactions without coins for gas a simulation pays with a coin that does not exist, where the node is not to select any.
 * `unlessAddressPays`: not those whose gas the balance at the address pays.
 */
type MocksGas = 'all' | 'unlessAddressPays' | 'none'

/** What this node is built from. A test may set any of them to another value. */
export interface SuiFacts {
  readonly mocksGas: MocksGas
  /** Coin types whose transfers need no gas, each of so many units at least. */
  readonly gasless: { readonly coinTypes: readonly string[]; readonly least: bigint }
  /** In MIST per unit. */
  readonly referenceGasPrice: bigint
  readonly minGasUnits: bigint
  /** In MIST. */
  readonly maxGasBudget: bigint
  readonly maxGasPayments: number
  /** In units, what a transfer computes. */
  readonly computation: bigint
  /** The storage fee of a coin in MIST, of which 1 % is never paid back. */
  readonly coinStorage: bigint
}

/**
 * Looked up on 2026-11-29. `mocksGas`: simulate/mod.rs of crates/sui-rpc-api in MystenLabs/sui at 009e61fc, the newest public source.
 * `gasless`: docs.sui.io/develop/transaction-payment/gasless-stablecoin-transfers, where USDC is in the list of mainnet and 0.01 the least.
 */
export const SUI_FACTS: SuiFacts = {
  mocksGas: 'unlessAddressPays',
  gasless: { coinTypes: [SUI_TOKENS.usdc.address], least: 10_000n },
  referenceGasPrice: 750n,
  minGasUnits: 1000n,
  maxGasBudget: 50_000_000_000n,
  maxGasPayments: 256,
  computation: 1000n,
  coinStorage: 988_000n,
}
