import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

// Where the files are in the package of the sandbox, whose code is in its top folder: replaces both `paths.ts` of the demo.

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const migrationsFolder = at('migrations/')

/** A package's folder must not hold what a person wants to keep. */
export const dataFolder = 'memory'

/** In `node_modules/.cache`, where tools keep what they can make again. */
export const emptyDatabaseFile = at('../.cache/sphere-ramp-sandbox/empty-database.tar')

export const pagesFolder = at('pages/')

export const distFolder = dirname(createRequire(import.meta.url).resolve('sphere-ramp'))

export const anvilGuardFile = at('anvil-guard.js')
