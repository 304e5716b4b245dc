import { request } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JsonRpcError } from '../chains/json-rpc.ts'
import { jsonRpcRoute } from './json-rpc-route.ts'
import { type StaticServer, startStaticServer } from './static-server.ts'

let server: StaticServer

beforeAll(async () => {
  const methods = {
    add: (one: unknown, other: unknown) => Number(one) + Number(other),
    refuse: () => {
      throw new JsonRpcError(4001, 'User rejected the request.')
    },
    fail: () => Promise.reject(new Error('The disk is full.')),
  }
  server = await startStaticServer({ root: import.meta.dirname, routes: { '/wallet': jsonRpcRoute(methods) } })
})
afterAll(() => server.close())

type Sent = Readonly<{ method?: string; body?: string; headers?: Readonly<Record<string, string>> }>

/** Not by `fetch`, which sends a host and an origin of its own. */
async function post({ method = 'POST', body = '{"id":1,"method":"add","params":[1,2]}', headers = {} }: Sent = {}) {
  const given = { Origin: server.url, 'Content-Type': 'application/json', ...headers }
  const asked = request(`${server.url}/wallet`, { method, headers: given }).end(body)
  const [response] = await once(asked, 'response')
  const answer = await text(response)
  return { status: response.statusCode as number, answer: answer === '' ? null : JSON.parse(answer) }
}

test('a page of the site calls a method [W11]', async () => {
  expect(await post()).toEqual({ status: 200, answer: { jsonrpc: '2.0', id: 1, result: 3 } })
})

test.each([
  [403, 'another site', { headers: { Origin: 'https://elsewhere.example' } }],
  [403, 'another port of this machine', { headers: { Origin: 'http://127.0.0.1:1' } }],
  [403, 'a page without an origin', { headers: { Origin: 'null' } }],
  [403, 'a name that leads to this machine', { headers: { Host: 'a.example', Origin: 'http://a.example' } }],
  [415, 'a form', { headers: { 'Content-Type': 'text/plain' } }],
  [415, 'a file', { headers: { 'Content-Type': 'application/jsonx' } }],
  [405, 'a link', { method: 'GET', body: '' }],
  [413, 'too long a call', { body: 'a'.repeat(100_001) }],
] as const)('the answer is %i for %s [W11]', async (status, _, sent) => {
  expect(await post(sent)).toEqual({ status, answer: null })
})

test.each([
  ['{', -32700, 'Parse error'],
  ['null', -32600, 'Invalid request'],
  ['{"method":"add","params":{}}', -32600, 'Invalid request'],
  ['{"method":"toString"}', -32601, 'Method not found'],
  ['{"method":"refuse"}', 4001, 'User rejected the request.'],
  ['{"method":"fail"}', -32603, 'The disk is full.'],
])('%s is answered with %i [W11]', async (body, code, message) => {
  expect((await post({ body })).answer).toEqual({ jsonrpc: '2.0', id: null, error: { code, message } })
})
