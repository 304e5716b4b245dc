import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomText } from '../ids.ts'
import { openPglite, type Pglite } from './pglite.ts'

const imageFile = fileURLToPath(new URL('../../../.cache/sandbox/empty-database.tar', import.meta.url))

/** An engine in memory. Making an empty one takes seconds, reading the image of one takes a fifth of that. */
export async function openEmptyPglite(): Promise<Pglite> {
  const kept = await openImage().catch(() => null) // None yet, or one of another version of the engine.
  if (kept) return kept
  const made = await openPglite()
  await keepImage(await made.image())
  return made
}

const openImage = async () => openPglite({ loadDataDir: new Blob([await readFile(imageFile)]) })

/** Whole or not at all: several test processes may come at once. */
async function keepImage(image: Blob): Promise<void> {
  await mkdir(dirname(imageFile), { recursive: true })
  const half = `${imageFile}.${randomText(8)}`
  const file = await open(half, 'w')
  await file.writeFile(new Uint8Array(await image.arrayBuffer()))
  await file.sync()
  await file.close()
  await rename(half, imageFile)
}
