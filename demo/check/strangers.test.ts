import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { CALL_NAMES } from './calls.ts'
import { runCheck } from './command.ts'
import { createProgress } from './progress.ts'
import { SELF_SIGNED } from './self-signed.fixture.ts'
import { PRISM } from './prism.fixture.ts'
import recorded from './strangers.json' with { type: 'json' }

// Over HTTP, because what is no API is met there.
const open: Server[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The exit code of the command, and what it prints. */
async function run(apiUrl: string, ...args: readonly string[]) {
  const said = { printed: '', complained: '' }
  const code = await runCheck(['--api-url', apiUrl, ...args], {
    fetch,
    signal: new AbortController().signal,
    environment: {},
    width: 80,
    progress: createProgress({ write: (text) => (said.complained += text) }, 80),
    print: (text) => void (said.printed += text),
    complain: (text) => void (said.complained += text),
  })
  return { code, ...said }
}

const NOTHING_CHECKED = 'Calls: 0 of 39 checked, 0 deviating, 39 not checked.'
const refused = (complained: string) => ({ code: 2, printed: NOTHING_CHECKED, complained })

test('a page for every address is no API', async () => {
  const url = await serve((_, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end('<!doctype html><title>Shop</title>'),
  )
  expect(await run(url)).toEqual(
    refused(
      `${url} is no API of this contract: GET ${url}/v1/ramp/applications/application_sandbox answered 200 (text/html). Correct --api-url.`,
    ),
  )
})

/** Servers that nobody here wrote: how each answered the check on a day. Without `Date` and the like, which are that day's. */
interface Recording {
  readonly server: string
  readonly answers: readonly {
    readonly asked: readonly string[]
    readonly status: number
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
  }[]
}
const recordings = recorded as readonly Recording[]

const replay = ({ answers }: Recording): Promise<string> =>
  serve(({ method, url, headers }, response) => {
    const { authorization, 'access-control-request-method': next, 'access-control-request-headers': names } = headers
    const asked = [`${method} ${url}`, authorization, next, names].filter((each) => each !== undefined).join(', ')
    const answer = answers.find((each) => each.asked.includes(asked))
    response.writeHead(answer?.status ?? 599, answer?.headers).end(answer?.body ?? `${asked} was not recorded`)
  })

test.each([
  [/^Express/, '404 (text/html)'],
  [/^json-server/, '404 (application/json)'],
  [/http\.server$/, '404 (text/html)'],
])('%s, which knows nothing of this contract, is no API', async (server, answered) => {
  const url = await replay(recordings.find((each) => server.test(each.server))!)
  expect(await run(url, '--token', 'abc')).toEqual(
    refused(
      `${url} is no API of this contract: GET ${url}/v1/ramp/applications/application_sandbox answered ${answered}. Correct --api-url.`,
    ),
  )
})

test('Prism, which answers with the examples of openapi.json whatever it is asked, deviates in what examples cannot do', async () => {
  const url = await replay(recordings.find(({ server }) => server.startsWith('Prism'))!)
  const { code, printed } = await run(url, '--token', 'abc')
  expect(code).toBe(1)
  expect(printed.replace(url, '<url>')).toBe(PRISM)
})

test('another product’s JSON is no API, and a script reads so in JSON', async () => {
  const url = await serve((_, response) =>
    response.setHeader('Content-Type', 'application/json').end('{"service":"orders","version":"4.2.0","status":"up"}'),
  )
  const { code, printed, complained } = await run(url, '--json')
  expect([code, complained]).toEqual([2, ''])
  expect(JSON.parse(printed)).toEqual({
    apiUrl: url,
    applicationId: 'application_sandbox',
    stopped: `${url} is no API of this contract: GET ${url}/v1/ramp/applications/application_sandbox answered 200 (application/json). Correct --api-url.`,
    checked: [],
    deviations: [],
    missing: [],
    unchecked: [],
    left: [],
    kept: [],
    counts: { calls: 39, checked: 0, deviating: 0, unchecked: 39 },
  })
})

test.each([
  ['/v2', 'Correct --api-url.'],
  ['/tramp', 'Correct --api-url.'],
  ...[
    ['/v1', '/v1'],
    ['/v1/ramp/', '/v1/ramp'],
    ['/pay/v1/ramp', '/v1/ramp'],
    ['/v1/ramp/applications', '/v1/ramp/applications'],
    ['/ramp', '/ramp'],
  ].map(([path, end]) => [path, `Leave out ${end} at the end of --api-url: the widget adds /v1/ramp itself.`]),
])('an API whose calls do not lie under %s', async (path, correction) => {
  const url = await serve((_, response) =>
    response
      .writeHead(404, { 'Content-Type': 'application/json' })
      .end('{"error":{"code":"not_found","message":"No"}}'),
  )
  const named = `${url}${path}`.replace(/\/$/, '')
  const asked = `GET ${named}/v1/ramp/applications/application_sandbox answered 404 (application/json)`
  expect(await run(`${url}${path}`)).toEqual(refused(`${named} is no API of this contract: ${asked}. ${correction}`))
})

test('where nothing listens, or the connection ends, there is nothing to check', async () => {
  const url = await serve((request) => request.socket.destroy())
  const sentence = (code: string) => `Nothing answers at ${url} (${code}). Start the server, or correct --api-url.`
  expect(await run(url)).toEqual(refused(sentence('UND_ERR_SOCKET')))
  const [server] = open.splice(0)
  server!.close()
  expect(await run(url)).toEqual(refused(sentence('ECONNREFUSED')))
})

test('a certificate that TLS refuses is not taken for silence', async () => {
  const server = createSecureServer(SELF_SIGNED, (_, response) => response.end('{}')).listen(0, '127.0.0.1')
  open.push(server)
  await once(server, 'listening')
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  expect(await run(url)).toEqual(
    refused(
      `${url} has a certificate that is refused, as browsers refuse it: self-signed certificate (DEPTH_ZERO_SELF_SIGNED_CERT). Give the server a certificate of a known authority, or name your own authority in NODE_EXTRA_CA_CERTS, and in the browser, too.`,
    ),
  )
})

test('nor is a server that answers http:// where https:// was asked', async () => {
  const url = (await serve((_, response) => response.end('{}'))).replace('http:', 'https:')
  const { code, complained } = await run(url)
  expect(code).toBe(2)
  expect(complained).toMatch(
    /^https:\S+ does not speak TLS: .+ \(ERR_SSL_\w+\)\. Correct --api-url, which is http:\/\/ where the server has no certificate\.$/,
  )
})

test('a server that sends its callers elsewhere is not followed', async () => {
  const url = await serve((_, response) => response.writeHead(301, { Location: 'https://www.example.com/' }).end())
  expect(await run(url)).toEqual(
    refused(`${url} redirects to https://www.example.com/, and the widget follows no redirect. Correct --api-url.`),
  )
})

test('a browser’s headers are really sent: the page, and what a preflight asks for', async () => {
  const seen: { readonly method: string; readonly headers: Readonly<Record<string, string | string[] | undefined>> }[] =
    []
  const url = await serve(({ method = '', headers }, response) => {
    seen.push({ method, headers })
    response.setHeader('Content-Type', 'application/json').end('{"data":{"id":"application_sandbox"}}')
  })
  const { code } = await run(url, '--origin', 'https://shop.test/cart')
  expect(code).toBe(1)
  expect(seen[0]).toMatchObject({
    method: 'GET',
    headers: { origin: 'https://shop.test', 'x-application-id': 'application_sandbox' },
  })
  expect(seen.filter(({ method }) => method === 'OPTIONS')).toHaveLength(CALL_NAMES.length)
  expect(seen.find(({ headers }) => headers['access-control-request-method'] === 'PATCH')?.headers).toMatchObject({
    origin: 'https://shop.test',
    'access-control-request-headers': 'authorization,content-type,idempotency-key,x-application-id',
  })
})
