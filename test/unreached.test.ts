import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { createModules } from './support/reach/modules.ts'
import { productFiles, reachOfBuild } from './support/reach/product.ts'
import { keyOf } from './support/reach/reach.ts'
import { UNREACHED } from './unreached.ts'

const root = resolve(import.meta.dirname, '..')
const modules = createModules(root)
const build = reachOfBuild(modules)

const isReached = (key: string) => build.values.has(key) || build.types.has(key)

/** Counts a file that no entry point reaches as all of its exports. */
const unreached = productFiles(root).flatMap((path) => {
  if (!build.files.has(path)) return [path]
  return [...modules.load(path)!.exports.keys()].map((name) => keyOf(path, name)).filter((key) => !isReached(key))
})
const expected = Object.values(UNREACHED).flat()

test('what no entry point reaches is named with the topic that will use it', () => {
  expect(unreached.filter((key) => !expected.includes(key))).toEqual([])
})

test('what is reached is no longer named as unreached', () => {
  expect(expected.filter((key) => !unreached.includes(key))).toEqual([])
})

test('the entry points reach the product through imports, re-exports and lazy loading', () => {
  expect(isReached('src/index.ts#TRANSITION_MS')).toBe(true)
  expect(isReached('src/api/auth.ts#login')).toBe(true)
  expect(isReached('src/features/payout-history/details/DetailsScreen.tsx#DetailsScreen')).toBe(true)
  expect(build.files.size).toBeGreaterThan(300)
})
