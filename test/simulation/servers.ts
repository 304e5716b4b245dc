import type { Db } from '../../demo/sandbox/db/db.ts'
import { createTestSandbox, type TestSandbox } from '../../demo/sandbox/testing.ts'
import type { Chains } from '../../demo/sandbox/payouts/chain-port.ts'
import type { ServerSettings } from './run-scenario.ts'
import type { Time } from './time.ts'

/** Servers of all settings, with one database. */
export function createServers(db: Db, time: Time, chains: Chains = {}) {
  const open = new Map<string, Promise<TestSandbox>>()
  const clock = { now: () => time.now(), advance: () => undefined }
  return {
    openServer(settings: ServerSettings): Promise<TestSandbox> {
      const name = JSON.stringify(settings)
      const server = open.get(name) ?? createTestSandbox({ db, clock, settings, chains })
      open.set(name, server)
      return server
    },
    async close() {
      for (const server of open.values()) await (await server).close()
      await db.close()
    },
  }
}
export type Servers = ReturnType<typeof createServers>
