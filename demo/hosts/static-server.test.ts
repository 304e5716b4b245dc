import { createServer } from 'node:http'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawCall, rawGet } from './raw-call.fixture.ts'
import { type Exchange, type StaticServer, startStaticServer } from './static-server.ts'

const echo = ({ request, response }: Exchange) => pipeline(request, response)

let folder: string
let server: StaticServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  const shop = join(folder, 'shop')
  await mkdir(join(shop, 'console'), { recursive: true })
  await mkdir(join(folder, 'dist'))
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await writeFile(join(shop, '.hidden'), 'hidden')
  await writeFile(join(shop, 'index.html'), '<p>http://127.0.0.1:4010</p>')
  await writeFile(join(shop, 'console/index.html'), '<p>Console</p>')
  await writeFile(join(shop, 'code.ts'), 'export const a: number = 1 as number')
  await writeFile(join(folder, 'dist/widget.js'), 'export {}')
  server = await startStaticServer({
    root: shop,
    mounts: { '/dist': join(folder, 'dist') },
    replace: { 'http://127.0.0.1:4010': 'http://127.0.0.1:9' },
    headers: (path) => (path.startsWith('/console') ? { 'X-Place': 'console' } : {}),
    routes: { '/echo-back': echo },
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init })

test('documents, scripts and mounted folders have their content types [SHELL-15]', async () => {
  const page = await get('/')
  expect(await page.text()).toBe('<p>http://127.0.0.1:9</p>')
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.headers.get('x-content-type-options')).toBe('nosniff')
  const script = await get('/code.ts')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect((await script.text()).replaceAll(/[;\n]/g, '')).toBe('export const a = 1')
  expect((await get('/dist/widget.js')).status).toBe(200)
})

test('a folder redirects to its slash, and serves its index with the headers of its path [SHELL-15]', async () => {
  const bare = await get('/console?tab=mail')
  expect([bare.status, bare.headers.get('location')]).toEqual([301, '/console/?tab=mail'])
  const page = await get('/console/')
  expect(await page.text()).toBe('<p>Console</p>')
  expect(page.headers.get('x-place')).toBe('console')
})

test('an unchanged file is answered with 304, and only reading is allowed [SHELL-15]', async () => {
  const first = await get('/dist/widget.js')
  const again = await get('/dist/widget.js', { headers: { 'If-None-Match': first.headers.get('etag')! } })
  expect(again.status).toBe(304)
  expect((await get('/', { method: 'POST' })).status).toBe(405)
  const head = await get('/', { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/dist/..%2f..%2fsecret.txt',
  '/dist/..%5c..%5csecret.txt',
  '/%252e%252e/secret.txt',
  '/.hidden',
  '/%2ehidden',
  '/%00',
  '/index.html%00.txt',
  '/%zz',
  '/none',
  '/CONSOLE/',
  '//console/',
  '///console/',
  '/.//console',
  '/console//',
  '//shop.example/console/',
  'http://%zz/',
])('%s is not found [SHELL-15]', async (target) => {
  expect((await rawGet(server.url, target)).status).toBe(404)
})

test.each(['/%63onsole/', '/console%2f', '/consol%65/index.html', '/./console/', '/dist/../console/'])(
  '%s has the headers of the path that it means [SHELL-15]',
  async (target) => {
    const { status, headers, body } = await rawGet(server.url, target)
    expect([status, headers['x-place']]).toEqual([200, 'console'])
    expect(body).toContain('<p>Console</p>')
  },
)

test('an address in a request line is read like a path [SHELL-15]', async () => {
  expect((await rawGet(server.url, 'http://shop.example/console/')).headers['x-place']).toBe('console')
  expect((await rawGet(server.url, 'http://shop.example//console')).status).toBe(404)
})

test('a route is found in any spelling of its path [SHELL-15]', async () => {
  const { status, body } = await rawGet(server.url, '/echo%2dback')
  expect([status, body]).toEqual([200, ''])
})

test('a body that never arrives is ended by the server [SHELL-15]', async () => {
  const { url, close } = await startStaticServer({ root: folder, routes: { '/echo': echo }, requestMs: 100 })
  const head = ['POST /echo HTTP/1.1', `Host: ${new URL(url).host}`, 'Content-Length: 1000']
  expect((await rawCall(url, head)).status).toBe(408)
  await close()
})

test('a free port is used when the preferred one is taken [SHELL-15]', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const second = await startStaticServer({ root: folder, port })
  expect(second.url).not.toBe(`http://127.0.0.1:${port}`)
  expect((await fetch(`${second.url}/secret.txt`)).status).toBe(200)
  await second.close()
  other.close()
})
