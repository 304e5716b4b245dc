import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../demo/sandbox/db/test-db.ts'
import { createAptosChain } from './off-ramp/chains/aptos/aptos-chain.ts'
import { portOf } from './off-ramp/chains/nodes.ts'
import { createSuiChain } from './off-ramp/chains/sui/sui-chain.ts'
import { createTronChain } from './off-ramp/chains/tron/tron-chain.ts'
import { createCoverage } from './off-ramp/coverage.ts'
import { judgeLives } from './off-ramp/judge-lives.ts'
import type { CreateChain } from './off-ramp/run-off-ramp.ts'
import { seedsOf } from './seeds.ts'
import { createServers, type Servers } from './servers.ts'
import { startTime, type Time } from './time.ts'

/** A life costs a second or two of the processor: one is run, and those that meet what it does not. `SIM_SCENARIOS` runs more. */
const FIRST_SEEDS = 1

let time: Time
let servers: Servers

beforeAll(async () => {
  const db = await createTestDb()
  time = startTime()
  servers = createServers(db, time, { sui: portOf('sui'), aptos: portOf('aptos'), tron: portOf('tron') })
})
afterAll(() => {
  time.stop()
  return servers.close()
})

const FAMILIES: readonly (readonly ['sui' | 'aptos' | 'tron', CreateChain, readonly number[]])[] = [
  ['sui', createSuiChain, [2, 23, 34, 159]],
  ['aptos', createAptosChain, [2, 22, 34, 52, 53]],
  ['tron', createTronChain, [9, 17, 34, 103, 212]],
]

test.each(FAMILIES)(
  'under every fault a payout’s tokens on %s are sent at most once, none are lost, and the server knows of all [CHAIN-26, STATE-OFFR-04, C13, C19, E18, SAFE-C1]',
  async (family, createChain, others) => {
    const { failed, missing } = await judgeLives({
      name: family,
      seeds: seedsOf(others, FIRST_SEEDS),
      environment: { ...servers, time },
      chains: [createChain],
      coverage: createCoverage([family]),
    })
    expect(failed.join('\n\n')).toBe('')
    expect(missing).toEqual([])
  },
  3_600_000,
)
