import { fileURLToPath } from 'node:url'

// Where the demo's files are that it does not import. The package of the sandbox has them elsewhere: `demo/package/paths.ts`.

/** Holds the shop, the console and the other pages. */
export const pagesFolder = fileURLToPath(new URL('./', import.meta.url))

/** Holds the built widget. */
export const distFolder = fileURLToPath(new URL('../dist', import.meta.url))

export const anvilGuardFile = fileURLToPath(new URL('chains/evm/anvil-guard.ts', import.meta.url))
