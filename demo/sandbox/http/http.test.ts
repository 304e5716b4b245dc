import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { refusals } from './refusal.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const login = (call: object) => box.request('POST', 'auth/login', call)

test('an error has a code, a message and the request id of the header', async () => {
  const { status, body, headers } = await box.request('GET', 'me')
  expect([status, body]).toEqual([
    401,
    { error: { code: 'unauthorized', message: 'Unauthorized' }, request: headers.get('X-Request-Id') },
  ])
  expect(body.request).toMatch(/^request_[a-z0-9]{24}$/)
})

test('a schema refusal lists its issues by path', async () => {
  const { status, body } = await login({ body: {} })
  expect([status, body]).toEqual([
    422,
    {
      issues: [{ code: 'invalid_type', path: ['email'], message: 'validation.required' }],
      request: expect.any(String),
    },
  ])
})

test('any page can read every answer, without cookies', async () => {
  for (const { headers } of [await login({ body: {} }), await box.request('GET', 'nowhere')]) {
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Access-Control-Expose-Headers')).toBe('Retry-After, Content-Disposition, X-Request-Id, Date')
    expect(headers.has('Access-Control-Allow-Credentials')).toBe(false)
  }
})

test('every answer has the date of the clock by which payouts are stamped', async () => {
  box.clock.advance(12_345_678)
  const now = () => new Date(Math.floor(box.clock.now() / 1000) * 1000).toUTCString()
  const preflight = new Request('http://sandbox.test/v1/ramp/me', { method: 'OPTIONS' })
  const forbidden = new Request('http://sandbox.test/sandbox/outbox', { headers: { Origin: 'https://evil.example' } })
  for (const { headers } of [
    await box.request('GET', 'me'),
    await box.request('GET', 'nowhere'),
    await login({ body: {} }),
    await box.sandbox.fetch(preflight),
    await box.sandbox.fetch(forbidden),
  ])
    expect(headers.get('Date')).toBe(now())
  const key = 'dated'
  await login({ key, body: { email: 'existing@date.example' } })
  box.clock.advance(3_600_000)
  const replayed = await login({ key, body: { email: 'existing@date.example' } })
  expect([replayed.headers.get('Idempotency-Replayed'), replayed.headers.get('Date')]).toEqual(['true', now()])
})

test('a preflight names the methods and the headers of the contract', async () => {
  const request = new Request('http://sandbox.test/v1/ramp/payouts', { method: 'OPTIONS' })
  const { status, headers } = await box.sandbox.fetch(request)
  expect(status).toBe(204)
  expect(headers.get('Access-Control-Allow-Methods')).toBe('GET, POST, PATCH, DELETE')
  const allowed = headers.get('Access-Control-Allow-Headers')?.split(', ')
  for (const name of [
    'X-Application-Id',
    'X-Customer-Id',
    'Authorization',
    'Idempotency-Key',
    'Accept-Language',
    'Content-Type',
  ]) {
    expect(allowed).toContain(name)
  }
})

// The contract’s gate order: each call below fails at this gate and at every later one, and this one answers.
test('malformed JSON comes first, then the application, then the user, then the path, then the schema', async () => {
  const application = 'application_none'
  const broken = await box.request('POST', 'kyc/externalUrl', { applicationId: application, body: '{' })
  expect([broken.status, broken.body.error.code]).toEqual([400, 'malformed_json'])
  const unknown = await box.request('POST', 'kyc/externalUrl', { applicationId: application, body: {} })
  expect([unknown.status, unknown.body.error.code]).toEqual([404, 'application_not_found'])
  const stranger = await box.request('POST', 'kyc/externalUrl', { body: {} })
  expect(stranger.status).toBe(401)
  const control = await box.request('POST', '/sandbox/customers/customer_none', { body: { me: 7 } })
  expect(control.status).toBe(404)
  const { token } = await box.signIn('existing@gates.example')
  expect((await box.request('POST', 'kyc/externalUrl', { token, body: {} })).status).toBe(422)
})

test('a POST without a body reads as an empty object', async () => {
  const { token } = await box.signIn('existing@bodyless.example')
  expect((await box.request('POST', 'kyc/sumsub-access-token', { token })).status).toBe(200)
  expect((await login({})).body.issues[0].path).toEqual(['email'])
})

test.each(['{', '{"email":', 'nonsense', '{"a":1}}', '"', '['.repeat(70) + ']'.repeat(70)])(
  'body %# is malformed',
  async (body) => expect((await login({ body })).status).toBe(400),
)

test.each(['[]', '7', '"text"', 'null', 'true'])('%s is JSON and not an object', async (body) => {
  expect((await login({ body })).status).toBe(422)
})

test.each(['a\0b@example.com', '\ud800@example.com'])('text that a column cannot store is refused', async (email) => {
  const { status, body } = await login({ body: { email } })
  expect([status, body.issues[0].message]).toEqual([422, 'validation.invalidCharacter'])
})

