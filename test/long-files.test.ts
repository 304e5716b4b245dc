import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONG_FILES } from './support/long-files.mjs'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const globs = Object.values(LONG_FILES).flat()
const long = new Set(globSync([...globs], { cwd: root }))
const FOLDERS = '{demo,element,locales,src,styles,test}'
const tests = globSync(`${FOLDERS}/**/*.test.{ts,tsx}`, { cwd: root })

const ids = (path: string) =>
  [
    ...read(path)
      .replaceAll(/^ *longTest\(.*$/gm, '')
      .matchAll(/ \[((?:[A-Z][A-Z0-9-]*\d)(?:, [A-Z][A-Z0-9-]*\d)*)\](?=['`"])/g),
  ].flatMap(([, named]) => named!.split(', '))
const SEEN_FROM_OUTSIDE = /^test\/(?:browser|contract|flows)\//
const needsBrowser = new Set(
  [...read('test/requirements.md').matchAll(/^- \*\*([A-Z0-9-]+)\*\* .*_(?:browser|e2e)_$/gm)].map(([, id]) => id!),
)
/** A test of the demo proves nothing of the product, and a unit test nothing that has to be seen in a browser. */
const proves = (path: string, id: string) =>
  !path.startsWith('demo/') && (!needsBrowser.has(id) || SEEN_FROM_OUTSIDE.test(path))
const provenIn = (paths: readonly string[]) =>
  new Set(paths.flatMap((path) => ids(path).filter((id) => proves(path, id))))

test('every long file is there', () => {
  // A glob of braces names several files, and one of them may be gone.
  const each = globs.flatMap((glob) => {
    const [, before, names, after] = /^(.*)\{([^}]+)\}(.*)$/.exec(glob) ?? []
    return names === undefined ? [glob] : names.split(',').map((name) => `${before}${name}${after}`)
  })
  expect(each.filter((glob) => globSync(glob, { cwd: root }).length === 0)).toEqual([])
})

test('all that a long file proves has another proof in the run that every change has to pass', () => {
  const short = provenIn(tests.filter((path) => !long.has(path)))
  expect(short.size).toBeGreaterThan(600)
  expect([...provenIn([...long])].filter((id) => !short.has(id))).toEqual([])
})

test('the proofs that no payout is doubled or lost are in every run', () => {
  const money = [
    'flows/never-twice',
    'flows/kill-matrix',
    'flows/off-ramp',
    'simulation/off-ramp',
    'simulation/on-ramp',
  ]
  expect(money.map((name) => `test/${name}.test.ts`).filter((path) => !tests.includes(path) || long.has(path))).toEqual(
    [],
  )
})
