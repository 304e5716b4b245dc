import pg from 'pg'
import type { Db } from './db.ts'
import { sessionOf, types } from './driver.ts'
import { inTransaction } from './transaction.ts'

/** Serialization failure and deadlock: the transaction was rolled back and can be repeated. */
const TRY_AGAIN = ['40001', '40P01']
const TRIES = 5

/** Words that `pg` takes for `verify-full`, and warns of in six lines. */
const withPlainTls = (url: string) => url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full')

/** A pool would count the wait for a free connection, too. */
export async function tryConnection(url: string, patienceMs: number): Promise<void> {
  const client = new pg.Client({ connectionString: withPlainTls(url), connectionTimeoutMillis: patienceMs })
  client.on('error', () => undefined)
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => undefined)
  }
}

export function openPostgres(url: string, schema = 'public'): Db {
  const pool = new pg.Pool({
    connectionString: withPlainTls(url),
    options: `-c search_path=${schema}`,
    max: 10,
    // A new connection costs the server more than the queries of a request.
    idleTimeoutMillis: 0,
    types,
  })
  pool.on('error', () => undefined) // The server closed an idle connection; the pool replaces it.

  async function once<T>(work: (tx: Db) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken = true
    try {
      const result = await inTransaction(sessionOf(client), work)
      broken = false
      return result
    } catch (error) {
      broken = !(await answers(client))
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    query: (sql, params) => sessionOf(pool).query(sql, params),
    transaction: async (work) => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await once(work)
        } catch (error) {
          if (attempt === TRIES || !TRY_AGAIN.includes(codeOf(error))) throw error
        }
      }
    },
    close: () => pool.end(),
  }
}

const answers = (client: pg.PoolClient) =>
  client.query('select 1').then(
    () => true,
    () => false,
  )

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
