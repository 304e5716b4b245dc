import type { Module, Modules } from './modules.ts'
import type { Names } from './syntax.ts'

export interface Reached {
  readonly files: ReadonlySet<string>
  /** `path#name` of what runs or is read, and of what only a type refers to. */
  readonly values: ReadonlySet<string>
  readonly types: ReadonlySet<string>
}

export interface Start {
  readonly path: string
  /** null: every export, and what runs when the module is loaded. */
  readonly name: string | null
}

export const keyOf = (path: string, name: string) => `${path}#${name}`

/** The module that declares a function, and the one that the function loads; null: it loads none. */
function loaderOf(modules: Modules, module: Module, name: string): [Module, string | null] {
  const imported = module.imports.get(name)
  const path = imported ? modules.resolve(module.path, imported.from) : null
  const source = path === null ? null : modules.load(path)
  if (source && imported?.name) return loaderOf(modules, source, imported.name)
  return [module, module.declarations.get(name)?.loads ?? null]
}

/** Follows what is used, from some exports on. `into` says which modules are looked into; of the others only what is used is noted. */
export function reach(
  modules: Modules,
  starts: readonly Start[],
  into: (path: string) => boolean = () => true,
): Reached {
  const [files, values, types] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const noted = (key: string, typed: boolean) => {
    const before = (typed ? types : values).has(key)
    ;(typed ? types : values).add(key)
    return before
  }

  function enter(module: Module, typed: boolean): void {
    const isNew = !files.has(module.path)
    files.add(module.path)
    if (!isNew || typed || !into(module.path)) return
    take(module, module.effects, false)
    for (const statement of module.statements)
      if (statement.type === 'ImportDeclaration' && (statement.specifiers as unknown[]).length === 0)
        takeFrom(module, (statement.source as unknown as { value: string }).value, null, false)
  }

  function take(module: Module, names: Names, typed: boolean): void {
    for (const name of names.values) takeLocal(module, name, typed)
    for (const name of names.types) takeLocal(module, name, true)
    for (const { by, names: taken } of names.loads) {
      const [loader, from] = 'from' in by ? [module, by.from] : loaderOf(modules, module, by.loader)
      if (from !== null) for (const name of taken ?? [null]) takeFrom(loader, from, name, typed)
    }
  }

  function takeLocal(module: Module, name: string, typed: boolean): void {
    const imported = module.imports.get(name)
    if (imported) takeFrom(module, imported.from, imported.name, typed)
    const declaration = module.declarations.get(name)
    if (!declaration || noted(keyOf(module.path, name), typed)) return
    take(module, declaration.uses, typed)
  }

  function takeFrom(importer: Module, from: string, name: string | null, typed: boolean): void {
    const path = modules.resolve(importer.path, from)
    const module = path === null ? null : modules.load(path)
    if (module) takeExport(module, name, typed)
  }

  function takeExport(module: Module, name: string | null, typed: boolean): void {
    enter(module, typed)
    if (name === null) {
      for (const each of module.exports.keys()) takeExport(module, each, typed)
      for (const star of module.stars) takeFrom(module, star, null, typed)
      return
    }
    const source = module.exports.get(name)
    if (!source) {
      for (const star of module.stars) takeFrom(module, star, name, typed)
      return
    }
    const isLocal = 'local' in source && module.declarations.has(source.local)
    if (isLocal && into(module.path)) takeLocal(module, source.local, typed)
    if (noted(keyOf(module.path, name), typed) || isLocal || !into(module.path)) return
    if ('local' in source) takeLocal(module, source.local, typed)
    else takeFrom(module, source.from, source.name, typed)
  }

  for (const { path, name } of starts) {
    const module = modules.load(path)
    if (!module) throw new Error(`${path} is no module`)
    takeExport(module, name, false)
  }
  return { files, values, types }
}
