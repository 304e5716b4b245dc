import { basename } from 'node:path/posix'
import { join } from 'node:path'
import { withImports } from './one-round-trip.mjs'
import { filesOnTheWayTo } from './routes.mjs'
import { CLIENT, FULL_HEADER } from './stages.mjs'
import { root } from '../run.mjs'

/**
 * What every restored session needs behind the widget besides its screens, up to its first calls: the client and the frame. The words are English: others come
 * with their own table.
 */
const ALWAYS = [
  ...CLIENT,
  FULL_HEADER,
  'src/app/routes/lazy-screens.ts',
  'locales/en/areas.generated.ts',
  'locales/en/api-errors.ts',
  'locales/en/ui-lazy.ts',
].map((file) => join(root, file))

/** Finds the files of the widget that a restored session needs on its way to a route. */
export function filesForRestoredRoutes(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  const filesOf = (module) => {
    const found = chunks.find(({ modules }) => Object.hasOwn(modules, module))
    if (!found) throw new Error(`No chunk is made of ${module}`)
    return [...withImports(found.fileName, bundle)]
  }
  return (route) => {
    const files = new Set([...ALWAYS, ...filesOnTheWayTo(route)].flatMap(filesOf))
    return [...files].filter((file) => !entries.has(file)).map((file) => basename(file))
  }
}
