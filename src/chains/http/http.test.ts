import { afterEach, expect, test, vi } from 'vitest'
import { askHttp, asJson, bodyOf, urlOf } from './http.ts'

const URL = 'http://node.test/v1'

afterEach(() => void vi.useRealTimers())

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
  await expect(askHttp(fetchFrom, { url: URL }).then(bodyOf)).resolves.toEqual({ height: 1 })
  await askHttp(fetchFrom, { url: URL, post: asJson({ a: 1 }) })
  expect(asked).toEqual([
    [URL, undefined, undefined, undefined],
    [URL, 'POST', { 'Content-Type': 'application/json' }, '{"a":1}'],
  ])
})

test('an answer with a failure status keeps its headers and body, but counts as unreachable [SAFE-E1]', async () => {
  const { fetchFrom } = listening(() =>
    Response.json({ code: 'not_found' }, { status: 404, headers: { 'X-Time': '7' } }),
  )
  const answer = await askHttp(fetchFrom, { url: URL })
  expect([answer.status, answer.headers.get('x-time'), answer.body]).toEqual([404, '7', { code: 'not_found' }])
  expect(() => bodyOf(answer)).toThrow('network/unreachable')
})

test('an answer without JSON and a refused connection both count as unreachable [SAFE-E1]', async () => {
  for (const fetchFrom of [async () => new Response('<html>'), () => Promise.reject(new TypeError('fetch failed'))])
    await expect(askHttp(fetchFrom, { url: URL })).rejects.toMatchObject({
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
  const asking = expect(askHttp(halfway, { url: URL })).rejects.toMatchObject({ code: 'network/unreachable' })
  await vi.advanceTimersByTimeAsync(10_000)
  await asking
  expect(signal?.aborted).toBe(true)
})

test('a base URL may end with a slash', () => {
  expect([urlOf(URL, 'accounts/0x1'), urlOf(`${URL}//`, 'accounts/0x1')]).toEqual(Array(2).fill(`${URL}/accounts/0x1`))
})
