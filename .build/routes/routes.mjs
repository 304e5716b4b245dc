// What the build reads of the routes of src/app/routes: the modules and the catalogues that each of them downloads.
import { join } from 'node:path'
import { ROWS } from '../../src/app/routes/rows.ts'
import { root } from '../run.mjs'

const FOLDER = join(root, 'src/app/routes')
const rows = Object.entries(ROWS).map(([path, row]) => ({ path, ...row }))

/** The modules that a row imports, which are in its code alone. */
function modulesOf({ path, load }) {
  const files = [...String(load).matchAll(/\bimport\((['"])(.+?)\1\)/g)].map(([, , file]) => join(FOLDER, file))
  if (files.length === 0) throw new Error(`The row of ${path} imports no screen`)
  return files
}

/** The stages that rows name. */
export const STAGES_OF_ROWS = new Set(rows.flatMap(({ stage }) => stage ?? []))

/** The modules of the screens of a stage. */
export const screensOf = (stage) => rows.filter((row) => row.stage === stage).flatMap(modulesOf)

const filesOf = (row) => [...modulesOf(row), ...row.areas.map((area) => join(root, `locales/en/${area}.ts`))]

/** The paths of the lists that the screen of a route shows first. */
export const firstCallsOf = (path) => rows.find((row) => row.path === path)?.firstCalls ?? []

/** What a restored session needs of its screens: the overview, which redirects it, and the home screen. */
export function filesOnTheWayTo(route) {
  const row = rows.find(({ path }) => path === route)
  if (!row) throw new Error(`A session may be restored at ${route}, which has no row`)
  return [...filesOf(rows.find(({ path }) => path === '/onboarding')), ...filesOf(row)]
}
