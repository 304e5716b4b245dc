import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, unknown>>
}

/** The files that a packed document links or names, and that are not in the package: beside it, by their path, in `dist`, or an entry. */
export function missingPaths(packed: string, document: string): readonly string[] {
  const { name, exports = {} } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as Manifest
  const text = readFileSync(join(packed, document), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => path!)
  const named = [...text.matchAll(/`((?!\/)[\w./-]+\.(?:md|js|mjs|ts|json|html|txt|png))`/g)].map(([, path]) => path!)
  const isThere = (path: string) =>
    path.startsWith(`${name}/`)
      ? `.${path.slice(name.length)}` in exports
      : [dirname(document), '', 'dist'].some((folder) => existsSync(join(packed, folder, path)))
  return [...links, ...named].filter((path) => !isThere(path))
}
