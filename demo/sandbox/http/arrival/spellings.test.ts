import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rawCall, type RawAnswer } from '../../../hosts/raw-call.fixture.ts'
import { startSandboxServer, type SandboxServer } from '../../server.ts'

let server: SandboxServer
let sameSite: readonly string[]
beforeAll(async () => {
  server = await startSandboxServer({ port: 0, db: { folder: 'memory' }, settings: { stepMs: 0 } })
  sameSite = [`Host: ${new URL(server.url).host}`]
})
afterAll(() => server.close())
beforeEach(() => call('POST /sandbox/reset', sameSite))

const OTHER_SITE = ['Host: evil.example', 'Origin: http://evil.example']

function call(line: string, fields: readonly string[], body: object | null = null): Promise<RawAnswer> {
  const text = body === null ? '' : JSON.stringify(body)
  const all = ['Connection: close', 'X-Application-Id: application_sandbox', `Content-Length: ${text.length}`]
  return rawCall(server.url, [`${line} HTTP/1.1`, ...all, ...fields], text)
}

const signIn = () => call('POST /v1/ramp/auth/login', sameSite, { email: 'existing@door.example' })
const outbox = async () => JSON.parse((await call('GET /sandbox/outbox', sameSite)).body).data as { to: string }[]

/** Each reaches the outbox for a caller of this machine, or no route. */
const SPELLINGS = [
  '/sandbox/outbox',
  '/%73andbox/outbox',
  '/sandbox/%6futbox',
  '/%73%61%6e%64%62%6f%78/%6F%75%74%62%6F%78',
  '/./sandbox/outbox',
  '/v1/../sandbox/outbox',
  '/v1/%2e%2e/sandbox/outbox',
  '/sandbox/pages/../outbox',
  '/sandbox/rpc/%2e%2e/outbox',
  '/sandbox/outbox?email=existing@door.example',
  '/sandbox/outbox#/v1/ramp',
  '/sandbox/outbox/',
  '//sandbox/outbox',
  '/sandbox//outbox',
  '/SANDBOX/outbox',
  '/sandbox%2foutbox',
  '/%2573andbox/outbox',
  '/sandbox\\outbox',
  '/sandbox/outbox%00',
  '/sandbox/pages/..%2foutbox',
]

test.each(SPELLINGS)('%s tells a page of another site nothing', async (target) => {
  await signIn()
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'] as const) {
    const { status, body } = await call(`${method} ${target}`, OTHER_SITE)
    expect([method, status >= 400 || (method === 'OPTIONS' && status === 204)]).toEqual([method, true])
    expect(body).not.toContain('door.example')
  }
})

const CONTROLS = [
  ['GET', '/%73andbox/requests'],
  ['GET', '/%73andbox/ledger'],
  ['GET', '/%73andbox/customers'],
  ['GET', '/sandbox/%66ail-next'],
  ['DELETE', '/%73andbox/fail-next'],
  ['POST', '/%73andbox/fail-next'],
  ['POST', '/%73andbox/advance'],
  ['POST', '/sandbox/%72eset'],
  ['HEAD', '/%73andbox/outbox'],
  ['OPTIONS', '/%73andbox/reset'],
] as const

test.each(CONTROLS)('%s %s is refused in any spelling, and the answer is closed to the page', async (method, path) => {
  await signIn()
  const { status, headers } = await call(`${method} ${path}`, OTHER_SITE)
  expect(status).toBe(403)
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  expect(await outbox()).toHaveLength(1)
})

test('a header that names another method or another host changes nothing', async () => {
  const override = ['X-HTTP-Method-Override: GET', 'X-Original-URL: /sandbox/outbox', 'X-Rewrite-URL: /sandbox/outbox']
  const forwarded = ['X-Forwarded-Host: 127.0.0.1', 'X-Forwarded-For: 127.0.0.1', 'Forwarded: host=localhost']
  expect((await call('POST /sandbox/outbox', [...sameSite, ...override])).status).toBe(404)
  expect((await call('GET /v1/ramp/nowhere', [...OTHER_SITE, ...override])).status).toBe(404)
  expect((await call('GET /sandbox/outbox', [...OTHER_SITE, ...forwarded])).status).toBe(403)
})

const port = () => new URL(server.url).port

test.each([
  ['evil.example', 403],
  ['evil.example:4010', 403],
  ['localhost.', 403],
  ['127.0.0.1.evil.example', 403],
  ['127.1', 403],
  ['0.0.0.0', 403],
  ['[::]', 403],
  ['[::ffff:127.0.0.1]', 400],
  ['127.0.0.1@evil.example', 400],
  ['evil@127.0.0.1', 400],
  ['evil.example/127.0.0.1', 400],
  ['', 400],
  ['   ', 400],
])('the host %j reaches no control', async (host, status) => {
  expect((await call('GET /sandbox/outbox', [`Host: ${host}`])).status).toBe(status)
})

test.each(['LOCALHOST', 'ramp.localhost', '127.0.0.1', '127.0.0.2:1', '[::1]', '[::1]:4010'])(
  'the host %s reaches the controls',
  async (host) => {
    expect((await call('GET /sandbox/outbox', [`Host: ${host}`])).status).toBe(200)
  },
)

test('user information in a host does not replace its name', async () => {
  // As long as the address that it is resolved to, which the server takes for the host itself.
  expect((await call('GET /sandbox/outbox', ['Host: a1b@127.1'])).status).not.toBe(200)
})

test('a request without a host, or with two, reaches no control', async () => {
  expect((await call('GET /sandbox/outbox', [])).status).toBe(400)
  expect((await rawCall(server.url, ['GET /sandbox/outbox HTTP/1.0'])).status).toBe(400)
  expect((await call('GET /sandbox/outbox', ['Host: 127.0.0.1', 'Host: evil.example'])).status).not.toBe(200)
})

test('the host of a request line and the one of the header both have to be of this machine', async () => {
  expect((await call('GET http://evil.example/sandbox/outbox', sameSite)).status).toBe(403)
  expect((await call(`GET http://127.0.0.1:${port()}/sandbox/outbox`, ['Host: evil.example'])).status).toBe(403)
  expect((await call('GET http://127.0.0.1@evil.example/sandbox/outbox', sameSite)).status).not.toBe(200)
  expect((await call('GET @127.0.0.1/sandbox/outbox', ['Host: EVIL.TEST'])).status).toBe(400)
  expect((await call('GET http://127.0.0.1/sandbox/outbox', sameSite)).status).toBe(200)
})

test('a planned failure meets a call in any spelling of its path', async () => {
  await call('POST /sandbox/fail-next', sameSite, { method: 'POST', path: 'auth/login', status: 503, shape: 'error' })
  const { status } = await call('POST /v1/ramp/auth/%6cogin', sameSite, { email: 'existing@door.example' })
  expect(status).toBe(503)
})

test('a call is recorded in any spelling of its path, by the path of its route', async () => {
  await call('POST /%761/ramp/auth/%6cogin', sameSite, { email: 'existing@door.example' })
  const { data } = JSON.parse((await call('GET /sandbox/requests?path=auth/login', sameSite)).body)
  expect(data).toMatchObject([{ path: '/v1/ramp/auth/login', status: 200 }])
})

test('a repeated key answers again in any spelling of the path', async () => {
  const keyed = [...sameSite, 'Idempotency-Key: one']
  await call('POST /v1/ramp/auth/login', keyed, { email: 'existing@door.example' })
  const again = await call('POST /v1/ramp/auth/%6cogin', keyed, { email: 'existing@door.example' })
  expect([again.headers['idempotency-replayed'], (await outbox()).length]).toEqual(['true', 1])
})
