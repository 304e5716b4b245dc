import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterAll(() => rm(parent, { recursive: true }))

test('one of two processes gets the folder until it releases it', async () => {
  const folder = join(parent, 'shared')
  const [first, second] = await Promise.allSettled([lockFolder(folder), lockFolder(`${folder}/`)])
  expect([first.status, second.status]).toEqual(['fulfilled', 'rejected'])
  if (first.status === 'fulfilled') await first.value()
  await (
    await lockFolder(folder)
  )()
})

const DEAD = 2 ** 22 + 1

test.each([
  ['a process that died', DEAD],
  ['a process that died and had the number that this one has, as in a container', process.pid],
])('the lock of %s is ignored', async (_, pid) => {
  const folder = join(parent, `of-${pid}`)
  await writeFile(`${folder}.lock`, String(pid))
  const unlock = await lockFolder(folder)
  expect(await readFile(`${folder}.lock`, 'utf8')).toBe(String(process.pid))
  await unlock()
})

test('a running process keeps its folder', async () => {
  const folder = join(parent, 'kept')
  await writeFile(`${folder}.lock`, String(process.ppid))
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.ppid}`)
})
