import { readdir, readFile } from 'node:fs/promises'
import type { Migration } from './migrate.ts'

const folder = new URL('../migrations/', import.meta.url)

export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'))
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(new URL(name, folder), 'utf8') })))
}
