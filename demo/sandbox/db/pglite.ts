import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite'
import type { Db } from './db.ts'
import { inTransaction, type Session } from './transaction.ts'

export interface Pglite {
  /** A separate database inside the engine: a schema that is the search path. */
  schema(name: string): Db
  image(): Promise<Blob>
  close(): Promise<void>
}

const parsers = { [types.INT8]: (text: string) => BigInt(text) }

export async function openPglite(options: Pick<PGliteOptions, 'dataDir' | 'loadDataDir'> = {}): Promise<Pglite> {
  const engine = await PGlite.create({ ...options, parsers })
  const exclusive = createQueue()
  let path = 'public'

  async function use(schema: string) {
    if (path === schema) return
    await engine.exec(`set search_path to "${schema}"`)
    path = schema
  }

  const session: Session = {
    query: async <Row extends object>(sql: string, params: readonly unknown[] = []) =>
      (await engine.query<Row>(sql, [...params])).rows,
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

/** The engine has one connection, which a transaction holds until it ends. */
function createQueue() {
  let tail: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = tail.then(work)
    tail = turn.catch(() => undefined)
    return turn
  }
}
