import { createServer, request } from 'node:http'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaticServer, startStaticServer } from './static-server.ts'

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
  })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(server.url + path, { redirect: 'manual', ...init })

/** Sends the path as it is; `fetch` would normalize it. */
async function raw(path: string): Promise<number> {
  const asked = request(server.url, { path }).end()
  const [response] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }]
  response.resume()
  return response.statusCode
}

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

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/dist/..%2f..%2fsecret.txt', '/.hidden', '/%00', '/%zz', '/none'])(
  '%s is not found [SHELL-15]',
  async (path) => {
    expect(await raw(path)).toBe(404)
  },
)

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
