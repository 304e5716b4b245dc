import { randomText } from '../ids.ts'
import type { Db } from './db.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { openEmptyPglite } from './empty-pglite.ts'
import type { Pglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

let engine: Promise<Pglite> | null = null

/** An empty, migrated database of its own: a schema in this process's engine, or on the server of DATABASE_URL. */
export async function createTestDb(): Promise<Db> {
  const schema = `test_${randomText(12)}`
  const url = process.env.DATABASE_URL
  const db = url ? await serverSchema(url, schema) : await embeddedSchema(schema)
  await migrate(db, await readMigrations())
  return db
}

async function serverSchema(url: string, schema: string): Promise<Db> {
  const db = openPostgres(url, schema)
  await db.query(`create schema ${schema}`)
  const drop = () => db.query(`drop schema ${schema} cascade`)
  return { ...db, close: () => drop().then(() => db.close()) }
}

async function embeddedSchema(schema: string): Promise<Db> {
  engine ??= openEmptyPglite()
  const db = (await engine).schema(schema)
  await db.query(`create schema ${schema}`)
  return { ...db, close: () => db.query(`drop schema ${schema} cascade`).then(() => undefined) }
}
