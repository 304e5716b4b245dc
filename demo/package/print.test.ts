import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openApiDocument } from '../sandbox/openapi/document.ts'
import { routes } from '../sandbox/routes.ts'

const command = join(import.meta.dirname, 'main.ts')
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' })

test('--print openapi prints the description of the API, starts nothing and ends', () => {
  const { status, stdout, stderr } = run('--print', 'openapi')
  expect([status, stderr]).toEqual([0, ''])
  expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(openApiDocument(routes))))
})

test('--print of anything else says what can be printed', () => {
  const { status, stdout, stderr } = run('--print', 'swagger')
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe('"swagger" is nothing that can be printed. Write --print openapi.\n')
})
