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

/** A life costs a second or two of the processor: a few are run, and those that meet what these do not. */
const FIRST_SEEDS = 2

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
  ['sui', createSuiChain, [9, 12, 19, 21, 23, 34, 60, 155, 159]],
  ['aptos', createAptosChain, [9, 12, 22, 23, 52, 53, 87, 111, 114, 123, 128, 141, 155, 159]],
  ['tron', createTronChain, [9, 13, 15, 16, 17, 34, 76, 150, 155, 181, 210, 212]],
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
