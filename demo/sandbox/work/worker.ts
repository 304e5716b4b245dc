import { activateTimer } from '../bank-accounts/bank-account-timers.ts'
import { one, type Db } from '../db/db.ts'
import { watchTimer } from '../payouts/deposits/watch-timer.ts'
import { autoFundTimer, stepTimer } from '../payouts/lifecycle/lifecycle-timers.ts'
import { sendTimer } from '../payouts/networks/send-timer.ts'
import type { Services } from '../services.ts'
import { verificationTimers } from '../verification/verification.ts'
import type { Timer, TimerKind } from './timers.ts'

/** Everything that happens without a call. */
const timerKinds: readonly TimerKind[] = [
  ...verificationTimers,
  activateTimer,
  stepTimer,
  autoFundTimer,
  sendTimer,
  watchTimer,
]

interface Waiting extends Timer {
  readonly attempts: number
}

/** Runs every due timer and returns their number. */
export async function runDue(services: Services, kinds: readonly TimerKind[] = timerKinds): Promise<number> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  for (let count = 0; ; count += 1) {
    if (!(await runNext(services, byName))) return count
  }
}

/** Runs the next `steps` steps of every waiting timer now. */
export async function advance(
  services: Services,
  steps: number,
  kinds: readonly TimerKind[] = timerKinds,
): Promise<number> {
  let count = await runDue(services, kinds)
  for (let step = 0; step < steps; step += 1) {
    await services.db.query(
      `update timers set steps = steps - 1, due_at = due_at - ($1::int * interval '1 millisecond')`,
      [services.settings.stepMs],
    )
    count += await runDue(services, kinds)
  }
  return count
}

/** With several processes on one database, each timer goes to one: the others skip locked rows. */
async function runNext(services: Services, kinds: ReadonlyMap<string, TimerKind>): Promise<boolean> {
  const taken = await services.db.transaction(async (db) => {
    const timer = await claim({ ...services, db }, [...kinds.keys()])
    if (!timer) return null
    const kind = kinds.get(timer.kind)!
    if (kind.leaseMs === undefined) await runAtomic({ ...services, db }, kind, timer)
    else await sleepUntil(db, timer, services.clock.now() + kind.leaseMs)
    return { kind, timer }
  })
  if (taken && taken.kind.leaseMs !== undefined) await runLeased(services, taken.kind, taken.timer)
  return taken !== null
}

async function runAtomic(inside: Services, kind: TimerKind, timer: Waiting): Promise<void> {
  try {
    await inside.db.transaction((db) => kind.run({ ...inside, db }, timer))
    await remove(inside.db, timer)
  } catch (error) {
    await postpone(inside, timer)
    inside.report(error)
  }
}

async function runLeased(services: Services, kind: TimerKind, timer: Waiting): Promise<void> {
  try {
    await kind.run(services, timer)
    await remove(services.db, timer)
  } catch (error) {
    await postpone(services, timer)
    services.report(error)
  }
}

const claim = ({ db, clock }: Services, kinds: readonly string[]): Promise<Waiting | null> =>
  one(
    db.query<Waiting>(
      `select id, kind, subject, payload, attempts from timers
       where (due_at <= $1 or steps <= 0) and (leased_until is null or leased_until <= $1) and kind = any ($2)
       order by due_at, id limit 1 for update skip locked`,
      [new Date(clock.now()), kinds],
    ),
  )

const remove = (db: Db, timer: Timer) => db.query('delete from timers where id = $1', [timer.id])

const sleepUntil = (db: Db, timer: Timer, moment: number) =>
  db.query('update timers set leased_until = $2 where id = $1', [timer.id, new Date(moment)])

async function postpone({ db, clock }: Services, timer: Waiting): Promise<void> {
  await db.query('update timers set attempts = attempts + 1 where id = $1', [timer.id])
  await sleepUntil(db, timer, clock.now() + Math.min(60_000, 1000 * 2 ** timer.attempts))
}
