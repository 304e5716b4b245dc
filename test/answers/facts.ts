import type { Answer } from './answer.ts'

/** What a network's own repository or node has said of it, in its own unit. */
type Recorded = Pick<Answer, 'source' | 'day'>

const schedule = (version: string) => ({
  source: `https://github.com/aptos-labs/aptos-networks/blob/c7cf6049c60d927d3c134fdeb157040f0eecc161/gas/${version}.json`,
  day: '2026-07-16',
})

interface GasSchedule extends Recorded {
  /** In millionths of a unit. */
  readonly min_transaction_gas_units: bigint
  readonly gas_unit_scaling_factor: bigint
  readonly maximum_number_of_gas_units: bigint
  /** In octas. */
  readonly min_price_per_gas_unit: bigint
  readonly max_price_per_gas_unit: bigint
  readonly storage_fee_per_state_slot: bigint
}

const PRICES = {
  gas_unit_scaling_factor: 1_000_000n,
  min_price_per_gas_unit: 100n,
  max_price_per_gas_unit: 10_000_000_000n,
}

export const APTOS_GAS: GasSchedule = {
  ...schedule('v1.48.0'),
  ...PRICES,
  min_transaction_gas_units: 27_600_000n,
  maximum_number_of_gas_units: 20_000_000n,
  storage_fee_per_state_slot: 400_000n,
}

export const APTOS_GAS_BEFORE_AIP_141: GasSchedule = {
  ...schedule('v1.41.0'),
  ...PRICES,
  min_transaction_gas_units: 2_760_000n,
  maximum_number_of_gas_units: 2_000_000n,
  storage_fee_per_state_slot: 40_000n,
}

const TRON =
  'https://github.com/tronprotocol/documentation-en/blob/8f3209ef53d72cc016f1f55143c75d85b90e431a/docs/api/http'

/** What a node of TRON answers to a transaction that is handed over, and whether it may take the same one later. */
export const TRON_BROADCASTS: Recorded & { readonly never: readonly string[]; readonly perhaps: readonly string[] } = {
  source: `${TRON}/index.md`,
  day: '2026-07-21',
  never: [
    'SIGERROR',
    'CONTRACT_VALIDATE_ERROR',
    'CONTRACT_EXE_ERROR',
    'BANDWITH_ERROR',
    'TAPOS_ERROR',
    'TOO_BIG_TRANSACTION_ERROR',
    'TRANSACTION_EXPIRATION_ERROR',
  ],
  perhaps: [
    'SUCCESS',
    'DUP_TRANSACTION_ERROR',
    'SERVER_BUSY',
    'NO_CONNECTION',
    'NOT_ENOUGH_EFFECTIVE_CONNECTION',
    'BLOCK_UNSOLIDIFIED',
    'OTHER_ERROR',
  ],
}

/** Two blocks of Nile. */
export const TRON_BLOCKS: Recorded & { readonly blocks: readonly (readonly [number: number, time: number])[] } = {
  source: `${TRON}/block-and-tx-query/getblock.md, gettransactioninfobyid.md`,
  day: '2026-07-21',
  blocks: [
    [66_985_120, 1_777_437_762_000],
    [66_987_565, 1_777_445_121_000],
  ],
}
