import { code, sources } from './imports.ts'

/** The block above the element's class is its documentation: the build makes the manifest from it. */
const MANIFEST = /\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=export class SphereRamp\b)/

const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\{\/\*|\*)/.test(line)

/** Where each fact about a network has its source and its day. */
const isFacts = (path: string) => path.endsWith('/facts.ts')

/** The share of lines that hold nothing but a comment, in percent of all lines, blank ones too. Tests and what is generated are no sources. */
export const commentShares = () =>
  ['src/operations', 'src/chains', 'element'].map((folder) => {
    const lines = sources
      .filter((path) => path.startsWith(`${folder}/`) && !path.endsWith('.generated.ts') && !isFacts(path))
      .flatMap((path) => code(path).replace(MANIFEST, '').trimEnd().split('\n'))
    return { folder, share: (100 * lines.filter(isComment).length) / lines.length }
  })
