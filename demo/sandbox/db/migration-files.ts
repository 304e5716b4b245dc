import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrationsFolder } from '../paths.ts'
import type { Migration } from './migrate.ts'

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql'))
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(migrationsFolder, name), 'utf8') })))
}
