import { access, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { dataFolder } from '../places.ts'
import type { Db } from './db.ts'
import { openEmptyPglite } from './empty-pglite.ts'
import { lockFolder } from './folder-lock.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { openPglite, type Pglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export interface DbLocation {
  /** A Postgres-compatible server; without it, embedded Postgres. */
  readonly url?: string | undefined
  /** Where embedded Postgres keeps its files; `memory` keeps none. */
  readonly folder?: string | undefined
  readonly fresh?: boolean | undefined
}

export async function openDb({ url, folder = dataFolder, fresh = false }: DbLocation = {}): Promise<Db> {
  const db = url ? openPostgres(url) : await openEmbedded(folder, fresh)
  await migrate(db, await readMigrations())
  return db
}

async function openEmbedded(folder: string, fresh: boolean): Promise<Db> {
  if (folder === 'memory') return alone(await openEmptyPglite())
  await mkdir(dirname(folder), { recursive: true })
  const unlock = await lockFolder(folder)
  if (fresh) await rm(folder, { recursive: true, force: true })
  try {
    return alone(await openFolder(folder), unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

const openFolder = async (dataDir: string): Promise<Pglite> =>
  (await isEngine(dataDir)) ? openPglite({ dataDir }) : openEmptyPglite({ dataDir })

const isEngine = (folder: string) =>
  access(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  )

const alone = (engine: Pglite, closed: () => Promise<void> = async () => {}): Db => ({
  ...engine.schema('public'),
  close: () => engine.close().finally(closed),
})
