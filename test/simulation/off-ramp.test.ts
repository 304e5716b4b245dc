import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../demo/sandbox/db/test-db.ts'
import { createCoverage } from './off-ramp/coverage.ts'
import { createEvmChain } from './off-ramp/chains/evm-chain.ts'
import { createSolanaChain } from './off-ramp/chains/solana-chain.ts'
import { portOf } from './off-ramp/chains/nodes.ts'
import { judgeLives } from './off-ramp/judge-lives.ts'
import { seedsOf } from './seeds.ts'
import { createServers, type Servers } from './servers.ts'
import { startTime, type Time } from './time.ts'

/** One, and those that meet what has to occur. */
const FIRST_SEEDS = 1
const OTHER_SEEDS = [22, 29, 33, 34, 40, 47, 72, 111, 134, 141, 151, 154, 169, 193, 201, 202, 204, 205]

let time: Time
let servers: Servers

beforeAll(async () => {
  const db = await createTestDb()
  time = startTime()
  servers = createServers(db, time, { sol: portOf('sol') })
})
afterAll(() => {
  time.stop()
  return servers.close()
})

test('under every fault a payout’s tokens are sent at most once, and none are lost [E18, C19, SAFE-C1]', async () => {
  const { failed, missing } = await judgeLives({
    name: 'EVM networks and Solana',
    seeds: seedsOf(OTHER_SEEDS, FIRST_SEEDS),
    environment: { ...servers, time },
    chains: [createEvmChain, createSolanaChain],
    coverage: createCoverage(['evm', 'solana']),
  })
  expect(failed.join('\n\n')).toBe('')
  expect(missing).toEqual([])
}, 3_600_000)
