import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { withoutPseudoLocale } from '../.build/without-pseudo-locale.mjs'

const root = resolve(import.meta.dirname, '..')
const PSEUDO = 'en-XA'

/** The code of the product that names the pseudo-locale. */
const naming = () =>
  ['element', 'src', 'styles', 'locales']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|fixture)\.|lingui\.config|locales\/en-XA\//.test(path))
    .filter((path) => readFileSync(join(root, path), 'utf8').includes(PSEUDO))

const failing = () => {
  const failures: string[] = []
  return { failures, error: (message: string) => void failures.push(message) }
}

test('a release has the pseudo-locale in no file that names it', async () => {
  const { load } = withoutPseudoLocale()
  const files = naming()
  expect(files.toSorted()).toEqual(['locales/catalogues.generated.ts', 'locales/locales.generated.ts'])
  for (const path of files) {
    const build = failing()
    const code = await load.call(build, join(root, path))
    expect(build.failures).toEqual([])
    expect(code).not.toContain(PSEUDO)
    expect(code).toContain('"en"')
  }
})

test('a generated file of another form fails the build, and any other file is left as it is', async () => {
  const { load } = withoutPseudoLocale()
  const folder = join(mkdtempSync(join(tmpdir(), 'pseudo-locale-')), 'locales')
  mkdirSync(folder)
  const changed = join(folder, 'locales.generated.ts')
  writeFileSync(changed, "export const LOCALES = ['en', 'en-XA'] as const")
  const build = failing()
  await load.call(build, changed)
  expect(build.failures[0]).toContain('does not have')
  expect(await load.call(build, join(root, 'src/index.ts'))).toBeNull()
})
