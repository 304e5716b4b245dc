import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

test('every generated file is what its generator writes', () => {
  const options = { cwd: root, encoding: 'utf8' } as const
  const { stderr, status } = spawnSync(process.execPath, ['.build/generate.mjs', '--check'], options)
  expect({ errors: stderr.match(/^\w*Error: .*/gm) ?? [], status }).toEqual({ errors: [], status: 0 })
}, 180_000) // One of them runs the sandbox.
