import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const BY_PLACE = /\b((?:configuration|page)\/[a-z]+(?:-[a-z]+)*)/g
const BY_NAME = /(?:code=|code: |REFUSED = |different: |unsafe: )["']([a-z]+_[a-z_]+)["']/g
/** Kinds of failure that reach no page: a call that has ended, and one with a code of its own. */
const SILENT = ['aborted', 'misdirected']

const found = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, code]) => code!)

/** The text of every source of the widget. */
export const codeOf = (root: string): string =>
  globSync('{src,element}/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.(?:test|fixture)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')

/** The codes that the widget itself gives, to `ramp-error` or on the console. */
export function ownCodes(root: string): readonly string[] {
  const code = codeOf(root)
  const kinds = found(/^ {2}\| '(\w+)'$/gm, readFileSync(join(root, 'src/api/error.ts'), 'utf8'))
  const all = new Set([...found(BY_PLACE, code), ...found(BY_NAME, code), ...kinds])
  return [...all].filter((one) => !SILENT.includes(one)).toSorted()
}

/** The codes of wallets and networks. */
export const chainCodes = (root: string): readonly string[] =>
  found(/'((?:wallet|network)\/[a-z-]+)'/g, readFileSync(join(root, 'src/chains/chain-error.ts'), 'utf8'))
