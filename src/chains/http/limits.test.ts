import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChainNode } from '../adapter.ts'
import { readNode } from './json-rpc.ts'
import { patient } from './patient.ts'

const CHAIN = { network: 'tron' as const, headTime: async () => 0 }
const SUSPENDED = { Error: 'request rate exceeded the allowed_rps(10), and the query server is suspended for 5 s' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A node that answers in this order, the last one for good. */
function nodeOf(...answers: readonly (() => Response | Promise<Response>)[]) {
  const askedAt: number[] = []
  const begun = performance.now()
  const fetch = async () => {
    askedAt.push(performance.now() - begun)
    return answers[Math.min(askedAt.length, answers.length) - 1]!()
  }
  const node = { fetch, nodes: () => [{ url: 'https://node.test/', headers: {} }] } as unknown as ChainNode
  return { node, askedAt }
}

const good = () => Response.json({ id: 1, result: 'good' })
const refusing =
  (status: number, body: unknown = {}, headers: HeadersInit = {}) =>
  () =>
    Response.json(body, { status, headers })
const read = (node: ChainNode) => readNode(node, CHAIN, { method: 'read', params: [] })

/** How it ends, and when. */
async function outcome(asking: Promise<unknown>) {
  const begun = performance.now()
  const end = asking.then(
    (answer) => [answer, performance.now() - begun],
    (error: { code: string }) => [error.code, performance.now() - begun],
  )
  await vi.advanceTimersByTimeAsync(90_000)
  return end
}

test.each<[string, () => Response, number]>([
  ['429 with Retry-After', refusing(429, {}, { 'Retry-After': '3' }), 3000],
  ['403 with its pause in the body', refusing(403, SUSPENDED), 5000],
  ['503 with Retry-After', refusing(503, {}, { 'Retry-After': '2' }), 2000],
  ['429 without a pause', refusing(429), 1000],
  ['an error of JSON-RPC', refusing(200, { error: { code: -32_005, message: 'rate limited' } }), 1000],
])('a node that refuses by its limits, with %s, is asked again after its pause [C24]', async (_, refusal, pauseMs) => {
  const { node, askedAt } = nodeOf(refusal, good)
  expect(await outcome(read(node))).toEqual(['good', pauseMs])
  expect(askedAt).toEqual([0, pauseMs])
})

test('a pause that is not told grows, and no call lives longer than 10 s [C24]', async () => {
  const { node, askedAt } = nodeOf(refusing(429))
  expect(await outcome(read(node))).toEqual(['network/unreachable', 7000])
  expect(askedAt).toEqual([0, 1000, 3000, 7000])
})

test('a check before a wallet is asked waits for half a minute more, and nothing else does [C24]', async () => {
  const long = () => nodeOf(refusing(429, {}, { 'Retry-After': '25' }), good)
  expect(await outcome(read(long().node))).toEqual(['network/unreachable', 0])
  expect(await outcome(read(patient(long().node)))).toEqual(['good', 25_000])
})

test('no pause is longer than 30 s [C24]', async () => {
  const { node } = nodeOf(refusing(429, {}, { 'Retry-After': '3600' }), good)
  expect(await outcome(read(patient(node)))).toEqual(['good', 30_000])
})

test('nobody calls a node in its pause [C24]', async () => {
  const { node, askedAt } = nodeOf(refusing(403, SUSPENDED), good)
  const first = read(node)
  await vi.advanceTimersByTimeAsync(100)
  const second = read(node)
  await vi.advanceTimersByTimeAsync(20_000)
  await expect(Promise.all([first, second])).resolves.toEqual(['good', 'good'])
  expect(askedAt).toEqual([0, 5000, 5350])
})

test('403 and 503 without a pause are no limit [C24]', async () => {
  for (const status of [403, 503]) {
    const { node, askedAt } = nodeOf(refusing(status), good)
    expect(await outcome(read(node))).toEqual(['network/unreachable', 0])
    expect(askedAt).toHaveLength(1)
  }
})

test('a page calls one node three times at once, for all its elements [C24]', async () => {
  const open: (() => void)[] = []
  const pending = () => new Promise<Response>((resolve) => open.push(() => resolve(good())))
  const { node, askedAt } = nodeOf(pending)
  const other = { ...node } as ChainNode
  const answers = Promise.all([read(node), read(other), read(node), read(other), read(node)])
  await vi.advanceTimersByTimeAsync(1)
  expect(askedAt).toHaveLength(3)
  open.shift()!()
  await vi.advanceTimersByTimeAsync(1)
  expect(askedAt).toHaveLength(4)
  while (open.length > 0) {
    open.shift()!()
    await vi.advanceTimersByTimeAsync(1)
  }
  await expect(answers).resolves.toHaveLength(5)
  expect(vi.getTimerCount()).toBe(0)
})

test('a call that finds no place within its 10 s is not made, and leaves nothing behind [C24]', async () => {
  const { node, askedAt } = nodeOf(() => new Promise<Response>(() => {}))
  const outcomes = Promise.allSettled([read(node), read(node), read(node), read(node)])
  await vi.advanceTimersByTimeAsync(10_000)
  expect((await outcomes).map(({ status }) => status)).toEqual(Array(4).fill('rejected'))
  expect(askedAt).toHaveLength(3)
  expect(vi.getTimerCount()).toBe(0)
})
