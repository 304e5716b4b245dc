import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

/** As `mkdir` with `recursive`, which never ends where the system makes no folders, as under /proc (Node 24, 2026-11-30). */
export async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder)
  const unlessThere = (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' && error.code !== 'EISDIR') throw error
  }
  await make()
    .catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT' || dirname(folder) === folder) throw error
      await makeFolder(dirname(folder))
      await make()
    })
    .catch(unlessThere)
}
