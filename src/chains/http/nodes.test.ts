import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChainNode } from '../adapter.ts'
import { callAt, readNode } from './json-rpc.ts'
import { askNodes, type Chain } from './nodes.ts'

const CHAIN: Chain = {
  network: 'base',
  headTime: async (connection) => (await callAt(connection, { method: 'head', params: [] })) as number,
}

const NOW = 1_790_000_000_000
const DOWN = new TypeError('fetch failed')
type Answer = () => unknown

interface Scripted {
  head?: Answer
  read?: Answer
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const fail = (error: unknown): never => {
  throw error
}

/** A host with these nodes, by name. Each says its name unless it is scripted. */
function hostWith(nodes: Readonly<Record<string, Scripted>>) {
  const asked: string[] = []
  const fetch = async (url: unknown, init?: RequestInit) => {
    const name = new URL(String(url)).hostname
    const { method } = JSON.parse(init!.body as string) as { method: 'head' | 'read' }
    asked.push(`${name} ${method}`)
    const given = nodes[name]![method]
    const result = given ? given() : method === 'head' ? Date.now() : name
    return result instanceof Response ? result : Response.json({ id: 1, result })
  }
  const endpoints = Object.keys(nodes).map((name) => ({ url: `https://${name}/`, headers: {} }))
  const node = { fetch, nodes: () => endpoints } as Pick<ChainNode, 'fetch' | 'nodes'>
  return { asked, node, read: () => readNode(node, CHAIN, { method: 'read', params: [] }) }
}

test('the first node of a host is asked, and a single one is compared with nothing [C24]', async () => {
  const { asked, read } = hostWith({ one: {} })
  expect([await read(), await read()]).toEqual(['one', 'one'])
  expect(asked).toEqual(['one read', 'one read'])
  expect(await hostWith({ one: {}, two: {} }).read()).toBe('one')
})

test.each<[string, Answer]>([
  ['is unreachable', () => fail(DOWN)],
  ['refuses by its limits', () => new Response('{}', { status: 429 })],
  ['does not know the key', () => new Response('{"error":{"code":1,"message":"key"}}', { status: 401 })],
])('the next node is asked where one %s, which then rests for half a minute [C24]', async (_, answer) => {
  const { asked, read } = hostWith({ one: { read: answer }, two: {} })
  expect(await read()).toBe('two')
  asked.length = 0
  expect(await read()).toBe('two')
  expect(asked).toEqual(['two read'])
  vi.advanceTimersByTime(30_000)
  const later = read()
  await vi.advanceTimersByTimeAsync(5000)
  expect(await later).toBe('two')
  expect(asked).toContain('one read')
})

test('the refusal of a node that works is its answer, and no other node is asked [C24]', async () => {
  const refusal = () => Response.json({ error: { code: -32_000, message: 'no' } })
  const { asked, read } = hostWith({ one: { read: refusal }, two: {} })
  await expect(read()).rejects.toMatchObject({ code: 'network/unreachable' })
  expect(asked).not.toContain('two read')
})

test.each([
  [31_000, 'two'],
  [30_000, 'one'],
])(
  'a node whose newest block is %i ms older than the other’s is asked for nothing if that is too old [C24]',
  async (age, name) => {
    const { read } = hostWith({ one: { head: () => Date.now() - age }, two: {} })
    expect(await read()).toBe(name)
  },
)

test('a second node that is behind what the first has shown is not asked when the first fails [C24]', async () => {
  let isDown = false
  const stale = Date.now() - 60_000
  const { asked, read } = hostWith({ one: { read: () => (isDown ? fail(DOWN) : 'one') }, two: { head: () => stale } })
  expect(await read()).toBe('one')
  isDown = true
  await expect(read()).rejects.toMatchObject({ code: 'network/unreachable' })
  expect(asked).not.toContain('two read')
})

test('a node that has stopped is left for one that goes on; a chain that has stopped is behind nothing [C24]', async () => {
  const stopped = Date.now()
  const one = { head: () => stopped }
  const { read } = hostWith({ one, two: {} })
  expect(await read()).toBe('one')
  vi.advanceTimersByTime(60_000)
  expect(await read()).toBe('two')
  const still = hostWith({ one, two: one })
  expect(await still.read()).toBe('one')
  vi.advanceTimersByTime(600_000)
  expect(await still.read()).toBe('one')
})

test('calls that begin together compare the nodes once [C24]', async () => {
  const { asked, read } = hostWith({ one: {}, two: {} })
  await Promise.all([read(), read(), read()])
  expect(asked.filter((each) => each === 'one head')).toHaveLength(1)
})

test('what was signed goes to the next node where one is unreachable, if it may still leave the page then [C19, C24]', async () => {
  const { asked, node } = hostWith({ one: { read: () => fail(DOWN) }, two: {} })
  const handOver = (mayAsk: () => Promise<boolean>) =>
    askNodes(node, CHAIN, { mayAsk, ask: (connection) => callAt(connection, { method: 'read', params: [] }) })
  let waits = 2
  await expect(handOver(async () => (waits -= 1) > 0)).rejects.toMatchObject({ code: 'network/unreachable' })
  expect(asked).not.toContain('two read')
  vi.advanceTimersByTime(30_000)
  await expect(handOver(async () => true)).resolves.toBe('two')
})
