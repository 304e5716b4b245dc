import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from './open-db.ts'
import { folderFailure, serverFailure } from './open-failures.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'database-'))
})
afterAll(() => rm(parent, { recursive: true }))

const failure = async (location: Parameters<typeof openDb>[0]) =>
  openDb(location).then(
    () => 'opened',
    (error: Error) => error.message,
  )

const REMEDY = 'Name another with --data (npm start: SANDBOX_DATA), or "memory".'

test('a folder below a file, or that is a file, is named with what to do', async () => {
  const file = join(parent, 'file')
  await writeFile(file, 'kept')
  expect(await failure({ folder: join(file, 'data') })).toBe(
    `The folder ${file}/data is a file, or lies below one. ${REMEDY}`,
  )
  expect(await failure({ folder: file })).toBe(`The folder ${file} is a file, or lies below one. ${REMEDY}`)
  expect(await readFile(file, 'utf8')).toBe('kept')
})

test.each([
  ['EACCES', 'cannot be written by this user'],
  ['EROFS', 'is on a disk that is read-only'],
  ['ENOSPC', 'is on a disk that is full'],
])('%s says that the folder %s', (code, reason) => {
  const cause = Object.assign(new Error('x'), { code })
  expect(folderFailure('/data', cause)).toEqual(new Error(`The folder /data ${reason}. ${REMEDY}`))
})

test.each([false, true])('a folder with other files is left as it is (fresh: %s)', async (fresh) => {
  const folder = join(parent, `documents-${fresh}`)
  await mkdir(folder)
  await writeFile(join(folder, 'letter.txt'), 'kept')
  expect(await failure({ folder, fresh })).toContain('has files that are not the sandbox’s, and is left as it is')
  expect(await readFile(join(folder, 'letter.txt'), 'utf8')).toBe('kept')
})

test.each(['localhost:5432/ramp', 'mysql://127.0.0.1/ramp', 'nonsense'])(
  'DATABASE_URL=%s is no Postgres server, and the form of one is shown',
  async (url) => {
    expect(await failure({ url })).toMatch(
      /^DATABASE_URL is no address of a Postgres server\. Write it as postgres:\/\/user:password@/,
    )
  },
)

test('a server that is down is named without its password', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  closed.close()
  await once(closed, 'close')
  for (const host of ['127.0.0.1', 'localhost'])
    expect(await failure({ url: `postgres://ana:secret@${host}:${port}/ramp` })).toBe(
      `Nothing listens at postgres://ana:…@${host}:${port}/ramp (ECONNREFUSED). Correct DATABASE_URL, or leave it out for the embedded database.`,
    )
})

test.each([
  ['28P01', 'The password is refused by'],
  ['3D000', 'There is no such database at'],
  ['ENOTFOUND', 'There is no host of the name in'],
])('%s of a server reads: %s', (code, reason) => {
  const cause = Object.assign(new Error('x'), { code })
  const { message } = serverFailure('postgres://ana:secret@db.example/ramp', cause) as Error
  expect(message).toBe(
    `${reason} postgres://ana:…@db.example/ramp (${code}). Correct DATABASE_URL, or leave it out for the embedded database.`,
  )
})
