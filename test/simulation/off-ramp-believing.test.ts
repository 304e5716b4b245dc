import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDb } from '../../demo/sandbox/db/test-db.ts'
import { createAptosChain } from './off-ramp/chains/aptos/aptos-chain.ts'
import { createEvmChain } from './off-ramp/chains/evm-chain.ts'
import { portOf } from './off-ramp/chains/nodes.ts'
import { createSolanaChain } from './off-ramp/chains/solana-chain.ts'
import { createSuiChain } from './off-ramp/chains/sui/sui-chain.ts'
import { createTronChain } from './off-ramp/chains/tron/tron-chain.ts'
import { createCoverage } from './off-ramp/coverage.ts'
import { judgeLives } from './off-ramp/judge-lives.ts'
import type { CreateChain } from './off-ramp/run-off-ramp.ts'
import { seedsOf } from './seeds.ts'
import { createServers, type Servers } from './servers.ts'
import { startTime, type Time } from './time.ts'

let time: Time
let servers: Servers

beforeAll(async () => {
  const db = await createTestDb()
  time = startTime()
  const [sol, sui, aptos, tron] = [portOf('sol'), portOf('sui'), portOf('aptos'), portOf('tron')]
  servers = createServers(db, time, { sol, sui, aptos, tron })
})
afterAll(() => {
  time.stop()
  return servers.close()
})

/** The lives of the run that every change has to pass. Other families are run by `SIM_SEED` or `SIM_SCENARIOS`. */
const LIVES: readonly (readonly ['evm' | 'solana' | 'sui' | 'aptos' | 'tron', CreateChain, readonly number[]])[] = [
  ['evm', createEvmChain, [1, 20]],
  ['solana', createSolanaChain, []],
  ['sui', createSuiChain, []],
  ['aptos', createAptosChain, []],
  ['tron', createTronChain, []],
]

const isChosen = process.env.SIM_SEED !== undefined || process.env.SIM_SCENARIOS !== undefined

test.each(LIVES.filter(([, , lives]) => isChosen || lives.length > 0))(
  'a customer on %s who believes the screens and presses what they offer sends once, and loses nothing [E18, C19, SAFE-C1]',
  async (family, createChain, lives) => {
    const { failed } = await judgeLives({
      name: `${family}, believing`,
      seeds: seedsOf(lives, 0),
      environment: { ...servers, time },
      chains: [createChain],
      coverage: createCoverage([family]),
      believes: true,
    })
    expect(failed.join('\n\n')).toBe('')
  },
  3_600_000,
)