test.each(['%00', 'a%20b', '%E0%A4%A', 'x'.repeat(500), 'none'])(
  'a resource looked up by %s is answered with its own not_found',
  async (id) => {
    const { token } = await box.signIn('existing@odd.example')
    const messages = { applications: 'Application', wallets: 'Wallet', payouts: 'Transfer' }
    for (const [path, name] of Object.entries(messages)) {
      const { status, body } = await box.request('GET', `${path}/${id}`, { token })
      expect([status, body.error.message]).toEqual([404, `${name} not found`])
    }
    const { body } = await box.request('DELETE', `bankAccounts/${id}`, { token })
    expect(body.error.message).toBe('Bank account not found')
  },
)

test.each(['\\u0000', '\\ud8aa', '\\', '"', '\0'])(
  'a call is recorded unchanged, with %j in its address and headers',
  async (text) => {
    const headers = { 'Accept-Language': text.replace('\0', 'en') }
    const path = `applications/application_basic?${new URLSearchParams({ [text]: text })}`
    expect((await box.request('GET', path, { headers })).status).toBe(text === '\0' ? 422 : 200)
    const recorded = (await box.request('GET', '/sandbox/requests?newest=1')).data[0]
    const kept = text.replace('\0', '\uFFFD')
    expect(recorded.query).toEqual({ [kept]: kept })
  },
)

test('an unknown path and an unknown method are not found', async () => {
  expect((await box.request('GET', 'nowhere')).body.error).toEqual({ code: 'not_found', message: 'Resource not found' })
  expect((await box.request('DELETE', 'me')).status).toBe(404)
  expect((await box.request('GET', 'applications/%00')).status).toBe(404)
  expect((await box.request('GET', `applications/${'x'.repeat(500)}`)).status).toBe(404)
})

// The contract’s error bodies, row by row. The refusals of the HTTP server and of idempotency modes have no row there.
const table: [string, number, string][] = [
  ['application_not_found', 404, 'Application not found'],
  ['customer_unknown', 401, 'Please sign in again'],
  ['unauthorized', 401, 'Unauthorized'],
  ['token_invalid', 401, 'Token is invalid or expired'],
  ['too_many_requests', 429, 'Too many attempts. Please try again later.'],
  ['terms_required', 403, 'Terms have not been accepted'],
  ['verification_required', 403, 'Verification is not complete'],
  ['capability_missing', 403, 'This currency is currently not available for your account'],
  ['sui_not_allowed', 403, 'Sui payouts are not enabled for this application'],
  ['source_account_required', 403, 'A source bank account is required'],
  ['offloader_not_allowed', 403, 'Offloader wallets are not supported for ramp-widget'],
  ['not_found', 404, '{resource} not found'],
  ['bank_account_exists', 409, 'Bank account already exists'],
  ['bank_account_in_use', 409, 'Bank account is used by a pending transfer'],
  ['wallet_exists', 409, 'Wallet already exists'],
  ['wallet_in_use', 409, 'Wallet is used by a pending transfer'],
  ['payout_not_cancellable', 409, 'Only pending transfers can be cancelled'],
  ['cctp_conflict', 409, 'The transfer is already registered with another transaction'],
  ['preflight_failed', 422, '{reason}'],
  ['idempotency_conflict', 409, 'Idempotency key was used with a different request'],
  ['idempotency_in_progress', 409, 'The same request is still being worked on'],
  ['wallet_address_immutable', 422, 'Wallet address cannot be changed'],
  ['challenge_invalid', 422, 'Signature is invalid or has expired'],
  ['bank_type_unsupported', 422, 'Unsupported bank type'],
  ['third_party_unsupported', 422, 'Third party beneficiaries are not supported'],
  ['holder_required', 422, 'Account holder name is required'],
  ['region_invalid', 422, 'Invalid country or state code'],
  ['amount_below_min', 422, 'Amount must be at least {min} {currency}'],
  ['amount_above_max', 422, 'Amount must be at most {max} {currency}'],
  ['amount_below_fees', 422, 'Amount is lower than the fees'],
  ['network_invalid', 422, 'Invalid network'],
  ['cctp_domain_missing', 422, 'Could not find cctp domain for network'],
  ['internal', 500, 'Something went wrong. Please try again.'],
  ['unavailable', 503, 'Service is temporarily unavailable'],
]

const ofModes = ['idempotency_key_used', 'idempotency_key_reused']

test('every code of the contract has its status and its message, and there is no other', () => {
  const ours = Object.entries(refusals).map(([code, { status, message }]) => [code, status, message])
  const ofServer = ['malformed_json', 'body_too_large', 'origin_not_allowed', ...ofModes]
  expect(ours.filter(([code]) => !ofServer.includes(String(code))).toSorted()).toEqual(table.toSorted())
})

test('a bug is reported to the operator and answered without details', async () => {
  const { sandbox, db, close } = await createTestSandbox()
  await db.query('drop table mails')
  const body = JSON.stringify({ email: 'existing@bug.example' })
  const headers = { 'X-Application-Id': 'application_sandbox' }
  const response = await sandbox.fetch(
    new Request('http://sandbox.test/v1/ramp/auth/login', { method: 'POST', body, headers }),
  )
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: { code: 'internal', message: 'Something went wrong. Please try again.' }, request: expect.any(String) },
  ])
  expect(await db.query('select * from customers')).toEqual([])
  await close()
})
