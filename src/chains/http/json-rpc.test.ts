import { afterEach, expect, test, vi } from 'vitest'
import { callNode as call, readNode as read, type NodeCall } from './json-rpc.ts'
import { NodeRefusal } from './node-refusal.ts'

const CHAIN = { network: 'base' as const, headTime: async () => 0 }
const nodes = () => [{ url: 'http://node.test', headers: {} }]
const callNode = (node: { readonly fetch: typeof fetch }, asked: NodeCall) => call({ ...node, nodes }, CHAIN, asked)
const readNode = (node: { readonly fetch: typeof fetch }, asked: NodeCall) => read({ ...node, nodes }, CHAIN, asked)

const CALL = { method: 'eth_call', params: [{ to: '0x1' }, 'latest'] }
const answering = (body: BodyInit | null, init?: ResponseInit) => ({
  fetch: async () => new Response(body, init),
})

afterEach(() => void vi.useRealTimers())

test('a call is one POST of JSON-RPC 2.0, whose result is returned as it is [CHAIN-13]', async () => {
  const calls: unknown[] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    calls.push([url, init!.method, init!.headers, JSON.parse(init!.body as string)])
    return Response.json({ jsonrpc: '2.0', id: 1, result: null })
  }
  await expect(readNode({ fetch }, CALL)).resolves.toBeNull()
  const body = { jsonrpc: '2.0', id: 1, ...CALL }
  expect(calls).toEqual([['http://node.test', 'POST', { 'Content-Type': 'application/json' }, body]])
})

test.each([
  ['no JSON', answering('<html>')],
  ['nothing', answering('')],
  ['null', answering('null')],
  ['a number', answering('7')],
  ['a list', answering('[]')],
  ['neither result nor error', answering('{"id":1}')],
  ['an error that is a text', answering('{"error":"no","result":"0x1"}')],
  ['a page of a gateway', answering('{"result":"0x1"}', { status: 502 })],
  ['a deep nesting', answering('['.repeat(100_000))],
  ['a refused connection', { fetch: () => Promise.reject(new TypeError('fetch failed')) }],
  [
    'a fetch that throws',
    {
      fetch: () => {
        throw new Error('hostile')
      },
    },
  ],
])('%s does not count as an answer of a node [SAFE-E1]', async (_, node) => {
  await expect(callNode(node, CALL)).rejects.toMatchObject({ code: 'network/unreachable', broadcast: 'none' })
})

test('an error of the node is a refusal, and no answer where one is expected [SAFE-E1]', async () => {
  const node = answering('{"jsonrpc":"2.0","id":1,"error":{"code":3,"message":"execution reverted"}}')
  await expect(callNode(node, CALL)).rejects.toEqual(new NodeRefusal(3, 'execution reverted'))
  await expect(readNode(node, CALL)).rejects.toMatchObject({ code: 'network/unreachable' })
  await expect(callNode(answering('{"error":{}}'), CALL)).rejects.toMatchObject({ code: null, message: '' })
})

test('a node that does not answer, or not to the end, has ten seconds [SAFE-E1]', async () => {
  vi.useFakeTimers()
  const silent = () => new Promise<Response>(() => {})
  const halfway = async () => new Response(new ReadableStream())
  for (const fetch of [silent, halfway]) {
    let outcome: unknown = null
    callNode({ fetch }, CALL).catch((error: unknown) => {
      outcome = error
    })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(outcome).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toMatchObject({ code: 'network/unreachable' })
    expect(vi.getTimerCount()).toBe(0)
  }
})
