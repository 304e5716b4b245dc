import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { ApiError } from '../../src/api/error.ts'
import { calls } from './every-call.ts'

const WITHOUT_RESULT = ['sign-out', 'delete bank account', 'delete wallet', 'redemption']
const LISTS = ['bank accounts', 'bank ids', 'wallets', 'payouts']

/** Calls that ignore the answer accept any JSON. A list stays readable without its unreadable rows. */
function isReadAsAnswer(name: string, fault: string): boolean {
  if (WITHOUT_RESULT.includes(name) && ['empty', 'huge', 'deep', 'null', 'prototype keys'].includes(fault)) return true
  if (WITHOUT_RESULT.includes(name) && /^(a (string|number|list)|null fields)$/.test(fault)) return true
  if (name === 'sign-out' && fault === '401') return true
  if (name === 'csv') return fault === 'a string' || fault === 'huge'
  return LISTS.includes(name) && fault === 'a list'
}

const csv = () => new Response('id,type\r\n', { headers: { 'Content-Type': 'text/csv; charset=utf-8' } })

const nulled = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(nulled)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.keys(value).map((key) => [key, null]))
      : null

const ok = (body: BodyInit) => new Response(body, { status: 200, headers: { 'Content-Type': 'application/json' } })
const resetBody = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"da'))
      controller.error(new TypeError('reset'))
    },
  })
const huge = `{"data":"${'x'.repeat(10_000_000)}"}`
const deep = `${'{"data":'.repeat(10_000)}1${'}'.repeat(10_000)}`

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const faults: [name: string, fault: (answer: object) => Response | Promise<Response>][] = [
  ['refused', () => Promise.reject(new TypeError('fetch failed'))],
  ['reset', () => ok(resetBody())],
  ['timeout', () => new Promise(() => {})],
  ...[400, 401, 403, 404, 408, 409, 418, 422, 425, 429, 500, 502, 503, 504].map((status): [string, () => Response] => [
    `${status}`,
    () => Response.json({ error: { code: 'a_code', message: 'Translations' } }, { status }),
  ]),
  ['500 with nothing', () => new Response('', { status: 500 })],
  ['404 of a proxy', () => new Response('<html></html>', { status: 404 })],
  ['HTML 200', () => new Response('<!doctype html><title>Sign in to the hotel</title>', { status: 200 })],
  ['empty', () => ok('')],
  ['truncated', (answer) => ok(JSON.stringify({ data: answer }).slice(0, -3))],
  ['a string', () => ok('{"data":"text"}')],
  ['a number', () => ok('7')],
  ['a list', () => ok('{"data":[1,null,"x",{}]}')],
  ['null', () => ok('{"data":null}')],
  ['null fields', (answer) => ok(JSON.stringify({ data: nulled(answer) }))],
  ['huge', () => ok(huge)],
  ['deep', () => ok(deep)],
  ['prototype keys', () => ok('{"data":{"__proto__":{"id":"x"},"constructor":{"prototype":{}}}}')],
]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const clientOf = (respond: () => Response | Promise<Response>) =>
  createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch: async () => respond(),
    session: { idToken: () => 't', customerId: () => 'customer_1', refresh: async () => null, expired: () => {} },
  })

/** Resolves with the result, or reports a hang after four virtual minutes. */
async function ending(promise: Promise<unknown>): Promise<{ value: unknown } | { error: unknown }> {
  const end: { result?: { value: unknown } | { error: unknown } } = {}
  void promise.then(
    (value) => (end.result = { value }),
    (error: unknown) => (end.result = { error }),
  )
  for (let turn = 0; !end.result && turn < 240; turn += 1) await vi.advanceTimersByTimeAsync(1000)
  if (!end.result) throw new Error('hangs')
  return end.result
}

describe.each(calls)('%s [SAFE-E1]', (name, call, answer) => {
  test('is read, even when it is late and has unknown fields', async () => {
    const body = JSON.stringify({ data: { ...answer, extra: { a: [1] } }, extra: 1 })
    const slow = async () => {
      await wait(10_000)
      return ok(body)
    }
    const ok = (body: string) => (name === 'csv' ? csv() : new Response(body))
    expect(await ending(call(clientOf(() => ok(body))))).toHaveProperty('value')
    expect(await ending(call(clientOf(slow)))).toHaveProperty('value')
  })

  test.each(faults)('%s is an error with a message, a reference and an end', async (fault, respond) => {
    const api = clientOf(() => respond(answer))
    const result = await ending(call(api))
    expect(vi.getTimerCount()).toBe(0)
    if ('value' in result) {
      expect(isReadAsAnswer(name, fault)).toBe(true)
      return
    }
    expect(result.error).toBeInstanceOf(ApiError)
    const error = result.error as ApiError
    expect(error.message.length).toBeGreaterThan(0)
    expect(error.message.length).toBeLessThanOrEqual(300)
    expect(error.reference).toMatch(/^[\w.:/-]{1,100}$/)
    expect(error.outcome).toMatch(/^(definite|unknown)$/)
  })
})
