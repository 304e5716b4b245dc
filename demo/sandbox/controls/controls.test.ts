import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { failureShapes } from '../http/failure-shape.ts'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { emptied, seeded } from './reset.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => box.close())

const plan = (body: object) => box.request('POST', '/sandbox/fail-next', { body })
const me = (token: string) => box.request('GET', 'me', { token })

test.each([204, 205, 304])('a planned %i has no body in any shape', async (status) => {
  const { token } = await box.signIn('existing@bodiless.example')
  await plan({ method: 'GET', path: 'me', status, shape: 'error' })
  const answer = await me(token)
  expect([answer.status, answer.body, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([status, '', '*'])
})

test('two concurrent calls take one planned failure each', async () => {
  const { token } = await box.signIn('existing@two.example')
  await plan({ method: 'GET', path: 'me', status: 418, shape: 'error' })
  await plan({ method: 'GET', path: 'me', status: 503, shape: 'error' })
  const statuses = (await Promise.all([me(token), me(token), me(token)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 418, 503])
})

test('a reset restores the seeds', async () => {
  const other = await createTestSandbox()
  const { token } = await other.signIn('many@reset.example')
  await other.request('POST', '/sandbox/fail-next', {
    body: { method: 'GET', path: 'me', status: 500, shape: 'error' },
  })
  expect((await other.request('POST', '/sandbox/reset')).data).toEqual({ ok: true })
  expect((await other.request('GET', 'me', { token })).status).toBe(401)
  expect((await other.request('GET', '/sandbox/customers')).data).toEqual([])
  expect((await other.request('GET', '/sandbox/outbox')).data).toEqual([])
  expect((await other.request('GET', '/sandbox/fail-next')).data).toEqual([])
  expect((await other.request('GET', 'applications/application_basic')).data.nickname).toBe('Basic Shop')
  await other.close()
})

test('a reset empties every table of the sandbox except the seeds, and no other table', async () => {
  const other = await createTestSandbox()
  const tables = await other.db.query<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema()',
  )
  expect([...emptied, ...seeded].toSorted()).toEqual(tables.map(({ name }) => name).toSorted())
  await other.db.query('create table orders (text text not null)')
  await other.db.query("insert into orders values ('of the shop')")
  await other.request('POST', '/sandbox/reset')
  expect(await other.db.query('select text from orders')).toEqual([{ text: 'of the shop' }])
  await other.close()
})

test('the outbox lists the mails of one address or of all, newest first', async () => {
  await box.signIn('existing@first.example')
  box.clock.advance(1000)
  await box.signIn('existing@second.example')
  const all = (await box.request('GET', '/sandbox/outbox')).data
  expect(all.map(({ to }: { to: string }) => to).slice(0, 2)).toEqual([
    'existing@second.example',
    'existing@first.example',
  ])
  const one = (await box.request('GET', '/sandbox/outbox?email=Existing@First.example')).data
  expect(one).toEqual([
    { to: 'existing@first.example', code: expect.stringMatching(/^\d{6}$/), at: expect.stringMatching(/Z$/) },
  ])
})

const bodies: Record<string, unknown> = {
  issues: { issues: [{ code: 'custom', path: ['iban'], message: 'No' }] },
  source: { error: { source: { iban: 'No' } } },
  error: { error: { code: 'some/code', message: 'No' }, request: expect.stringMatching(/^request_/) },
  message: { message: 'No' },
  string: { error: 'No' },
  text: 'No',
  html: expect.stringContaining('<html>'),
  empty: '',
  v1: expect.objectContaining({
    ok: false,
    object: 'error',
    error: 'some/code',
    message: 'No',
    data: null,
    request: expect.any(String),
  }),
  v2: expect.objectContaining({
    status: 418,
    detail: 'No',
    code: 'some/code',
    correlationId: expect.any(String),
    errors: [{ detail: 'No', pointer: '/iban' }],
  }),
  'field-map': { ts: expect.any(String), error: { iban: ['No'] } },
}

test.each(failureShapes.filter((shape) => shape !== 'drop'))('the next call fails as %s', async (shape) => {
  const { token } = await box.signIn('existing@shapes.example')
  await plan({
    method: 'GET',
    path: 'me',
    status: 418,
    shape,
    message: 'No',
    code: 'some/code',
    field: 'iban',
    retryAfter: '7',
  })
  const failed = await me(token)
  expect([failed.status, failed.headers.get('Retry-After')]).toEqual([418, '7'])
  expect(failed.body).toEqual(bodies[shape])
  expect(failed.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect((await me(token)).status).toBe(200)
})

test('a dropped connection rejects the fetch, and is recorded without a status', async () => {
  const { token } = await box.signIn('existing@drop.example')
  await plan({ method: 'GET', path: 'me', status: 500, shape: 'drop' })
  await expect(me(token)).rejects.toThrow('fetch failed')
  expect((await me(token)).status).toBe(200)
  const seen = (await box.request('GET', '/sandbox/requests?path=me')).data
  expect(seen.slice(-2).map(({ status }: { status: number }) => status)).toEqual([0, 200])
})

test('a planned failure applies to its method and path, as many times as planned', async () => {
  const { token } = await box.signIn('existing@times.example')
  await plan({ method: 'POST', path: 'me', status: 500, shape: 'error' })
  await plan({ method: 'GET', path: '/v1/ramp/me', status: 503, shape: 'error', times: 2 })
  expect((await box.request('GET', 'onboarding/state', { token })).status).toBe(200)
  expect([(await me(token)).status, (await me(token)).status, (await me(token)).status]).toEqual([503, 503, 200])
  expect((await box.request('GET', '/sandbox/fail-next')).data).toHaveLength(1)
  await box.request('DELETE', '/sandbox/fail-next')
  expect((await box.request('GET', '/sandbox/fail-next')).data).toEqual([])
})

test('a planned failure takes the path of the document, or any path', async () => {
  await plan({ method: 'GET', path: 'applications/{id}', status: 500, shape: 'error' })
  expect((await box.request('GET', 'applications/application_basic')).status).toBe(500)
  await plan({ method: '*', path: '*', status: 500, shape: 'error' })
  expect((await box.request('POST', 'auth/login', { body: {} })).status).toBe(500)
})

test('ten concurrent calls share three planned failures', async () => {
  await plan({ method: 'GET', path: 'applications/{id}', status: 500, shape: 'error', times: 3 })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => box.request('GET', 'applications/application_basic')),
  )
  expect(answers.filter(({ status }) => status === 500)).toHaveLength(3)
})

test("a customer's state is set by the fields of the wire", async () => {
  const { token, customerId } = await box.signIn('somebody@patch.example')
  const patch = {
    me: {
      firstName: 'Ana',
      type: 'BUSINESS',
      kycStatus: 'approved',
      capabilities: { eur: { reasonCodes: ['x'] } },
      operatingResidency: 'Rejected',
    },
    onboarding: {
      tos: 'complete',
      msa: 'voided',
      kyc: { kyc_level_2: 'underReview' },
      isProhibitedBusinessType: 'false',
    },
  }
  const { status, data } = await box.request('POST', `/sandbox/customers/${customerId}`, { body: patch })
  expect(status).toBe(200)
  expect(data.me).toMatchObject({ ...patch.me, isProhibitedBusinessType: false })
  expect(data.onboarding).toMatchObject({
    ...patch.onboarding,
    kyc: { sumsub: 'incomplete', kyc_level_2: 'underReview' },
    operatingResidencyStatus: 'rejected',
  })
  expect((await me(token)).data).toEqual(data.me)
  expect((await box.request('POST', '/sandbox/customers/customer_none', { body: {} })).status).toBe(404)
  expect((await box.request('POST', `/sandbox/customers/${customerId}`, { body: { me: { shoe: 44 } } })).status).toBe(
    422,
  )
})

test('hasChosenCustomerType can be set without a type', async () => {
  const { customerId } = await box.signIn('somebody@chosen.example')
  const { data } = await box.request('POST', `/sandbox/customers/${customerId}`, {
    body: { onboarding: { hasChosenCustomerType: true } },
  })
  expect([data.me.type, data.onboarding.hasChosenCustomerType]).toEqual([null, true])
})

test('calls are recorded with their bodies, and never with a whole token', async () => {
  const { token } = await box.signIn('nosepa@recorded.example')
  await box.request('POST', 'kyc/externalUrl?lang=de', { token, body: { customerType: 'individual' } })
  const [recorded] = (await box.request('GET', '/sandbox/requests?path=kyc/externalUrl')).data
  expect(recorded).toMatchObject({
    method: 'POST',
    path: '/v1/ramp/kyc/externalUrl',
    query: { lang: 'de' },
    body: { customerType: 'individual' },
    answer: { data: { url: expect.any(String) } },
    status: 200,
    headers: { 'x-application-id': 'application_sandbox', authorization: 'Bearer …' },
  })
  expect(
    JSON.stringify(
      (await box.request('GET', '/sandbox/requests')).data.map(({ headers }: { headers: object }) => headers),
    ),
  ).not.toContain(token)
})

test('in production there are no controls, no delays and no records', async () => {
  const other = await createTestSandbox({ settings: { controls: false } })
  for (const [method, path] of [
    ['POST', '/sandbox/reset'],
    ['GET', '/sandbox/outbox'],
    ['GET', '/sandbox/customers'],
    ['GET', '/sandbox/requests'],
    ['POST', '/sandbox/advance'],
  ] as const) {
    expect((await other.request(method, path)).status).toBe(404)
  }
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { headers } = await other.request('GET', 'applications/application_basic', {
    headers: { 'X-Sandbox-Delay': '5000' },
  })
  vi.useRealTimers()
  expect(headers.get('Access-Control-Allow-Headers')).not.toContain('X-Sandbox-Delay')
  expect(await other.db.query('select * from requests')).toEqual([])
  await other.close()
})

test('an answer is delayed by X-Sandbox-Delay', async () => {
  const started = performance.now()
  await box.request('GET', 'applications/application_basic', { headers: { 'X-Sandbox-Delay': '200' } })
  expect(performance.now() - started).toBeGreaterThanOrEqual(195)
})
