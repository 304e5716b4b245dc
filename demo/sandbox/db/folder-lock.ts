import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { lockIsFolder } from './open-failures.ts'

/** The locks of this process. */
const held = new Set<string>()

/** Embedded Postgres does not keep two processes from writing to one folder. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder.replace(/\/$/, '')}.lock`
  if (held.has(file)) throw inUse(folder, { file, holder: process.pid })
  held.add(file)
  try {
    await lockFile(folder, file)
  } catch (error) {
    held.delete(file)
    throw error
  }
  return async () => {
    await rm(file, { force: true })
    held.delete(file)
  }
}

async function lockFile(folder: string, file: string): Promise<void> {
  if (await take(file)) return
  if ((await stat(file).catch(() => null))?.isDirectory()) throw lockIsFolder(file)
  const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
  // In a container a process may have the same id as an earlier one that died with the lock.
  if (holder !== process.pid && isAlive(holder)) throw inUse(folder, { file, holder })
  await rm(file, { force: true })
  if (!(await take(file)))
    throw new Error(`${folder} was taken by another process just now. Start again, or name another folder.`)
}

const inUse = (folder: string, { file, holder }: { file: string; holder: number }) =>
  new Error(
    `${folder} is in use by process ${holder}. Stop it, choose a server with DATABASE_URL, or, if there is no such process, delete ${file}`,
  )

/** False where another process has it. */
const take = (file: string) =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false
      throw error
    },
  )

function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
