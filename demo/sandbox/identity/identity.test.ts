import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

async function oneTimeToken(email: string) {
  const { customerId } = (await box.request('POST', 'auth/login', { body: { email } })).data
  const verified = await box.request('POST', 'auth/otp/verify', { customerId, body: { code: '000000' } })
  return { customerId, token: verified.body.token as string }
}
const exchange = (token: string, applicationId = 'application_sandbox') =>
  box.request('POST', '/v1/identity/token', { applicationId, body: { token } })
const refresh = (refreshToken: string) => box.request('POST', '/v1/identity/refresh', { body: { refreshToken } })
const me = (token?: string) => box.request('GET', 'me', token === undefined ? {} : { token })

test('a one-time token gives a session of an hour', async () => {
  const { token, customerId } = await oneTimeToken('existing@exchange.example')
  const { status, body } = await exchange(token)
  expect(status).toBe(200)
  expect(body.data).toEqual({
    idToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresIn: 3600,
    uid: customerId,
    email: 'existing@exchange.example',
  })
  expect((await me(body.data.idToken)).data.id).toBe(customerId)
})

test('a one-time token works once, for five minutes, for its own application', async () => {
  const first = await oneTimeToken('existing@once.example')
  expect((await exchange(first.token, 'application_basic')).body.error.code).toBe('token_invalid')
  expect((await exchange(first.token)).status).toBe(200)
  expect((await exchange(first.token)).status).toBe(401)
  const second = await oneTimeToken('existing@once.example')
  box.clock.advance(5 * 60_000)
  expect((await exchange(second.token)).status).toBe(401)
  expect((await exchange('made up')).status).toBe(401)
})

test('of ten concurrent exchanges one succeeds', async () => {
  const { token } = await oneTimeToken('existing@rush.example')
  const answers = await Promise.all(Array.from({ length: 10 }, () => exchange(token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an id token lives for an hour; the refresh token lives until sign-out', async () => {
  const { token } = await oneTimeToken('existing@hour.example')
  const session = (await exchange(token)).data
  box.clock.advance(3600_000 - 1)
  expect((await me(session.idToken)).status).toBe(200)
  box.clock.advance(1)
  expect((await me(session.idToken)).body.error).toEqual({
    code: 'token_invalid',
    message: 'Token is invalid or expired',
  })
  const renewed = (await refresh(session.refreshToken)).data
  expect(renewed.refreshToken).toBe(session.refreshToken)
  expect((await me(renewed.idToken)).status).toBe(200)
  expect((await box.request('POST', '/v1/identity/sign-out', { token: renewed.idToken, body: {} })).data).toEqual({
    ok: true,
  })
  expect((await me(renewed.idToken)).status).toBe(401)
  expect((await refresh(session.refreshToken)).status).toBe(401)
})

test('signing out of one session leaves the other', async () => {
  const one = await box.signIn('existing@two-devices.example')
  const two = await box.signIn('existing@two-devices.example')
  await box.request('POST', '/v1/identity/sign-out', { token: one.token, body: {} })
  expect([(await me(one.token)).status, (await me(two.token)).status]).toEqual([401, 200])
})

test.each([
  ['no token', undefined, 'unauthorized'],
  ['a wrong token', 'wrong', 'token_invalid'],
])('a call that needs a user and has %s', async (_, token, code) => {
  const { status, body } = await me(token)
  expect([status, body.error.code]).toEqual([401, code])
})

test('a token of another application is invalid', async () => {
  const { token } = await box.signIn('existing@other.example', { applicationId: 'application_basic' })
  expect((await me(token)).body.error.code).toBe('token_invalid')
})

test('a refresh token, a page session and a one-time token are not accepted by calls', async () => {
  const { token } = await oneTimeToken('existing@kinds.example')
  expect((await me(token)).status).toBe(401)
  const session = (await exchange(token)).data
  expect((await me(session.refreshToken)).status).toBe(401)
  const kyc = await box.request('POST', 'kyc/sumsub-access-token', { token: session.idToken, body: {} })
  expect((await me(kyc.body.token)).status).toBe(401)
})

test('a call of level C accepts a token too, and the token takes precedence', async () => {
  const { token, customerId } = await box.signIn('newbiz@wins.example')
  const other = await box.signIn('newbiz@loses.example')
  const choose = (call: object) =>
    box.request('POST', 'auth/business-type', { body: { businessType: 'onlineCasino' }, ...call })
  expect((await choose({})).body.error).toEqual({ code: 'customer_unknown', message: 'Please sign in again' })
  expect((await choose({ customerId: 'customer_nobody' })).body.error.code).toBe('customer_unknown')
  expect((await choose({ token: 'old', customerId })).body.error.code).toBe('token_invalid')
  expect((await choose({ token, customerId: other.customerId })).data).toEqual({ ok: false })
  expect((await me(token)).data.isProhibitedBusinessType).toBe(true)
  expect((await me(other.token)).data.isProhibitedBusinessType).toBe(null)
})

test('every identity call needs an application', async () => {
  for (const call of ['token', 'refresh', 'sign-out']) {
    const answer = await box.request('POST', `/v1/identity/${call}`, { applicationId: 'application_none', body: {} })
    expect([answer.status, answer.body.error.code]).toEqual([404, 'application_not_found'])
  }
})

test('the chat hash is the HMAC of the customer id [API-35]', async () => {
  const { createHmac } = await import('node:crypto')
  const { token, customerId } = await box.signIn('existing@chat.example')
  const { body } = await box.request('POST', 'intercom/auth', { token, body: {} })
  expect(body).toEqual({ hash: createHmac('sha256', 'sandbox').update(customerId).digest('hex') })
})
