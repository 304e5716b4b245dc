import { afterEach, expect, test, vi } from 'vitest'
import { askHttp, asJson, bodyOf, urlOf, type HttpQuestion } from './http.ts'
import type { Endpoint } from './rpc-node.ts'

const URL = 'http://node.test/v1'

afterEach(() => void vi.useRealTimers())

const CHAIN = { network: 'aptos' as const, headTime: async () => 0 }
const whole = <Answer>(answer: Answer): Answer => answer

const ask = (fetchFrom: typeof fetch, question: HttpQuestion = {}, endpoint: Endpoint = { url: URL, headers: {} }) =>
  askHttp({ fetch: fetchFrom, nodes: () => [endpoint] }, CHAIN, { ...question, read: whole })

function listening(answer: () => Response) {
  const asked: unknown[] = []
  const fetchFrom: typeof fetch = async (url, { method, headers, body } = {}) => {
    asked.push([url, method, headers, body])
    return answer()
  }
  return { asked, fetchFrom }
}

test('a question without content is a GET, one with content a POST of its type [CHAIN-13]', async () => {
  const { asked, fetchFrom } = listening(() => Response.json({ height: 1 }))
  await expect(ask(fetchFrom).then(bodyOf)).resolves.toEqual({ height: 1 })
  await ask(fetchFrom, { post: asJson({ a: 1 }) })
  expect(asked).toEqual([
    [URL, undefined, undefined, undefined],
    [URL, 'POST', { 'Content-Type': 'application/json' }, '{"a":1}'],
  ])
})

test('an answer with a failure status keeps its headers and body, but counts as unreachable [SAFE-E1]', async () => {
  const { fetchFrom } = listening(() =>
    Response.json({ code: 'not_found' }, { status: 404, headers: { 'X-Time': '7' } }),
  )
  const answer = await ask(fetchFrom)
  expect([answer.status, answer.headers.get('x-time'), answer.body]).toEqual([404, '7', { code: 'not_found' }])
  expect(() => bodyOf(answer)).toThrow('network/unreachable')
})

test('an answer without JSON and a refused connection both count as unreachable [SAFE-E1]', async () => {
  for (const fetchFrom of [async () => new Response('<html>'), () => Promise.reject(new TypeError('fetch failed'))])
    await expect(ask(fetchFrom)).rejects.toMatchObject({
      code: 'network/unreachable',
      broadcast: 'none',
    })
})

test('a node that answers halfway has ten seconds, and is then asked no longer [SAFE-E1]', async () => {
  vi.useFakeTimers()
  let signal: AbortSignal | null | undefined
  const halfway: typeof fetch = async (_, init) => {
    signal = init?.signal
    return new Response(new ReadableStream())
  }
  const asking = expect(ask(halfway)).rejects.toMatchObject({ code: 'network/unreachable' })
  await vi.advanceTimersByTimeAsync(10_000)
  await asking
  expect(signal?.aborted).toBe(true)
})

test('a base URL may end with a slash', () => {
  expect([urlOf(URL, 'accounts/0x1'), urlOf(`${URL}//`, 'accounts/0x1')]).toEqual(Array(2).fill(`${URL}/accounts/0x1`))
})

test.each([
  ['https://n.test/v1?apikey=K', 'estimate_gas_price', 'https://n.test/v1/estimate_gas_price?apikey=K'],
  ['https://n.test/v1/?apikey=K', '', 'https://n.test/v1/?apikey=K'],
  ['https://n.test/v1?apikey=K', undefined, 'https://n.test/v1?apikey=K'],
  ['https://n.test/?a=1&apikey=K', 'accounts/0x1?limit=2', 'https://n.test/accounts/0x1?limit=2&a=1&apikey=K'],
  ['https://n.test/K/v1#part', 'wallet/getblock', 'https://n.test/K/v1/wallet/getblock'],
])('the query of %s, with the host’s key, stays at the end of what is asked for %j [CHAIN-13]', (base, path, asked) => {
  expect(urlOf(base, path)).toBe(asked)
})

test('the headers of a host’s key go with each question, and change none of the protocol [CHAIN-13]', async () => {
  const { asked, fetchFrom } = listening(() => Response.json({}))
  const keyed = { url: URL, headers: { authorization: 'Bearer K', 'content-type': 'text/plain' } }
  await ask(fetchFrom, {}, keyed)
  await ask(fetchFrom, { post: asJson({}) }, keyed)
  const sent = asked.map((each) => Object.fromEntries((each as [string, string, Headers])[2]))
  expect(sent[0]).toMatchObject({ authorization: 'Bearer K' })
  expect(sent[1]).toEqual({ authorization: 'Bearer K', 'content-type': 'application/json' })
})
