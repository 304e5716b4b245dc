import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { anything, json, ok, refused, settled, setup, type Step } from './client.fixture.ts'
import type { ApiError } from './error.ts'
import { networkRemedy } from './http/network-remedy.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 29) })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const page = '<!doctype html><title>Acme</title>'
const html =
  (status: number): Step =>
  () =>
    new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
const body =
  (value: unknown, status = 200): Step =>
  () =>
    json(value, { status })
const empty =
  (status: number): Step =>
  () =>
    new Response('', { status })

const application = { ...anything, schema: z.object({ id: z.string() }), level: 'public' as const }
const ask = async (steps: readonly Step[], token: string | null = null) => {
  const { api } = setup(steps, { token })
  return (await settled(api.request('GET', 'applications/application_1', application))) as ApiError
}

describe('an answer that surely is not our API’s', () => {
  test.each<[string, Step]>([
    ['a page', html(200)],
    ['a page for a path that is not there', html(404)],
    ['a page of a static host that takes no such method', html(405)],
    ['a page for plain HTTP on the port of HTTPS', html(400)],
    ['a path that is not there, without a body', empty(404)],
    ['a framework’s 404', body({ statusCode: 404, message: 'Cannot GET /v1/ramp', error: 'Not Found' }, 404)],
    ['a public API’s 404', body({ message: 'Not Found', documentation_url: 'https://docs.example' }, 404)],
    ['our API’s 404 for a path that it does not have', body({ error: { code: 'not_found', message: 'x' } }, 404)],
    ['another product’s JSON', body({ name: 'registry', version: '1.2.0' })],
    ['another product’s list', body([])],
  ])('is one of a wrong api-url: %s [N18]', async (_, step) => {
    const error = await ask([step])
    expect(error).toMatchObject({ kind: 'misdirected', code: 'configuration/api-url-wrong' })
  })

  test.each<[string, Step, string]>([
    ['a gateway without its server', html(502), 'unknown'],
    ['a page of maintenance', html(503), 'unknown'],
    ['the login page of a proxy', html(401), 'network'],
    ['a page that refuses', html(403), 'unknown'],
    ['a proxy that wants a login', html(407), 'unknown'],
    ['a limit', html(429), 'unknown'],
    [
      'an application that is not there',
      body({ error: { code: 'application_not_found', message: 'x' } }, 404),
      'message',
    ],
    [
      'our own dialect without an envelope',
      body({ ok: false, error: 'application/missing', message: 'x' }, 404),
      'message',
    ],
    ['our API without an id', body({ data: { nickname: 'Acme' } }), 'unreadable'],
    ['an empty answer', empty(200), 'network'],
  ])('is no other: %s [N18]', async (_, step, kind) => {
    expect((await ask([step])).kind).toBe(kind)
  })

  test('says what was asked and what came back, without the query [N18]', async () => {
    expect((await ask([html(404)])).message).toBe(
      'GET https://api.example/v1/ramp/applications/application_1 answered 404 (text/html)',
    )
    const withQuery = { ...anything, level: 'public' as const, query: { countryCode: 'IND' } }
    const error = (await settled(
      setup([html(404)], { token: null }).api.request('GET', 'bankIds', withQuery),
    )) as ApiError
    expect(error.message).toBe('GET https://api.example/v1/ramp/bankIds answered 404 (text/html)')
  })

  test('is a fault of the way once the API has answered, or to a customer who is signed in [N18]', async () => {
    const { api } = setup([ok, html(404)], { token: null })
    await api.request('GET', 'applications/application_1', { ...anything, level: 'public' })
    const later = (await settled(api.request('GET', 'applications/application_1', application))) as ApiError
    expect(later.kind).toBe('unknown')
    expect((await ask([html(404)], 'token-1')).kind).toBe('unknown')
  })

  test('leaves the outcome of a call as it is: a page after a POST decides nothing [N18, SAFE-E1]', async () => {
    const { api } = setup([html(200)], { token: null })
    const call = api.request('POST', 'auth/login', { ...application, key: null })
    expect(await settled(call)).toMatchObject({ kind: 'misdirected', outcome: 'unknown' })
  })
})

describe('no answer at all', () => {
  test('stays no network to the customer, and the console says once what was asked and what may be wrong [N18]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { api } = setup([refused], { token: null })
    for (const _ of [1, 2])
      expect(await settled(api.request('GET', 'applications/application_1', application))).toMatchObject({
        kind: 'network',
        code: undefined,
      })
    await vi.dynamicImportSettled()
    expect(warn).toHaveBeenCalledOnce()
    const [said] = warn.mock.calls[0] as [string]
    for (const part of ['GET https://api.example/v1/ramp/applications/application_1', 'api-url', 'CORS', 'https'])
      expect(said).toContain(part)
    const error = (await settled(api.request('GET', 'applications/application_1', application))) as ApiError
    expect(error.asked).toBe('GET https://api.example/v1/ramp/applications/application_1')
    expect(said.endsWith(` What to do: ${networkRemedy()}`)).toBe(true)
  })

  test('is a lost connection, with nothing to do for the page’s developer, once the API has answered [N18]', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { api } = setup([refused, ok, refused], { token: null })
    const read = () => settled(api.request('GET', 'me', { ...anything, level: 'public' }))
    await read()
    await vi.dynamicImportSettled()
    const lost = (await read()) as ApiError
    expect([lost.kind, lost.asked]).toEqual(['network', undefined])
  })

  test('is not told of where the browser is offline, or the API has answered before [N18]', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('navigator', { onLine: false })
    await ask([refused])
    await vi.dynamicImportSettled()
    vi.unstubAllGlobals()
    const { api } = setup([ok, refused], { token: null })
    await api.request('GET', 'me', { ...anything, level: 'public' })
    await settled(api.request('GET', 'me', { ...anything, level: 'public' }))
    await vi.dynamicImportSettled()
    expect(warn).not.toHaveBeenCalled()
  })
})

test('an answer that cannot be read is told of once for each call, with the check to run [N18]', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { api } = setup([body({ data: { id: 'x' } }), ...Array(3).fill(body({ data: {} }))], { token: null })
  const read = (path: string) => settled(api.request('GET', path, application))
  await read('me')
  for (const path of ['wallets', 'wallets', 'payouts']) expect(await read(path)).toMatchObject({ kind: 'unreadable' })
  await vi.dynamicImportSettled()
  expect(error.mock.calls.map(([line]) => line)).toEqual(
    ['wallets', 'payouts'].map(
      (path) =>
        `[sphere-ramp] unreadable: The answer to GET https://api.example/v1/ramp/${path} is not as the contract says. What to do: npx sphere-ramp-sandbox check --api-url https://api.example says where it differs.`,
    ),
  )
})

test.each([
  ['GET', 1, {}],
  ['DELETE', 2, {}],
  ['POST', 4, { key: 'intent' }],
] as const)(
  'a %s that a gateway answers with its own page is attempted %i times, as after a lost answer [SAFE-B2]',
  async (method, times, options) => {
    for (const code of [400, 403, 404, 413]) {
      const { api, requests } = setup([html(code)])
      await settled(api.request(method, 'x', { ...anything, ...options }))
      expect(requests).toHaveLength(times)
    }
  },
)
