import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

// A browser without popovers does not run the widget. What a browser with popovers knows only by its prefix:
const PREFIXED = [
  'backdrop-filter',
  'box-decoration-break',
  'initial-letter',
  'print-color-adjust',
  'text-decoration(?=: ?\\S+ )', // With more than its line.
  'text-size-adjust',
  'user-select',
].map((property) => new RegExp(`^${property}:`))

const declarationsOf = (css: string) => [...css.matchAll(/(?<=[\s;{`])([\w-]+): ?([^;{}]+);/g)].map(([all]) => all)

/** The declarations that need a prefix and do not directly follow the same declaration with it. */
export function unprefixed(css: string): string[] {
  const declarations = declarationsOf(css)
  return declarations.filter(
    (declaration, at) =>
      PREFIXED.some((property) => property.test(declaration)) && declarations[at - 1] !== `-webkit-${declaration}`,
  )
}

test('a property that a supported browser knows only by its prefix is written with it', () => {
  const files = ['src', 'styles', 'element'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((name) => join(folder, name)),
  )
  const found = files.flatMap((path) =>
    unprefixed(readFileSync(join(root, path), 'utf8')).map((declaration) => `${path}: ${declaration}`),
  )
  expect(found).toEqual([])
})

test('a planted property without its prefix is found', () => {
  expect(unprefixed('a { user-select: none; }')).toEqual(['user-select: none;'])
  expect(unprefixed('a { -webkit-user-select: none; user-select: none; }')).toEqual([])
  expect(unprefixed('a { text-decoration: none; text-decoration: underline 2px; }')).toEqual([
    'text-decoration: underline 2px;',
  ])
})
