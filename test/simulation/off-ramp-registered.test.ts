import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDb } from '../../demo/sandbox/db/test-db.ts'
import type * as LoadAdapter from '../../src/chains/load-adapter.ts'
import { registeredAdapter } from './off-ramp/chains/registered-chain.ts'
import { checkOffRamps } from './off-ramp/invariants.ts'
import { suiPort } from './off-ramp/chains/nodes.ts'
import { runOffRamp } from './off-ramp/run-off-ramp.ts'
import { createServers, type Servers } from './servers.ts'
import { startTime, type Time } from './time.ts'

// The network decides what its adapter would: what is proven here is what is made of it.
vi.mock('../../src/chains/load-adapter.ts', async (load) => {
  const product = await load<typeof LoadAdapter>()
  return {
    loadAdapter: async (family: never) => (family === 'sui' ? registeredAdapter : product.loadAdapter(family)),
  }
})

const { SIM_SEED, SIM_SCENARIOS = '12' } = process.env
const seeds =
  SIM_SEED === undefined ? Array.from({ length: Number(SIM_SCENARIOS) }, (_, index) => index + 1) : [Number(SIM_SEED)]

let time: Time
let servers: Servers
beforeAll(async () => {
  const db = await createTestDb()
  time = startTime()
  servers = createServers(db, time, { sui: suiPort })
})
afterAll(() => {
  time.stop()
  return servers.close()
})

test('under every fault an off-ramp of which the server must be told is sent once, registered, and not lost [CHAIN-26, STATE-OFFR-04, C13, C19, SAFE-C1]', async () => {
  const failed: string[] = []
  const met = new Set<string>()
  for (const seed of seeds) {
    const result = await runOffRamp(seed, { ...servers, time }, ['sui'])
    const box = await servers.openServer({ idempotency: 'replay', payoutKeys: true })
    const violations = await checkOffRamps(result, box)
    for (const each of [...result.reports.map(({ end }) => end.status), ...result.stories]) met.add(each)
    if (violations.length > 0 || SIM_SEED !== undefined)
      console.log([`SIM_SEED=${seed}`, ...violations.map((each) => `  ! ${each}`), ...result.events].join('\n'))
    if (violations.length > 0) failed.push(`SIM_SEED=${seed}: ${violations.join(', ')}`)
  }
  console.log(`${seeds.length} lives met`, [...met].toSorted().join(', '))
  expect(failed.join('\n')).toBe('')
}, 3_600_000)
