import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer as createWebServer } from 'node:http'
import { type AddressInfo, createServer, type Server } from 'node:net'
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

const CORRECT = 'Correct DATABASE_URL, or leave it out for the embedded database.'

async function listening(server: Server): Promise<number> {
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}
const servers: Server[] = []
afterAll(() => servers.forEach((server) => server.close()))

test.each<readonly [string, () => Server, string, RegExp]>([
  ['speaks HTTP', () => createWebServer(), '', /^The connection was closed by \S+, which may be no Postgres server\. /],
  [
    'closes each connection',
    () => createServer((socket) => socket.destroy()),
    '',
    /^The connection was closed by \S+, which may be no Postgres server\. /,
  ],
  [
    'has no TLS',
    () => createServer((socket) => socket.once('data', () => socket.end('N'))),
    '?sslmode=verify-full',
    /^TLS is asked for, and is not spoken by \S+\. /,
  ],
  [
    'has no TLS, where an older word asks for it,',
    () => createServer((socket) => socket.once('data', () => socket.end('N'))),
    '?sslmode=require',
    /^TLS is asked for, and is not spoken by \S+\. /,
  ],
  [
    'says that it has TLS, and has none,',
    () =>
      createServer((socket) =>
        socket.once('data', () => {
          socket.write('S')
          socket.once('data', () => socket.end('hello, hello'))
        }),
      ),
    '?sslmode=require',
    /^TLS is asked for, and is not spoken by \S+ \((?:EPROTO|ERR_SSL_\w+)\)\. /,
  ],
])('a server that %s is named with what to do', async (_, make, query, sentence) => {
  const warnings: string[] = []
  const warned = (warning: Error) => void warnings.push(warning.message)
  process.on('warning', warned)
  const port = await listening(make())
  const message = await failure({ url: `postgres://ana:secret@127.0.0.1:${port}/ramp${query}` })
  await new Promise(setImmediate)
  process.off('warning', warned)
  expect(message).toMatch(sentence)
  expect(message.endsWith(CORRECT)).toBe(true)
  expect(message).not.toContain('secret')
  expect(warnings).toEqual([])
})

test('a server that never answers is given up', async () => {
  const port = await listening(createServer((socket) => socket.on('error', () => {})))
  const url = `postgres://ana:secret@127.0.0.1:${port}/ramp`
  const error = await openDb({ url, patienceMs: 50 }).catch((caught: Error) => caught.message)
  expect(error).toBe(`No answer came from postgres://ana:…@127.0.0.1:${port}/ramp. ${CORRECT}`)
})

test.each(['postgres://a%zz:b@127.0.0.1:1/ramp', 'postgres://a:b%@127.0.0.1:1/ramp', 'postgres://a:b@127.0.0.1:1/%zz'])(
  'DATABASE_URL=%s has a sign that must be written as a code',
  async (url) => {
    expect(await failure({ url })).toBe('DATABASE_URL has a % that begins no code. Write it as %25.')
  },
)

test.each([
  ['damaged', '17'],
  ['of another version', '12'],
])('a folder with a database that is %s is named with both ways out', async (name, version) => {
  const folder = join(parent, name)
  await mkdir(folder)
  await writeFile(join(folder, 'PG_VERSION'), `${version}\n`)
  expect(await failure({ folder })).toBe(
    `The folder ${folder} has a database of Postgres ${version} that cannot be opened: it is damaged, or of another version. Empty it with --fresh, or name another with --data (npm start: SANDBOX_DATA).`,
  )
})

test.each(['/proc/x', '/proc/x/y'])('a folder where none can be made, as %s, is named at once', async (folder) => {
  expect(await failure({ folder })).toBe(`The folder ${folder} lies where no folder can be made. ${REMEDY}`)
})

test.each(['/sys/x', '/sys/x/y'])('a folder that no user may make, as %s, is named', async (folder) => {
  expect(await failure({ folder })).toBe(`The folder ${folder} cannot be written by this user. ${REMEDY}`)
})

test('a name that no folder can have', async () => {
  expect(await failure({ folder: join(parent, 'a\0b') })).toMatch(/ has a name that no folder can have\. Name another /)
})

test('a folder in the place of the lock is named', async () => {
  const folder = join(parent, 'locked')
  await mkdir(`${folder}.lock`)
  expect(await failure({ folder })).toBe(
    `${folder}.lock is a folder, and the sandbox keeps its lock there. Delete it, or name another folder with --data (npm start: SANDBOX_DATA).`,
  )
})
