import type { Db } from './db.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
}

/** An arbitrary number, the same in every process. */
const LOCK = 7_236_401

/** Applies each file once, in the order of the names. Concurrent processes wait for the first one. */
export async function migrate(db: Db, migrations: readonly Migration[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [LOCK])
    await tx.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null)')
    const applied = new Set((await tx.query<{ name: string }>('select name from migrations')).map(({ name }) => name))
    for (const { name, sql } of migrations.toSorted(byName)) {
      if (applied.has(name)) continue
      for (const statement of statements(sql)) await tx.query(statement)
      await tx.query('insert into migrations (name, applied_at) values ($1, now())', [name])
    }
  })
}

const byName = (a: Migration, b: Migration) => (a.name < b.name ? -1 : 1)

/** A statement ends with a semicolon at the end of a line. */
const statements = (sql: string) =>
  sql
    .replaceAll(/^\s*--.*$/gm, '')
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
