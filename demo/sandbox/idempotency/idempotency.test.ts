import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createTestSandbox, type TestCall, type TestSandbox } from '../testing.ts'
import { canonicalJson } from './canonical-json.ts'
import { seal, unseal } from './sealed.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => box.close())

/** Resolves when so many calls wait for their delay, which lasts until the test advances the timers. */
async function delayed(calls: number): Promise<void> {
  while (vi.getTimerCount() < calls) await new Promise((resolve) => setImmediate(resolve))
}
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout'] })

let count = 0
const newKey = () => `key-${(count += 1)}`
const login = (email: string, call: TestCall = {}) => box.request('POST', 'auth/login', { body: { email }, ...call })
const mailsTo = async (email: string) => (await box.request('GET', `/sandbox/outbox?email=${email}`)).data.length

test('the same key and body replay the first answer without a second effect [SAFE-B3]', async () => {
  const key = newKey()
  const first = await login('existing@key.example', { key })
  const again = await login('existing@key.example', { key })
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('X-Request-Id')).toBe(first.headers.get('X-Request-Id'))
  expect([first, again].map(({ headers }) => headers.get('Idempotency-Replayed'))).toEqual([null, 'true'])
  expect(await mailsTo('existing@key.example')).toBe(1)
})

test('bodies are equal as JSON values, in any order of keys', async () => {
  const key = newKey()
  await login('', { key, body: '{"email":"existing@order.example","preventSendingEmail":false}' })
  const again = await login('', { key, body: '{ "preventSendingEmail": false, "email": "existing@order.example" }' })
  expect(again.status).toBe(200)
  expect(await mailsTo('existing@order.example')).toBe(1)
})

test('the same key with another body is a conflict', async () => {
  const key = newKey()
  await login('existing@one.example', { key })
  const { status, body } = await login('existing@two.example', { key })
  expect(status).toBe(409)
  expect(body.error).toEqual({
    code: 'idempotency_conflict',
    message: 'Idempotency key was used with a different request',
  })
})

test('a key belongs to one application, one customer and one path', async () => {
  const key = newKey()
  const body = { code: '000000' }
  const one = (await login('existing@scope1.example')).data.customerId
  const two = (await login('existing@scope2.example')).data.customerId
  const verify = (customerId: string) => box.request('POST', 'auth/otp/verify', { customerId, key, body })
  const tokens = [(await verify(one)).body.token, (await verify(two)).body.token]
  expect(new Set(tokens).size).toBe(2)
  expect((await verify(one)).body.token).toBe(tokens[0])
  const elsewhere = await login('existing@scope1.example', { key, applicationId: 'application_basic' })
  expect(elsewhere.status).toBe(200)
})

test('the scope of a signed-in call is the customer of the token', async () => {
  const { token, customerId } = await box.signIn('existing@token.example')
  const key = newKey()
  const first = await box.request('POST', 'kyc/sepa', { token, key, body: {} })
  const again = await box.request('POST', 'kyc/sepa', { token, key, body: {}, customerId })
  expect([first.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
})

test('a refusal is stored and replayed', async () => {
  const { token, customerId } = await box.signIn('kyc-start@refused.example')
  const key = newKey()
  const sepa = () => box.request('POST', 'kyc/sepa', { token, key, body: {} })
  expect((await sepa()).status).toBe(403)
  await box.request('POST', `/sandbox/customers/${customerId}`, {
    body: { onboarding: { kyc: { sumsub: 'complete' } } },
  })
  expect((await sepa()).status).toBe(403)
  expect((await box.request('POST', 'kyc/sepa', { token, key: newKey(), body: {} })).status).toBe(200)
})

test('a schema refusal is stored and replayed', async () => {
  const key = newKey()
  const first = await login('nobody', { key })
  const again = await login('nobody', { key })
  expect([first.status, again.status]).toEqual([422, 422])
  expect(again.headers.get('Idempotency-Replayed')).toBe('true')
})

test.each([
  ['a failure', { status: 500, shape: 'error' }],
  ['a planned refusal', { status: 422, shape: 'error' }],
])('%s is not an answer of the call itself and is not stored', async (_, failure) => {
  const key = newKey()
  const email = `existing@${key}.example`
  await box.request('POST', '/sandbox/fail-next', { body: { method: 'POST', path: 'auth/login', ...failure } })
  expect((await login(email, { key })).status).toBe(failure.status)
  expect((await login(email, { key })).status).toBe(200)
})

test('an internal error is not stored, and its changes are rolled back', async () => {
  const key = newKey()
  const { customerId } = (await login('existing@fail.example')).data
  const verify = (code: string, use: string) =>
    box.request('POST', 'auth/otp/verify', { customerId, key: use, body: { code } })
  expect((await verify('333333', key)).status).toBe(500)
  expect((await verify('333333', key)).headers.get('Idempotency-Replayed')).toBeNull()
  expect((await verify('000000', newKey())).body.result).toBe('success')
})

test('401 and 429 are not stored', async () => {
  const key = newKey()
  const out = () => box.request('POST', '/v1/identity/sign-out', { token: 'nonsense', key })
  expect((await out()).status).toBe(401)
  expect((await out()).headers.get('Idempotency-Replayed')).toBeNull()
  const limited = () => login('login-429@example.com', { key })
  expect((await limited()).status).toBe(429)
  expect((await limited()).headers.get('Idempotency-Replayed')).toBeNull()
})

test('a repeat gets the answer that was lost', async () => {
  const key = newKey()
  const email = 'existing@lost.example'
  await box.request('POST', '/sandbox/fail-next', {
    body: { method: 'POST', path: 'auth/login', status: 500, shape: 'drop', when: 'after' },
  })
  await expect(login(email, { key })).rejects.toThrow('fetch failed')
  const again = await login(email, { key })
  expect([again.status, again.headers.get('Idempotency-Replayed')]).toEqual([200, 'true'])
  expect(await mailsTo(email)).toBe(1)
})

test('a second call is refused with idempotency_in_progress while the first runs', async () => {
  const key = newKey()
  const email = 'existing@slow.example'
  stopTimers()
  const slow = login(email, { key, headers: { 'X-Sandbox-Delay': '300' } })
  await delayed(1)
  const second = await login(email, { key })
  expect([second.status, second.body.error.code, second.headers.get('Retry-After')]).toEqual([
    409,
    'idempotency_in_progress',
    '1',
  ])
  await vi.advanceTimersByTimeAsync(300)
  expect((await slow).status).toBe(200)
  expect((await login(email, { key })).headers.get('Idempotency-Replayed')).toBe('true')
})

test('of ten concurrent calls one runs, the others get its answer or have to wait [SAFE-B5]', async () => {
  const key = newKey()
  const email = 'existing@ten.example'
  const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, { key })))
  expect(answers.filter(({ status, headers }) => status === 200 && !headers.has('Idempotency-Replayed'))).toHaveLength(
    1,
  )
  expect(answers.every(({ status, headers }) => status === 409 || headers.get('Retry-After') === null)).toBe(true)
  expect(await mailsTo(email)).toBe(1)
})

