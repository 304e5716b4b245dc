import type { Clock } from './clock.ts'
import type { Db } from './db/db.ts'
import type { Random } from './ids.ts'
import type { Chains, MissingChains } from './payouts/chain-port.ts'
import type { Settings } from './settings.ts'

/** Passed to every part of the sandbox. Nothing else is shared, and all state is in the database. */
export interface Services {
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly chains: Chains
  readonly missingChains: MissingChains
  readonly settings: Settings
  /** Reports a bug of the sandbox. The caller gets `internal` and no details. */
  report(error: unknown): void
  /** Runs due timers soon, where they run in the background. */
  wake?(): void
}
