import { json, one, type Db } from '../db/db.ts'
import type { Failure } from './failure-shape.ts'

/** `before`: the call is not made. `after`: it is made, and its answer is lost. */
interface PlannedFailure extends Failure {
  readonly when: 'before' | 'after'
}

interface FailureRule {
  readonly method: string
  /** The path of the document or of the call, with or without `/v1/ramp/`. `*` matches any path. */
  readonly path: string
  readonly times: number
  readonly failure: PlannedFailure
}

export const planFailure = (db: Db, { method, path, times, failure }: FailureRule) =>
  db.query('insert into failures (method, path, times, failure) values ($1, $2, $3, $4)', [
    method,
    path.startsWith('/') || path === '*' ? path : `/v1/ramp/${path}`,
    times,
    json(failure),
  ])

interface Row {
  id: bigint
  path: string
  times: number
  failure: PlannedFailure
}

/** The oldest rule that matches this call. Its count is reduced. */
export async function takeFailure(db: Db, call: { method: string; path: string }): Promise<PlannedFailure | null> {
  const fits = `select id, path from failures where method in ($1, '*') order by id`
  const rules = await db.query<Pick<Row, 'id' | 'path'>>(fits, [call.method])
  for (const { id } of rules.filter(({ path }) => matches(path, call.path))) {
    const taken = await one(
      db.query<Row>('update failures set times = times - 1 where id = $1 and times > 0 returning *', [id]),
    )
    if (!taken) continue // Another call took the last one.
    if (taken.times === 0) await db.query('delete from failures where id = $1 and times = 0', [id])
    return taken.failure
  }
  return null
}

export const listFailures = async (db: Db): Promise<FailureRule[]> =>
  (await db.query<FailureRule & { id: bigint }>('select * from failures order by id')).map(
    ({ method, path, times, failure }) => ({ method, path, times, failure }),
  )

function matches(pattern: string, path: string): boolean {
  if (pattern === '*' || pattern === path) return true
  const parts = pattern.split('/')
  const given = path.split('/')
  return parts.length === given.length && parts.every((part, index) => part === given[index] || /^\{\w+\}$/.test(part))
}
