import { one, type Db } from '../db/db.ts'
import type { World } from '../world.ts'
import { timerKinds } from './timer-kinds.ts'
import type { Timer, TimerKind } from './timers.ts'

interface Waiting extends Timer {
  readonly attempts: number
}

/** Runs everything that is due, and returns how many timers that were. */
export async function runDue(world: World, kinds: readonly TimerKind[] = timerKinds): Promise<number> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind]))
  for (let count = 0; ; count += 1) {
    if (!(await runNext(world, byName))) return count
  }
}

/** Runs the next `steps` steps of every waiting timer now. */
export async function advance(world: World, steps: number, kinds: readonly TimerKind[] = timerKinds): Promise<number> {
  let count = await runDue(world, kinds)
  for (let step = 0; step < steps; step += 1) {
    await world.db.query(
      `update timers set steps = steps - 1, due_at = due_at - ($1::int * interval '1 millisecond')`,
      [world.settings.stepMs],
    )
    count += await runDue(world, kinds)
  }
  return count
}

/** Of several processes on one database, each timer goes to one: the others skip a locked row. */
async function runNext(world: World, kinds: ReadonlyMap<string, TimerKind>): Promise<boolean> {
  const taken = await world.db.transaction(async (db) => {
    const timer = await claim({ ...world, db }, [...kinds.keys()])
    if (!timer) return null
    const kind = kinds.get(timer.kind)!
    if (kind.leaseMs === undefined) await runAtomic({ ...world, db }, kind, timer)
    else await sleepUntil(db, timer, world.clock.now() + kind.leaseMs)
    return { kind, timer }
  })
  if (taken && taken.kind.leaseMs !== undefined) await runLeased(world, taken.kind, taken.timer)
  return taken !== null
}

async function runAtomic(inside: World, kind: TimerKind, timer: Waiting): Promise<void> {
  try {
    await inside.db.transaction((db) => kind.run({ ...inside, db }, timer))
    await remove(inside.db, timer)
  } catch (error) {
    await postpone(inside, timer)
    inside.report(error)
  }
}

async function runLeased(world: World, kind: TimerKind, timer: Waiting): Promise<void> {
  try {
    await kind.run(world, timer)
    await remove(world.db, timer)
  } catch (error) {
    await postpone(world, timer)
    world.report(error)
  }
}

const claim = ({ db, clock }: World, kinds: readonly string[]): Promise<Waiting | null> =>
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

async function postpone({ db, clock }: World, timer: Waiting): Promise<void> {
  await db.query('update timers set attempts = attempts + 1 where id = $1', [timer.id])
  await sleepUntil(db, timer, clock.now() + Math.min(60_000, 1000 * 2 ** timer.attempts))
}
