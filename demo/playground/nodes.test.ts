import { expect, test } from 'vitest'
import { nodeUrls } from '../sandbox/tables/node-urls.ts'
import { isOther, nodesOf } from './nodes.ts'

test('the nodes are those of an API on this machine, and another API has none', () => {
  for (const api of ['http://127.0.0.1:4010', 'http://localhost:4011'])
    expect(nodesOf(api)).toEqual({ rpcUrls: nodeUrls(api) })
  for (const api of ['https://api.example', 'https://127.0.0.1.example', 'https://localhost.example'])
    expect(nodesOf(api)).toEqual({})
})

test.each([
  ['answers', async () => Response.json({}), false],
  ['answers that it has no such address', async () => new Response('', { status: 404 }), true],
  ['is silent', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('an API of this machine that %s', async (_, ask, other) => {
  expect(await isOther('http://127.0.0.1:4010', ask as typeof fetch)).toBe(other)
})
