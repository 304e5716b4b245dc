import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiClient } from '../../src/api/client.ts'
import { calls } from './every-call.ts'
import { openContract, type Contract } from './support.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

test('the client has a call for every path of the API document, and for no other [API-01]', async () => {
  const { body: document } = await contract.box.request('GET', '/openapi.json')
  const known = Object.entries<object>(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({ call: `${method.toUpperCase()} ${path}`, path })),
  )
  const served = known.filter(({ path }) => /^\/v1\/(ramp|identity)\//.test(path))
  const patternOf = (call: string) => new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

  const made: string[] = []
  const api = createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init)
      made.push(`${method} ${new URL(url).pathname}`)
      return new Response('', { status: 418 })
    },
    session: { idToken: () => 'token', customerId: () => 'customer_1', refresh: async () => null, expired: () => {} },
  })
  for (const [, call] of calls) await call(api).catch(() => {})

  expect(served.filter(({ call }) => !made.some((one) => patternOf(call).test(one)))).toEqual([])
  expect(made.filter((one) => !served.some(({ call }) => patternOf(call).test(one)))).toEqual([])
  expect(served.length).toBeGreaterThanOrEqual(38)
})
