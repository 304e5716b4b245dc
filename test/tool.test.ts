import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TOOLS } from './support/tools.mjs'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const tools = Object.entries(TOOLS).flatMap(([script, files]) =>
  Object.entries(files).map(([name, command]) => ({ script, name, file: command.split(' ')[0]! })),
)
const start = (...args: string[]) =>
  spawnSync(process.execPath, ['test/tool.mjs', ...args], { cwd: root, encoding: 'utf8' })

test('every tool is there, and test/README.md says how to start it', () => {
  expect(tools.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
  const text = read('test/README.md')
  expect(tools.filter(({ script, name }) => !text.includes(`npm run ${script} -- ${name}`))).toEqual([])
})

test.each(Object.keys(TOOLS))('%s without the name of a tool says which there are', (script) => {
  for (const names of [[], ['toString'], ['none']]) {
    const { status, stderr } = start(script, ...names)
    expect(status).toBe(1)
    expect(stderr).toBe(`npm run ${script} -- ${Object.keys(TOOLS[script as keyof typeof TOOLS]).join('|')}\n`)
  }
})

test.each(tools)(
  '$script -- $name --help says what it proves and how it is started, and starts nothing',
  ({ script, name }) => {
    const { status, stdout } = start(script, name, '--help')
    expect([status, stdout.split('\n').length]).toEqual([0, 4])
    expect(stdout).toContain(`npm run ${script} -- ${name}`)
  },
)

test('a script ends as its tool does', () => {
  const env = { ...process.env, DATABASE_URL: '' }
  const { status, stdout } = spawnSync(process.execPath, ['test/tool.mjs', 'test:deep', 'postgres'], {
    cwd: root,
    encoding: 'utf8',
    env,
  })
  expect(stdout).toMatch(/^Set DATABASE_URL/)
  expect(status).toBe(1)
})
