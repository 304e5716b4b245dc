import type { Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import { createDispatch } from './dispatch.ts'
import { transport } from './http/transport.ts'
import { systemRandom, type Random } from './ids.ts'
import type { Chains, MissingChains } from './payouts/chain-port.ts'
import { withNodes } from './payouts/networks/node-relay.ts'
import type { Settings } from './settings.ts'
import { createPolling } from './work/polling.ts'
import { advance, runDue } from './work/worker.ts'
import type { Services } from './services.ts'

interface SandboxOptions {
  /** A migrated database, as `openDb` and `createTestDb` return it. */
  readonly db: Db
  readonly clock: Clock
  readonly random?: Random | undefined
  readonly chains: Chains
  readonly missingChains?: MissingChains
  readonly settings: Settings
  report?(error: unknown): void
}

export interface Sandbox {
  readonly services: Services
  fetch(request: Request): Promise<Response>
  /** Runs the next `steps` steps of every waiting timer now. */
  advance(steps: number): Promise<number>
  /** Runs the timers that are due by the clock. */
  runDue(): Promise<number>
  /** Runs due timers in the background until `stop`. */
  start(): void
  stop(): Promise<void>
}

export function createSandbox({
  report = () => undefined,
  missingChains = {},
  random = systemRandom,
  ...given
}: SandboxOptions): Sandbox {
  const { stepMs } = given.settings
  const work = () => runDue(services)
  const pollMs = stepMs === 0 ? 250 : Math.max(20, Math.min(250, Math.floor(stepMs / 4)))
  const { wake, ...polling } = createPolling(work, pollMs)
  const services: Services = { ...given, random, missingChains, report, wake }
  return {
    services,
    fetch: withNodes(services, transport(services, createDispatch(services))),
    advance: (steps) => advance(services, steps),
    runDue: work,
    ...polling,
  }
}
