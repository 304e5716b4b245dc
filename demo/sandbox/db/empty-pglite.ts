import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { randomText } from '../ids.ts'
import { emptyDatabaseFile as imageFile } from '../paths.ts'
import { openPglite, type Pglite } from './pglite.ts'

/** An empty engine. Creating one takes seconds; opening an image of one takes a quarter of that. */
export async function openEmptyPglite(location: Location = {}): Promise<Pglite> {
  const kept = await openImage(location).catch(() => null) // There is none yet, or it belongs to another version of the engine.
  if (kept) return kept
  if (location.dataDir) await rm(location.dataDir, { recursive: true, force: true })
  const made = await openPglite(location)
  await keepImage(await made.image()).catch(() => undefined) // Without permission to write, the next start is slow again.
  return made
}

interface Location {
  /** A folder that holds no engine yet; without it, the engine lives in memory. */
  readonly dataDir?: string
}

const openImage = async (location: Location) =>
  openPglite({ ...location, loadDataDir: new Blob([await readFile(imageFile)]) })

/** Written atomically: several test processes may start at once. */
async function keepImage(image: Blob): Promise<void> {
  await mkdir(dirname(imageFile), { recursive: true })
  const half = `${imageFile}.${randomText(8)}`
  const file = await open(half, 'w')
  await file.writeFile(new Uint8Array(await image.arrayBuffer()))
  await file.sync()
  await file.close()
  await rename(half, imageFile)
}
