import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BREAKS } from './breaks/all.ts'
import type { Break } from './breaks/entry.ts'

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '..', path), 'utf8')

/** The text before the first placeholder of a table's title: "from and to " of "from and to %s". */
const openings = (code: string) =>
  [...code.matchAll(/['`]([^'`\n]{8,}?)(?:%[sij]|\$\{?\w)/g)].map(([, opening]) => opening!)

const SHORTEST = 8
const startsInside = (title: string, opening: string) =>
  Array.from({ length: opening.length - SHORTEST + 1 }, (_, at) => opening.slice(at)).some((end) =>
    title.startsWith(end),
  )

export const names = (code: string, title: string): boolean =>
  code.includes(title) || openings(code).some((opening) => startsInside(title, opening))

const show = ({ ids, file, test: { title } }: Break) => `${ids.join(', ')}: ${file}, "${title}"`

test('the text that a break replaces occurs in its file once', () => {
  const misplaced = BREAKS.filter(({ file, find }) => read(file).split(find).length !== 2)
  expect(misplaced.map(show)).toEqual([])
})

test('a break names a test that is there', () => {
  const nameless = BREAKS.filter(({ test: { file, title } }) => !names(read(file), title))
  expect(nameless.map(show)).toEqual([])
})

test('a title that was changed is not found, a row of a table is', () => {
  const code = "it('makes one call for fifty clicks [SAFE-B1]')\ntest.each(rows)('a transfer from and to %s')"
  expect(names(code, 'fifty clicks make one call')).toBe(false)
  expect(names(code, 'makes one call for fifty clicks')).toBe(true)
  expect(names(code, 'from and to walletToWallet')).toBe(true)
})
