import type { Db } from './db.ts'

/** The connection of one transaction. */
export interface Session {
  query<Row extends object>(sql: string, params?: readonly unknown[]): Promise<Row[]>
}

export async function inTransaction<T>(session: Session, work: (tx: Db) => Promise<T>): Promise<T> {
  return framed(session, { open: 'begin', keep: 'commit', undo: 'rollback' }, () => work(transactionDb(session, 1)))
}

function transactionDb(session: Session, depth: number): Db {
  const savepoint = `level_${depth}`
  return {
    query: (sql, params) => session.query(sql, params),
    transaction: (work) =>
      framed(
        session,
        {
          open: `savepoint ${savepoint}`,
          keep: `release savepoint ${savepoint}`,
          undo: `rollback to savepoint ${savepoint}`,
        },
        () => work(transactionDb(session, depth + 1)),
      ),
    close: () => Promise.reject(new Error('A transaction cannot close its database')),
  }
}

interface Frame {
  readonly open: string
  readonly keep: string
  readonly undo: string
}

async function framed<T>(session: Session, frame: Frame, work: () => Promise<T>): Promise<T> {
  await session.query(frame.open)
  let result: T
  try {
    result = await work()
  } catch (error) {
    await session.query(frame.undo)
    throw error
  }
  await session.query(frame.keep)
  return result
}
