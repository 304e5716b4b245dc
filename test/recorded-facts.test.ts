import { describe, expect, test } from 'vitest'
import { APTOS_FACTS, FACTS_BEFORE_AIP_141, type AptosFacts } from '../demo/chains/aptos/facts.ts'
import { GAS_CAP, LACKS_GAS } from '../src/chains/aptos/facts.ts'
import { LOG_SPANS } from '../src/chains/evm/facts.ts'
import { LAMPORTS_PER_SIGNATURE, UNSUPPORTED_VERSION } from '../src/chains/solana/facts.ts'
import { BLOCK_MS, MOST_BLOCKS, REFUSALS } from '../src/chains/tron/facts.ts'
import { APTOS_ANSWERS } from './answers/aptos.ts'
import { APTOS_GAS, APTOS_GAS_BEFORE_AIP_141, TRON_BLOCKS, TRON_BROADCASTS } from './answers/facts.ts'
import { RANGE_REFUSALS } from './answers/log-ranges.ts'
import { SOLANA_ANSWERS } from './answers/solana.ts'
import { TRON_ANSWERS } from './answers/tron.ts'

interface Body {
  readonly result?: { readonly value?: unknown }
  readonly error?: { readonly code?: number; readonly message?: string }
  readonly vm_error_code?: number
}

const bodyOf = (
  answers: readonly { readonly to: string; readonly what: string; readonly body: unknown }[],
  start: string,
) => answers.find(({ to, what }) => `${to}: ${what}`.startsWith(start))!.body as Body

describe('a fact is what a network has said, not what another file of ours says', () => {
  test.each<[string, AptosFacts, typeof APTOS_GAS]>([
    ['since AIP-141', APTOS_FACTS, APTOS_GAS],
    ['before it', FACTS_BEFORE_AIP_141, APTOS_GAS_BEFORE_AIP_141],
  ])('the bounds of gas on Aptos %s [C21]', (_, facts, recorded) => {
    const { min_transaction_gas_units: least, gas_unit_scaling_factor: scale } = recorded
    expect(facts).toMatchObject({
      minGasPrice: recorded.min_price_per_gas_unit,
      maxGasPrice: recorded.max_price_per_gas_unit,
      minGasUnits: (least + scale - 1n) / scale,
      maxGasUnits: recorded.maximum_number_of_gas_units,
    })
    const slot = recorded.storage_fee_per_state_slot / recorded.min_price_per_gas_unit
    expect(facts.gas.newStore).toBeGreaterThan(slot)
    expect(facts.gas.newStore).toBeLessThan(2n * slot)
  })

  test('the gas that a transfer on Aptos is allowed at most, and what says that it lacks some [C21]', () => {
    expect(GAS_CAP).toBe(APTOS_GAS_BEFORE_AIP_141.maximum_number_of_gas_units)
    expect(LACKS_GAS).toContain(bodyOf(APTOS_ANSWERS, 'submission: too little APT').vm_error_code)
  })

  test('the fee of a signature on Solana, and the code for a version that is too new [C21]', () => {
    expect(LAMPORTS_PER_SIGNATURE).toBe(BigInt(bodyOf(SOLANA_ANSWERS, 'fee: a fee').result!.value as number))
    expect(UNSUPPORTED_VERSION).toBe(bodyOf(SOLANA_ANSWERS, 'increase: a version').error!.code)
  })

  test('the blocks that TRON searches at once, and the time of one [C20]', () => {
    expect(bodyOf(TRON_ANSWERS, 'logs: a refused range').error!.message).toBe(`exceed max block range: ${MOST_BLOCKS}`)
    const [[first, earlier], [last, later]] = TRON_BLOCKS.blocks as [[number, number], [number, number]]
    const each = (later - earlier) / (last - first)
    // Some witnesses miss theirs.
    expect(each).toBeGreaterThanOrEqual(BLOCK_MS)
    expect(each).toBeLessThan(BLOCK_MS * 1.1)
  })

  test('the refusals of TRON, and no answer of a node that may take the transaction later [C19]', () => {
    expect(REFUSALS.toSorted()).toEqual(TRON_BROADCASTS.never.toSorted())
    expect(TRON_BROADCASTS.perhaps.filter((code) => REFUSALS.includes(code))).toEqual([])
  })

  test('each range of logs that a provider reads is one that is asked for [C20]', () => {
    const shortest = LOG_SPANS.at(-1)!
    expect(RANGE_REFUSALS.filter(({ most }) => most !== null && BigInt(most) < shortest)).toEqual([])
  })
})
