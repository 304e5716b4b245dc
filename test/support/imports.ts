import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

export interface Import {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
  /** By `import()`. */
  readonly isLazy: boolean
}

export function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name)
    if (name === 'node_modules' || name.startsWith('.')) return []
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path]
  })
}

const isSource = (path: string) =>
  /\.(ts|tsx)$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path) && !path.endsWith('.d.ts')
export const code = (path: string) => readFileSync(join(root, path), 'utf8')
export const sources = ['element', 'src', 'styles', 'demo'].flatMap(filesIn).filter(isSource)

export function importsOf(path: string): Import[] {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s+['"]([^'"]+)['"]/g
  return [...code(path).matchAll(pattern)].map(([, type, named, lazy, bare]) => {
    const to = named ?? lazy ?? bare ?? ''
    const target = to.startsWith('.') ? relative(root, resolve(root, dirname(path), to)) : to
    return { from: path, to: target, typeOnly: type !== undefined, isLazy: lazy !== undefined }
  })
}

export const allImports = sources.flatMap(importsOf)
