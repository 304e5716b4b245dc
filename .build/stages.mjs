/**
 * What customers pass on their way, and the modules that are loaded there. Modules that the same stages need are one chunk, instead of
 * many small ones that a browser asks for by themselves.
 */
const STAGES = {
  first:
    /\/(api\/(application|client)|app\/session\/api-context|app\/CrashScreen|features\/sign-in\/HowItWorks)\.tsx?$/,
  code: /\/(features\/sign-in\/code\/CodeScreen|app\/frame\/(FullHeader|ScreenChange|ToastOutlet|OfflineBar)|api\/identity)\.tsx?$/,
  residency: /\/(features\/sign-in\/(residency|sign-up)|features\/business-category)\/.+Screen\.tsx$/,
  home: /\/(app\/routes\/AccountsRoute|features\/onboarding\/overview\/OnboardingScreen|app\/session\/watch-customer)\.tsx?$/,
  transfer: /\/features\/(payouts|payout-history)\/.+Screen\.tsx$/,
}

/** What the index of a package names beside what the first screen uses of it. */
const LATER = /\/(queriesObserver|useQueries|useMutationState)\.js$/

/** All that a module imports statically, however deep, and itself. */
function withImports(id, infoOf, found = new Set()) {
  if (found.has(id) || LATER.test(id)) return found
  found.add(id)
  for (const imported of infoOf(id)?.importedIds ?? []) withImports(imported, infoOf, found)
  return found
}

/** The name of the chunk of each module that several downloads share, by its id. */
function sharedModules({ getModuleIds, getModuleInfo }) {
  const modules = [...getModuleIds()].map(getModuleInfo)
  const first = new Set(
    modules.filter(({ isEntry }) => isEntry).flatMap(({ id }) => [...withImports(id, getModuleInfo)]),
  )
  const roots = modules.filter(({ id, dynamicImporters }) => dynamicImporters.length > 0 && !first.has(id))
  for (const [stage, pattern] of Object.entries(STAGES))
    if (!roots.some(({ id }) => pattern.test(id))) throw new Error(`No module is loaded in the stage “${stage}”`)
  const reachedBy = new Map()
  for (const { id: root } of roots)
    for (const id of withImports(root, getModuleInfo)) {
      if (!first.has(id)) reachedBy.set(id, [...(reachedBy.get(id) ?? []), root])
    }
  // Without a name of its own, what the entry shares with those chunks would be split from it.
  const shared = new Map([...first].map((id) => [id, 'widget']))
  for (const [id, by] of reachedBy) {
    const needing = Object.keys(STAGES).filter((stage) => by.some((root) => STAGES[stage].test(root)))
    if (by.length > 1 && needing.length > 0) shared.set(id, needing.join('-'))
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
