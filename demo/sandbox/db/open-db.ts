import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { dataFolder } from '../paths.ts'
import type { Db } from './db.ts'
import { openEmptyPglite } from './empty-pglite.ts'
import { lockFolder } from './folder-lock.ts'
import { makeFolder } from './make-folder.ts'
import { migrate } from './migrate.ts'
import { readMigrations } from './migration-files.ts'
import { checkServerUrl, folderFailure, notOurs, serverFailure, unreadableFolder } from './open-failures.ts'
import { openPglite, type Pglite } from './pglite.ts'
import { openPostgres, tryConnection } from './postgres.ts'

export interface DbLocation {
  /** A Postgres-compatible server; without it, embedded Postgres. */
  readonly url?: string | undefined
  /** Where embedded Postgres keeps its files; `memory` keeps none. */
  readonly folder?: string | undefined
  readonly fresh?: boolean | undefined
  /** How long a server may take for its first connection. */
  readonly patienceMs?: number | undefined
}

const PATIENCE_MS = 10_000

export async function openDb({
  url,
  folder = dataFolder,
  fresh = false,
  patienceMs = PATIENCE_MS,
}: DbLocation = {}): Promise<Db> {
  if (url) return openServer(url, patienceMs)
  const db = await openEmbedded(folder, fresh)
  await migrate(db, await readMigrations())
  return db
}

async function openServer(url: string, patienceMs: number): Promise<Db> {
  checkServerUrl(url)
  const db = openPostgres(url)
  try {
    await tryConnection(url, patienceMs)
    await migrate(db, await readMigrations())
    return db
  } catch (error) {
    await db.close()
    throw serverFailure(url, error)
  }
}

async function openEmbedded(folder: string, fresh: boolean): Promise<Db> {
  if (folder === 'memory') return alone(await openEmptyPglite())
  let unlock = async () => {}
  try {
    await makeFolder(dirname(folder))
    unlock = await lockFolder(folder)
    // Both an empty engine and `fresh` begin by deleting the folder.
    if ((await contentOf(folder)) === 'other') throw notOurs(folder)
    if (fresh) await rm(folder, { recursive: true, force: true })
    return alone(await openFolder(folder), unlock)
  } catch (error) {
    await unlock()
    throw folderFailure(folder, error)
  }
}

async function openFolder(dataDir: string): Promise<Pglite> {
  if ((await contentOf(dataDir)) !== 'engine') return openEmptyPglite({ dataDir })
  const version = (await readFile(join(dataDir, 'PG_VERSION'), 'utf8')).trim()
  return openPglite({ dataDir }).catch(() => {
    throw unreadableFolder(dataDir, version)
  })
}

async function contentOf(folder: string): Promise<'engine' | 'nothing' | 'other'> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (files.length === 0) return 'nothing'
  return files.includes('PG_VERSION') ? 'engine' : 'other'
}

const alone = (engine: Pglite, closed: () => Promise<void> = async () => {}): Db => ({
  ...engine.schema('public'),
  close: () => engine.close().finally(closed),
})
