import { expect, test } from 'vitest'
import { login, saveBusinessType, verifyCode } from './auth.ts'
import type { ApiClient } from './client.ts'
import { readBy } from './client.fixture.ts'
import type { RequestOptions } from './http/context.ts'

/** A client that answers every request with the same body and records the requests. */
function answering(body: unknown) {
  const calls: unknown[] = []
  const api = {
    request: async <T>(method: string, path: string, { schema, body: sent }: RequestOptions<T>) => {
      calls.push([method, path, sent])
      return readBy(schema, body)
    },
  } as unknown as ApiClient
  return { api, calls }
}

const REQUEST = { email: 'ada@example.com', preventSendingEmail: false }
const signIn = (body: unknown) => login(answering(body).api, REQUEST)
const RESULT = { customerId: 'customer_ada', nextStep: 'sign-in', countryCode: 'USA', stateCode: 'US-NY' }

test.each(['otp', 'sign-in', 'operating-residency', 'a-new-step'])(
  'a sign-in result has a customer, the next step %s, a country and a state [ENT-01]',
  async (nextStep) => {
    expect(await signIn({ ...RESULT, nextStep, isNew: true })).toEqual({ ...RESULT, nextStep })
  },
)

test('an unknown country and state are null, whether the server sends null or omits them [ENT-01]', async () => {
  const blank = { customerId: 'customer_ada', nextStep: 'otp', countryCode: null, stateCode: null }
  expect(await signIn(blank)).toEqual(blank)
  expect(await signIn({ customerId: 'customer_ada', nextStep: 'otp' })).toEqual(blank)
})

test('every e-mail is trimmed and sent in lower case [AUTH-07, AUTH-08]', async () => {
  const { api, calls } = answering(RESULT)
  await login(api, { email: ' Ada@Example.COM ', preventSendingEmail: true })
  expect(calls).toEqual([['POST', 'auth/login', { email: 'ada@example.com', preventSendingEmail: true }]])
})

test.each([[{ ...RESULT, customerId: undefined }], [{ ...RESULT, nextStep: null }], [null], ['otp']])(
  'a sign-in result without a customer or a next step is refused: %j [ENT-01]',
  async (body) => {
    await expect(signIn(body)).rejects.toThrow()
  },
)

test.each([
  [
    { result: 'success', token: 'token_1' },
    { result: 'success', token: 'token_1' },
  ],
  [{ result: 'mismatch', token: null }, { result: 'mismatch' }],
  [{ result: 'expired' }, { result: 'invalid' }],
  [{ result: 'success', token: null }, { result: 'invalid' }],
])('the answer to a code %j is read as %j', async (body, result) => {
  expect(await verifyCode(answering(body).api, { code: '123456' })).toEqual(result)
})

test.each([true, false])('the server decides whether a business category is allowed: %s [BIZ-08]', async (ok) => {
  const { api, calls } = answering({ ok })
  expect(await saveBusinessType(api, { businessType: null })).toBe(ok)
  expect(calls).toEqual([['POST', 'auth/business-type', { businessType: null }]])
})
