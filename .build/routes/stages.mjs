import { join } from 'node:path'
import { screensOf, STAGES_OF_ROWS } from './routes.mjs'
import { root } from '../run.mjs'

/** What the first call of every session needs. */
export const CLIENT = ['src/api/application.ts', 'src/api/client.ts', 'src/app/session/api-context.ts']
export const FULL_HEADER = 'src/app/header/FullHeader.tsx'

/** What is loaded in a stage besides the screens whose rows name it: the client, the frame, and what the first screen adds. A new screen is none of it. */
const BESIDE_SCREENS = {
  first: [
    ...CLIENT,
    'src/features/sign-in/LoginRefusal.tsx',
    'src/app/CrashScreen.tsx',
    'src/features/sign-in/HowItWorks.tsx',
  ],
  code: [
    FULL_HEADER,
    'src/app/frame/ScreenChange.tsx',
    'src/app/frame/ToastOutlet.tsx',
    'src/app/frame/OfflineBar.tsx',
    'src/app/session/identity-calls.ts',
  ],
  residency: [],
  home: [],
  transfer: [],
}

const unknown = [...STAGES_OF_ROWS].filter((stage) => !(stage in BESIDE_SCREENS))
if (unknown.length > 0) throw new Error(`A row names the stage “${unknown}”, which is none`)

/** Which a narrow widget does not download, so it is no part of what comes with the first call. */
const APART = 'src/features/sign-in/HowItWorks.tsx'

/** What every session begins with, in the chunk of what it shares with others. */
const STARTS = new Set(BESIDE_SCREENS.first.filter((file) => file !== APART).map((file) => join(root, file)))

/**
 * What customers pass on their way, and the modules that are loaded there. Modules that stages share are one chunk from the earliest of
 * these on, instead of many small ones that a browser asks for by themselves: each file costs the main thread of a slow device more
 * time than its bytes.
 */
const STAGES = Object.fromEntries(
  Object.entries(BESIDE_SCREENS).map(([stage, files]) => [
    stage,
    new Set([...files.map((file) => join(root, file)), ...screensOf(stage)]),
  ]),
)

/** What the index of a package exports besides what the first screen uses of it. */
const LATER = /\/(queriesObserver|useQueries|useMutationState)\.js$/

/** All that a module imports statically, however deep, and itself. */
function withImports(id, infoOf, found = new Set()) {
  if (found.has(id) || LATER.test(id)) return found
  found.add(id)
  for (const imported of infoOf(id)?.importedIds ?? []) withImports(imported, infoOf, found)
  return found
}

/** Later stages don't need the residency forms, so those get their own chunk. */
const chunkOf = ([earliest, ...later]) => (earliest === 'residency' && later.length > 0 ? 'residency-later' : earliest)

/** The name of the chunk of each module that several downloads share, by its id. */
function sharedModules({ getModuleIds, getModuleInfo }) {
  const modules = [...getModuleIds()].map(getModuleInfo)
  const first = new Set(
    modules.filter(({ isEntry }) => isEntry).flatMap(({ id }) => [...withImports(id, getModuleInfo)]),
  )
  const roots = modules.filter(({ id, dynamicImporters }) => dynamicImporters.length > 0 && !first.has(id))
  const loaded = new Set(roots.map(({ id }) => id))
  const named = Object.entries(STAGES).flatMap(([stage, files]) => [...files].map((file) => ({ stage, file })))
  const missing = named.find(({ file }) => !loaded.has(file))
  if (missing) throw new Error(`The stage “${missing.stage}” names ${missing.file}, which nothing loads`)
  const reachedBy = new Map()
  for (const { id: root } of roots)
    for (const id of withImports(root, getModuleInfo)) {
      if (!first.has(id)) reachedBy.set(id, [...(reachedBy.get(id) ?? []), root])
    }
  // Without a name of its own, what the entry shares with those chunks would be split from it.
  const shared = new Map([...first].map((id) => [id, 'app']))
  for (const [id, by] of reachedBy) {
    const needing = Object.keys(STAGES).filter((stage) => by.some((root) => STAGES[stage].has(root)))
    if ((by.length > 1 || STARTS.has(by[0])) && needing.length > 0) shared.set(id, chunkOf(needing))
  }
  return shared
}

/** For rollup's `manualChunks`. */
export function chunksByStage() {
  let shared = null
  return (id, graph) => {
    shared ??= sharedModules(graph)
    return shared.get(id)
  }
}
