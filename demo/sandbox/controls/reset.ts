import type { Db } from '../db/db.ts'

/** Applications are the seeds of the schema itself; customers come back at their next login. */
const KEPT = ['applications', 'migrations']

export async function reset(db: Db): Promise<void> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' and table_name <> all ($1)`,
    [KEPT],
  )
  await db.query(`truncate ${tables.map(({ name }) => `"${name}"`).join(', ')}`)
}
