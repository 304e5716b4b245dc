import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PEDIGREE } from '../../.build/patches/pedigree.mjs'

// The packages whose code is in the bundle, by its source maps, its list and its licences.
const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** The folders of the packages whose code the source maps name. A package may bring another version of its own. */
function bundledPackages(): readonly string[] {
  const dist = join(root, 'dist')
  const maps = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.map'))
  const sources = maps.flatMap((path) => {
    const { sources: names } = JSON.parse(readFileSync(join(dist, path), 'utf8')) as { sources: string[] }
    return names.flatMap((name) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? [])
  })
  return [...new Set(sources)]
}

interface Listed {
  readonly name: string
  readonly pedigree?: object
}

function listedPackages(): readonly Listed[] {
  const { components } = JSON.parse(readFileSync(join(root, 'dist/sbom.json'), 'utf8')) as { components: Listed[] }
  return components
}

test('the bundle has code of as many packages as the README of the build says [SAFE-P9]', () => {
  expect(read('.build/README.md')).toContain(`Code of ${listedPackages().length} packages is in the bundle`)
})

test('the list of packages says of each that the build changes how it differs, and of no other [SAFE-P9]', () => {
  const changed = new Set(Object.values(PEDIGREE).flatMap(({ of }) => of))
  const named = listedPackages().filter(({ pedigree }) => pedigree !== undefined)
  expect(named.map(({ name }) => name).toSorted()).toEqual([...changed].toSorted())
})

test('the licences of all code that is in the bundle are beside it', () => {
  const text = readFileSync(join(root, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8')
  const bundled = bundledPackages()
  expect(bundled.length).toBeGreaterThan(20)
  // The marks and the countries are made from these three.
  const marks = ['country-flag-icons', '@web3icons/core', 'iso-3166'].map((name) => `node_modules/${name}`)
  for (const folder of [...bundled, ...marks]) {
    const { name, version, license } = JSON.parse(read(`${folder}/package.json`)) as Record<string, string>
    expect(text).toContain(`\n${name} ${version} (${license})\n`)
  }
  const react = readFileSync(join(root, 'node_modules/react/LICENSE'), 'utf8').trim()
  expect(text).toContain(react)
})
