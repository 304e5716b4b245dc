import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chainCodes, codeOf, ownCodes } from './support/own-codes.ts'

const root = join(import.meta.dirname, '..')
const OWN = ownCodes(root)

/** The codes of the table of errors, which puts several into one row. */
function documented(): readonly string[] {
  const readme = readFileSync(join(root, 'element/README.md'), 'utf8')
  const [section] = readme.split('\n## Errors\n')[1]!.split('\n## ')
  const cells = [...section!.matchAll(/^\| (`.+?) \| /gm)].map(([, cell]) => cell!)
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code!))
}

test('the README of the element explains every code that the widget gives, and no other', () => {
  expect(OWN).toContain('payout_different')
  expect(documented().toSorted()).toEqual(OWN)
})

test('what the console says of a page begins with a listed code, and says what to do', () => {
  const lines = [...codeOf(root).matchAll(/console\.(?:error|warn)\(\s*(['"`]\[sphere-ramp\][\s\S]*?),?\s*\)\n/g)]
  // An invalid attribute is named with `debug` alone.
  const said = lines.map(([, text]) => text!).filter((text) => !text.startsWith('`[sphere-ramp] ${message}`'))
  expect(said.length).toBeGreaterThan(5)
  const codes = said.map((text) => /^.\[sphere-ramp\] ([a-z/-]+|\$\{code\}): /.exec(text)?.[1])
  const known = [...OWN, ...chainCodes(root), '${code}']
  expect(codes.filter((found) => !known.includes(found!))).toEqual([])
  expect(said.filter((text) => !/What to do: |Load one script/.test(text))).toEqual([])
})
