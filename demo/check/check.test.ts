import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openApiDocument } from '../sandbox/openapi/document.ts'
import { routes } from '../sandbox/routes.ts'
import type { TestSandbox } from '../sandbox/testing.ts'
import { CALL_NAMES } from './calls.ts'
import { checked, openSandbox } from './check.fixture.ts'
import type { CheckOptions } from './check.ts'
import { createCheckClient } from './client.ts'
import type { Handler } from './plants/plant.fixture.ts'
import { LACKS } from './lacks.ts'
import { ANYTHING } from './run.ts'

let box: TestSandbox
let token: string
beforeAll(async () => {
  box = await openSandbox()
  token = (await box.signIn('existing@example.com')).token
})
afterAll(() => box.close())

const sandbox: Handler = (request) => box.sandbox.fetch(request)
const NOTHING = { deviations: [], missing: [], left: [], stopped: null }
const person = { email: 'existing@example.com', code: '000000' }

test('the calls are those of the API document', () => {
  const { paths } = openApiDocument(routes) as { paths: Readonly<Record<string, object>> }
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(CALL_NAMES.toSorted()).toEqual(documented.toSorted())
})

describe('the sandbox, from which nothing deviates', () => {
  test('is asked for every call with --write by a customer who signs in', async () => {
    const { report } = await checked(sandbox, { person, writes: true })
    expect(report).toMatchObject(NOTHING)
    expect([report.checked.toSorted(), report.unchecked]).toEqual([CALL_NAMES.toSorted(), []])
  })

  test('with a token the session goes on: only a sign-in of the check is signed out by it', async () => {
    const { report } = await checked(sandbox, { token, writes: true })
    expect(report).toMatchObject(NOTHING)
    expect(report.unchecked).toEqual([{ ...LACKS.signIn, calls: ['POST /v1/identity/sign-out'] }])
    expect((await box.request('GET', 'me', { token })).status).toBe(200)
  })

  test('without --write nothing is sent but GET and OPTIONS, and the report says what that leaves out', async () => {
    const { report, methods } = await checked(sandbox, { token })
    expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS'])
    expect(report).toMatchObject(NOTHING)
    const reads = CALL_NAMES.filter((name) => name.startsWith('GET '))
    expect(report.checked.toSorted()).toEqual(reads.toSorted())
    expect(report.unchecked).toEqual([{ ...LACKS.write, calls: CALL_NAMES.filter((name) => !name.startsWith('GET ')) }])
  })

  test('without --write the client itself sends no more than GET', async () => {
    const fetch = () => Promise.reject(new Error('sent'))
    const connection = {
      apiUrl: 'http://sandbox.test',
      applicationId: 'application_sandbox',
      origin: 'https://shop.example',
    }
    const api = createCheckClient({ ...connection, fetch, writes: false })
    const answer = api.request('POST', 'wallets', { level: 'public', schema: ANYTHING })
    await expect(answer).rejects.toThrow('POST wallets needs --write')
  })

  test('without a token only what needs no customer is checked, and the report says so', async () => {
    const { report, methods } = await checked(sandbox)
    expect([...methods].toSorted()).toEqual(['GET', 'OPTIONS'])
    expect(report).toMatchObject({ ...NOTHING, checked: ['GET /v1/ramp/applications/{id}', 'GET /v1/ramp/me'] })
    const [open, others] = report.unchecked
    expect([others!.why, open!.why]).toEqual([
      'it needs a customer, and --token was not given',
      'it writes, and --write was not given',
    ])
    expect(open!.calls.length + others!.calls.length).toBe(CALL_NAMES.length - 2)
  })

  test('a customer who has nothing lacks what transfers need, and that is no deviation', async () => {
    const { token } = await box.signIn('empty@example.com')
    const { report } = await checked(sandbox, { token, writes: true })
    expect(report).toMatchObject(NOTHING)
    const calls = ['GET /v1/ramp/wallets/{id}', 'GET /v1/ramp/payouts/{id}']
    expect(report.unchecked).toContainEqual({ ...LACKS.rows, calls })
  })

  test('a customer who is not verified may not transfer, and that is no deviation', async () => {
    const { token } = await box.signIn('kyc-start@example.com')
    const { report } = await checked(sandbox, { token, writes: true })
    expect(report).toMatchObject(NOTHING)
    expect(report.unchecked).toContainEqual({
      why: 'it is refused with 403 verification_required (Verification is not complete)',
      needs: 'a customer and an application that may do it',
      calls: ['POST /v1/ramp/bankAccounts'],
    })
  })
})

describe('servers that answer repeats in other ways that the widget copes with', () => {
  test.each(['refuse', 'unprocessable'] as const)('%s any key that was used before', async (idempotency) => {
    const other = await openSandbox({ db: box.db, settings: { idempotency } })
    const { report } = await checked((request) => other.sandbox.fetch(request), { token, writes: true })
    expect(report).toMatchObject(NOTHING)
    await other.close()
  })
})

describe('the check stops, and says what to do', () => {
  const stopped = async (options: Partial<CheckOptions>) => (await checked(sandbox, options)).report.stopped

  test('a token that is refused, as the one-time token of a code is', async () => {
    const sentence =
      'The server refuses the token with 401. Name the idToken that POST /v1/identity/token gives, not the one-time token of the code. Where it was the idToken, it may have expired.'
    expect(await stopped({ token: 'expired' })).toBe(sentence)
    const { customerId } = (await box.request('POST', 'auth/login', { body: { email: person.email } })).data
    const verified = await box.request('POST', 'auth/otp/verify', { customerId, body: { code: person.code } })
    expect(verified.body.result).toBe('success')
    expect(await stopped({ token: verified.body.token })).toBe(sentence)
  })

  test('a code that is not the customer’s', async () => {
    const wrong = { ...person, code: '123456' }
    expect(await stopped({ person: wrong, writes: true })).toBe(
      'The code 123456 does not sign existing@example.com in (mismatch). Correct --code.',
    )
  })

  test('an application that is not there', async () => {
    expect(await stopped({ applicationId: 'application_mine' })).toBe(
      'http://sandbox.test has no application application_mine. Name one of it with --application.',
    )
  })
})
