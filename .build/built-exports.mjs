import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root } from './run.mjs'

/** What `npm run measure -- trace` reads. */
export const BUILT_EXPORTS = join(root, '.cache/built-exports.json')

/** Writes which exports of each of our modules the built files keep. `found`: of the outputs so far. */
export const builtExports = (found = new Map()) => ({
  name: 'built-exports',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap(({ modules = {} }) => Object.entries(modules))
    for (const [id, { renderedExports }] of modules) {
      const path = relative(root, id.split('?')[0])
      if (!id.startsWith(root) || path.startsWith('node_modules')) continue
      found.set(path, new Set([...(found.get(path) ?? []), ...renderedExports]))
    }
    mkdirSync(dirname(BUILT_EXPORTS), { recursive: true })
    const kept = [...found].map(([path, names]) => [path, [...names]])
    writeFileSync(BUILT_EXPORTS, JSON.stringify(Object.fromEntries(kept)))
  },
})
