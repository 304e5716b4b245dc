import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { LAYOUT } from '../.build/layout.mjs'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')
const { version, exports } = JSON.parse(read('package.json')) as {
  version: string
  exports: Readonly<Record<string, unknown>>
}
const upgrade = /\n## Upgrade\n([^]*?)\n## /.exec(read('element/README.md'))![1]!

test('a build prints the folder of its version, and the README serves every file from such a folder [SHELL-16]', () => {
  expect(read('.build/build.mjs')).toContain('console.log(LAYOUT)')
  expect(LAYOUT).toContain(`/sphere-ramp/${version}/`)
  expect(LAYOUT).toMatch(/keep the folders of earlier versions/)
  expect(upgrade).toContain(`| \`/sphere-ramp/${version}/chunks/*\` |`)
})

test('what a build prints keeps chunks for ever, and every script that a page names for an hour [SHELL-16]', () => {
  const rows = new Map(LAYOUT.split('\n').map((line) => line.trim().split(/ {2,}/) as [string, string]))
  const immutable = 'Cache-Control: public, max-age=31536000, immutable'
  expect(rows.get('chunks/*')).toBe(immutable)
  expect(upgrade).toContain(immutable)
  const scripts = ['sphere-ramp.js', ...Object.keys(exports).filter((name) => name.endsWith('.js'))]
  const [names, header] = [...rows].find(([files]) => files.startsWith('sphere-ramp.js'))!
  expect(names.split(', ')).toEqual(scripts.map((name) => name.replace('./', '')))
  expect(header).toBe('Cache-Control: public, max-age=3600')
  expect(upgrade).toMatch(/`\/sphere-ramp\/[\d.]+\/sphere-ramp\.js`, `embed\.js`, `incumbent\.js` \| For an hour/)
})
