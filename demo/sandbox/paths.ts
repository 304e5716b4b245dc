import { fileURLToPath } from 'node:url'

// The folders of the sandbox's files that are not code. Its package has them elsewhere: `demo/package/paths.ts`.

export const migrationsFolder = fileURLToPath(new URL('migrations/', import.meta.url))

export const dataFolder = fileURLToPath(new URL('.data/postgres', import.meta.url))

export const emptyDatabaseFile = fileURLToPath(new URL('../../.cache/sandbox/empty-database.tar', import.meta.url))
