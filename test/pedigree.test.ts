import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sbomOf } from '../.build/package/sbom.mjs'
import { PEDIGREE } from '../.build/patches/pedigree.mjs'

const root = join(import.meta.dirname, '..')
const folder = '.build/patches'
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: object }

/** The files that make a plugin: by `once`, by `standIn`, or by hand. */
const PLUGIN = /\b(?:once|standIn)\(\s*'|^\s+name: '/m
const isPatch = (file: string) => PLUGIN.test(readFileSync(join(root, folder, file), 'utf8'))

test('each patch says which package it changes, and when it can go [SAFE-P9]', () => {
  const files = globSync('**/*.mjs', { cwd: join(root, folder) }).filter(isPatch)
  expect(Object.keys(PEDIGREE).toSorted()).toEqual(files.toSorted())
  for (const [file, { of, goes }] of Object.entries(PEDIGREE)) {
    expect(of.length, file).toBeGreaterThan(0)
    expect(
      of.filter((name) => !(`node_modules/${name}` in packages)),
      file,
    ).toEqual([])
    expect(goes, file).toMatch(/^(when|with) .{20,}[^.]$/)
  }
})

const listed = (name: string, patches = PEDIGREE) => sbomOf([`/x/node_modules/${name}`], { patches }).components[0]!

test('a patched package has its patches in the list of packages, with the issue of its maintainers [SAFE-P9]', () => {
  expect(listed('zod').pedigree).toEqual({
    patches: [
      {
        type: 'unofficial',
        diff: { url: '.build/patches/private-zod-globals.mjs' },
        resolves: [
          {
            type: 'defect',
            id: '#5889',
            name: 'feat(core): share `globalConfig` across module systems via `globalThis`',
            source: { name: 'colinhacks/zod', url: 'https://github.com/colinhacks/zod/pull/5889' },
          },
        ],
      },
      {
        type: 'unofficial',
        diff: { url: '.build/patches/own-keys-in-zod.mjs' },
        resolves: [expect.objectContaining({ id: '#5898' })],
      },
    ],
    notes: expect.stringMatching(/^private-zod-globals\.mjs goes when .*\. own-keys-in-zod\.mjs goes when .*\.$/),
  })
  expect(listed('react')).not.toHaveProperty('pedigree')
  expect(listed('zod', {})).not.toHaveProperty('pedigree')
})

/** What CycloneDX 1.6 has at these places (looked up on 2026-11-29). */
const KEYS = {
  pedigree: ['ancestors', 'descendants', 'variants', 'commits', 'patches', 'notes'],
  patch: ['type', 'diff', 'resolves'],
  issue: ['type', 'id', 'name', 'description', 'source', 'references'],
}
const KINDS = {
  patch: ['unofficial', 'monkey', 'backport', 'cherry-pick'],
  issue: ['defect', 'enhancement', 'security'],
}

interface Patch {
  readonly type: string
  readonly diff: object
  readonly resolves?: readonly { readonly type: string; readonly source: object }[]
}

test.each([...new Set(Object.values(PEDIGREE).flatMap(({ of }) => of))])(
  'the pedigree of %s is one of CycloneDX 1.6 [SAFE-P9]',
  (name) => {
    const { pedigree } = listed(name)
    expect(KEYS.pedigree).toEqual(expect.arrayContaining(Object.keys(pedigree!)))
    for (const patch of pedigree!.patches as readonly Patch[]) {
      expect(KEYS.patch).toEqual(expect.arrayContaining(Object.keys(patch)))
      expect(KINDS.patch).toContain(patch.type)
      expect(Object.keys(patch.diff)).toEqual(['url'])
      for (const issue of patch.resolves ?? []) {
        expect(KEYS.issue).toEqual(expect.arrayContaining(Object.keys(issue)))
        expect(KINDS.issue).toContain(issue.type)
        expect(Object.keys(issue.source).toSorted()).toEqual(['name', 'url'])
      }
    }
  },
)
