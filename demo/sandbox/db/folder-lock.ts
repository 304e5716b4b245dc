import { readFile, rm, writeFile } from 'node:fs/promises'

/** Embedded Postgres has no other guard against two processes that write one folder. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder.replace(/\/$/, '')}.lock`
  if (!(await take(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => '0'))
    if (isAlive(holder)) {
      throw new Error(
        `${folder} is in use by process ${holder}. Stop it, choose a server with DATABASE_URL, or, if there is no such process, delete ${file}`,
      )
    }
    await rm(file, { force: true })
    if (!(await take(file))) throw new Error(`${folder} was taken by another process just now`)
  }
  return () => rm(file, { force: true })
}

const take = (file: string) =>
  writeFile(file, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
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
