// Runs every generator. With `--check` it writes nothing and fails when a generated file is out of date.
import { join } from 'node:path'
import { orphans, sourcesEnding } from './generated.mjs'

const root = join(import.meta.dirname, '..')

// In the order of their paths: the flags read the country codes.
for (const path of sourcesEnding(/\bgenerate\.mjs$/)) await import(join(root, path))
if (orphans().length > 0) throw new Error(`No generator writes ${orphans().join(', ')}`)
// The compiled catalogues are not kept in the repository, so there is nothing to check.
if (!process.argv.includes('--check')) await import('../locales/compile.mjs')
