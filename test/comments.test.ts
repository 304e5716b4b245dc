import { expect, test } from 'vitest'
import { code, sources } from './support/imports.ts'

/** The block above the element's class is its documentation: the build makes the manifest from it. */
const CONTRACT = /\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=export class SphereRamp\b)/

const isComment = (line: string) => /^\s*(?:\/\/|\/\*|\{\/\*|\*)/.test(line)

/** Where each fact about a network has its source and its day. */
const isFacts = (path: string) => path.endsWith('/facts.ts')

/** The share of lines that hold nothing but a comment, in percent of all lines, blank ones too. Tests and what is generated are no sources. */
function commentShare(folder: string): number {
  const lines = sources
    .filter((path) => path.startsWith(`${folder}/`) && !path.endsWith('.generated.ts') && !isFacts(path))
    .flatMap((path) => code(path).replace(CONTRACT, '').trimEnd().split('\n'))
  return (100 * lines.filter(isComment).length) / lines.length
}

test.each(['src/operations', 'src/chains', 'element'])('at most 8 % of the lines of %s are comments', (folder) => {
  expect(commentShare(folder)).toBeLessThanOrEqual(8)
})

test('the block above the class is the one that does not count', () => {
  expect(code('element/sphere-ramp.ts').match(CONTRACT)?.[0]).toContain('@element sphere-ramp')
})
