import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

test('every generated file is what its generator writes', () => {
  const check = () => execFileSync(process.execPath, ['.build/generate.mjs', '--check'], { cwd: root, stdio: 'pipe' })
  expect(check).not.toThrow()
}, 180_000) // One of them runs the sandbox.
