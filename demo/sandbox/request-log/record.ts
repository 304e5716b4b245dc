import { json, type Db } from '../db/db.ts'

interface RecordedRequest {
  readonly id: string
  readonly at: Date
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
  readonly answer: string | null
  readonly status: number
  readonly tookMs: number
}

const MAX_TEXT = 100_000
const KEPT = 10_000

/** Status 0: the connection was dropped. */
export async function recordRequest(db: Db, request: RecordedRequest): Promise<void> {
  await db.query(
    `insert into requests (id, at, method, path, query, headers, body, answer, status, took_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      request.id,
      request.at,
      request.method,
      storable(request.path),
      json(storableEntries(request.query)),
      json(storableEntries(request.headers)),
      storableText(request.body),
      storableText(request.answer),
      request.status,
      request.tookMs,
    ],
  )
  if (request.id.endsWith('aa')) await forgetOld(db)
}

/** Runs for one in 1,296 calls, because ids are random. */
const forgetOld = (db: Db) =>
  db.query('delete from requests where number <= (select max(number) from requests) - $1::int', [KEPT])

const storable = (text: string) => text.toWellFormed().replaceAll('\0', '\uFFFD')

const storableText = (text: string | null) => (text === null ? null : storable(text.slice(0, MAX_TEXT)))

const storableEntries = (entries: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(entries).map((entry) => entry.map(storable)))

/** Oldest first, also when only the newest are requested. */
export const listRequests = (
  db: Db,
  { path, newest = KEPT }: { path: string | null; newest?: number | undefined },
): Promise<RecordedRequest[]> =>
  db.query<RecordedRequest>(
    `select id, at, method, path, query, headers, body, answer, status, took_ms as "tookMs" from (
       select * from requests where $1::text is null or path = $1 or path = '/v1/ramp/' || $1
       order by number desc limit $2
     ) as newest order by number`,
    [path, newest],
  )