test('a call whose process died is taken over after a minute', async () => {
  const key = newKey()
  const email = 'existing@dead.example'
  await login(email, { key })
  await box.db.query('update idempotency_keys set status = null, sealed_answer = null')
  expect((await login(email, { key })).status).toBe(409)
  box.clock.advance(60_001)
  expect((await login(email, { key })).status).toBe(200)
})

test('a reset during a call rolls it back, and it can be repeated', async () => {
  const other = await createTestSandbox()
  const { token, customerId } = await other.signIn('existing@overtaken.example')
  const headers = { 'X-Sandbox-Delay': '150' }
  const body = { email: 'existing@overtaken.example' }
  stopTimers()
  const calls = [
    other.request('POST', 'auth/login', { key: newKey(), headers, body }),
    other.request('POST', 'kyc/reset', { token, key: newKey(), headers }),
    other.request('POST', 'auth/business-type', { customerId, headers, body: { businessType: null } }),
  ]
  await delayed(calls.length)
  await other.request('POST', '/sandbox/reset')
  await vi.advanceTimersByTimeAsync(150)
  const [first, ...others] = (await Promise.all(calls)).map(({ status, body: { error } }) => `${status} ${error.code}`)
  expect([first, ...others]).toEqual(['409 idempotency_in_progress', '401 token_invalid', '401 customer_unknown'])
  expect((await other.request('GET', '/sandbox/customers')).data).toEqual([])
  await other.close()
})

test('an answer is stored for 24 hours', async () => {
  const key = newKey()
  const email = 'existing@day.example'
  await login(email, { key })
  box.clock.advance(24 * 3600_000 - 1)
  expect((await login(email, { key })).headers.get('Idempotency-Replayed')).toBe('true')
  box.clock.advance(1)
  expect((await login(email, { key })).headers.get('Idempotency-Replayed')).toBeNull()
  expect(await mailsTo(email)).toBe(2)
})

test('calls without idempotency ignore a key', async () => {
  const { token } = await box.signIn('existing@free.example')
  const key = newKey()
  const ask = () => box.request('POST', 'kyc/sumsub-access-token', { token, key, body: {} })
  expect((await ask()).body.token).not.toBe((await ask()).body.token)
})

test('a key of more than 255 characters is refused', async () => {
  expect((await login('existing@long.example', { key: 'k'.repeat(256) })).status).toBe(422)
  expect((await login('existing@long.example', { key: 'k'.repeat(255) })).status).toBe(200)
})

test('the database holds no readable token or key', async () => {
  const key = newKey()
  const { customerId } = (await login('existing@secret.example')).data
  const verify = await box.request('POST', 'auth/otp/verify', { customerId, key, body: { code: '000000' } })
  const rows = await box.db.query('select * from idempotency_keys')
  const tokens = await box.db.query('select * from tokens')
  const text = JSON.stringify([rows, tokens])
  expect(rows.length).toBeGreaterThan(0)
  expect(text).not.toContain(verify.body.token)
  expect(text).not.toContain(key)
})

test('a sealed text opens only with its own key', async () => {
  const sealed = await seal('the answer', 'one key')
  expect(await unseal(sealed, 'one key')).toBe('the answer')
  await expect(unseal(sealed, 'another')).rejects.toThrow()
})

test('equal JSON values have the same text', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x' }], a: 1.0 })).toBe(
    canonicalJson({ a: 1, b: [1, { c: 'x', d: null }] }),
  )
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]))
  expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }))
})
