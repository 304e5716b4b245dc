/** What this node is built from. A test may set any of them to another value. */
export interface TronFacts {
  /** In sun per unit of energy, and per byte. */
  readonly energyPrice: bigint
  readonly bytePrice: bigint
  /** What each account has free of charge in a day. */
  readonly freeBytes: number
  /** In sun: what a transfer of TRX costs that creates its recipient's account. */
  readonly accountFee: bigint
  /** In thousandths: how much more energy USDT takes by the dynamic energy model. */
  readonly usdtPenalty: number
}

/**
 * Looked up on 2026-11-29. `energyPrice`: 100 sun since 2025-08-29 (tronprotocol/tips#789). `usdtPenalty`: with it a transfer takes some 64,000
 * energy, and 130,000 to a new holder, as on mainnet.
 */
export const TRON_FACTS: TronFacts = {
  energyPrice: 100n,
  bytePrice: 1000n,
  freeBytes: 600,
  accountFee: 1_100_000n,
  usdtPenalty: 3270,
}

/**
 * A block is solid once 70 % of the 27 producers have built on it (`SOLIDIFIED_THRESHOLD`), and one is made in this time, or none
 * (`BLOCK_PRODUCED_INTERVAL` of java-tron). Looked up on 2026-11-29.
 */
export const SOLID_BEHIND = 19
export const SLOT_MS = 3000

/** How many blocks java-tron searches at once: `node.jsonrpc.maxBlockRange` of its configuration, looked up on 2026-11-29. */
export const MOST_LOG_BLOCKS = 5000

/** The dearest that mainnet has been: 420 sun from 2022 to 2023, before the dynamic energy model (tronprotocol/tips#511, #508), looked up on 2026-11-29. */
export const BEFORE_DYNAMIC_ENERGY: Partial<TronFacts> = { energyPrice: 420n, usdtPenalty: 0 }
