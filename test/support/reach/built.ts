import { existsSync, readFileSync } from 'node:fs'
import { UNREACHED } from '../../unreached.ts'
import type { Modules } from './modules.ts'
import { keyOf } from './reach.ts'

/** The exports that the built files keep of each module. */
export type Built = ReadonlyMap<string, ReadonlySet<string>>

const unreached = new Set(Object.values(UNREACHED).flat())

/** `file`: as .build/built-exports.mjs writes it. */
export function readBuilt(file: string): Built {
  if (!existsSync(file)) throw new Error('Build first: npm run build -- --fast')
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>
  return new Map(Object.entries(kept).map(([path, names]) => [path, new Set(names)]))
}

/**
 * Whether an export is in the built files. Rollup drops a constant whose value it has put in its place, and data that only a type
 * refers to. Where the module is built, their absence says nothing, and test/unreached.ts names those that nothing uses.
 */
export function isBuilt(modules: Modules, built: Built, key: string): boolean {
  const [path, name] = key.split('#') as [string, string]
  const module = modules.load(path)
  const source = module?.exports.get(name)
  if (source && 'from' in source) {
    const from = modules.resolve(path, source.from)
    return from !== null && isBuilt(modules, built, keyOf(from, source.name ?? name))
  }
  const kept = built.get(path)
  if (!kept) return false
  if (kept.has(name)) return true
  return module?.declarations.get(source?.local ?? name)?.isPassive === true && !unreached.has(key)
}
