import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import pg from 'pg'
import type { Db } from './db.ts'
import { sessionOf, types } from './driver.ts'
import { EngineStream } from './engine-stream.ts'
import { inTransaction } from './transaction.ts'

export interface Pglite {
  /** A separate database inside the engine: a schema that is the search path. */
  schema(name: string): Db
  image(): Promise<Blob>
  close(): Promise<void>
}

export async function openPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<Pglite> {
  const engine = await PGlite.create(options)
  const client = new pg.Client({
    stream: () => new EngineStream(engine),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    types,
  })
  client.on('error', () => undefined) // The engine is gone: the query that met it fails, and each later one.
  await client.connect()
  const exclusive = createQueue()
  const session = sessionOf(client, createNames())
  let path = 'public'

  async function use(schema: string) {
    if (path === schema) return
    await session.query(`set search_path to "${schema}"`)
    path = schema
  }

  return {
    schema: (name) => ({
      query: (sql, params) => exclusive(async () => (await use(name), session.query(sql, params))),
      transaction: (work) => exclusive(async () => (await use(name), inTransaction(session, work))),
      close: () => Promise.resolve(),
    }),
    image: () => exclusive(() => engine.dumpDataDir('none')),
    close: () => exclusive(() => engine.close()),
  }
}

/** The engine keeps what it has parsed and planned under a name, which makes a query twice as fast. */
function createNames() {
  const names = new Map<string, string>()
  return (sql: string): string => {
    const name = names.get(sql) ?? `s${names.size}`
    names.set(sql, name)
    return name
  }
}

/** The engine has one connection, which a transaction holds until it ends. */
function createQueue() {
  let tail: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(work)
    tail = turn.catch(() => undefined)
    return turn
  }
}
