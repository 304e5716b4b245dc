import { one, type Db } from '../../db/db.ts'
import type { TimerKind } from '../../work/timers.ts'
import type { Services } from '../../services.ts'
import { creditFromChain } from './credit.ts'

const WATCH_EVERY_MS = 500
const KIND = 'chain.watch'

/** One timer for each configured network. It reads new deposits every half second, or at the next step. */
export const watchTimer: TimerKind = {
  kind: KIND,
  leaseMs: 30_000,
  run: async (services, { subject: network }) => {
    const port = services.chains[network]
    // Another process on this database may have the network, so the timer must stay.
    if (!port) return void (await watchAgain(services, network))
    const seen = await port.deposits(await cursorOf(services.db, network))
    for (const deposit of seen.deposits)
      await services.db.transaction((db) => creditFromChain({ ...services, db }, network, deposit))
    await services.db.transaction(async (db) => {
      await keepCursor(db, network, seen.cursor)
      await watchAgain({ ...services, db }, network)
    })
  },
}

/** Starts a timer for every configured network that has none. */
export async function watchNetworks(services: Services): Promise<void> {
  await services.db.transaction(async (db) => {
    for (const network of Object.keys(services.chains)) {
      const rows = await db.query('select id from timers where kind = $1 and subject = $2 limit 1', [KIND, network])
      if (rows.length === 0) await watchAgain({ ...services, db }, network)
    }
  })
}

const watchAgain = ({ db, clock }: Services, network: string) =>
  db.query(`insert into timers (kind, subject, payload, steps, due_at) values ($1, $2, '{}', 1, $3)`, [
    KIND,
    network,
    new Date(clock.now() + WATCH_EVERY_MS),
  ])

async function cursorOf(db: Db, network: string): Promise<string | null> {
  const row = await one(
    db.query<{ cursor: string | null }>('select cursor from chain_cursors where network = $1', [network]),
  )
  return row?.cursor ?? null
}

const keepCursor = (db: Db, network: string, cursor: string | null) =>
  db.query(
    `insert into chain_cursors (network, cursor) values ($1, $2) on conflict (network) do update set cursor = $2`,
    [network, cursor],
  )
