import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { newCode, specialCodes } from './codes.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox({ settings: { codeSendsPerHour: 5 } })
})
afterAll(() => box.close())

const login = (email: string, preventSendingEmail?: boolean) =>
  box.request('POST', 'auth/login', { body: { email, preventSendingEmail } })
const verify = (customerId: string, code: string) =>
  box.request('POST', 'auth/otp/verify', { customerId, body: { code } })
const mails = async (email: string): Promise<{ to: string; code: string; at: string }[]> =>
  (await box.request('GET', `/sandbox/outbox?email=${encodeURIComponent(email)}`)).data
const mailedCode = async (email: string) => (await mails(email))[0]!.code
const wrong = (code: string) => (code === '123456' ? '123457' : '123456')

test('an unknown e-mail becomes a customer who has to declare a residency [API-04]', async () => {
  const { status, body } = await login(' New.One@Example.com ')
  expect(status).toBe(200)
  expect(body).toEqual({
    data: {
      customerId: expect.stringMatching(/^customer_[a-z0-9]{24}$/),
      nextStep: 'operating-residency',
      countryCode: null,
      stateCode: null,
    },
  })
  expect((await login('new.one@example.com')).data.customerId).toBe(body.data.customerId)
  expect(await mails('new.one@example.com')).toEqual([])
})

test.each([
  ['existing', 'otp', null, null],
  ['residency-rejected', 'sign-in', 'USA', 'US-NY'],
  ['kyc-rejected+anything', 'otp', null, null],
])('%s signs in to %s', async (local, nextStep, countryCode, stateCode) => {
  expect((await login(`${local}@steps.example`)).data).toMatchObject({ nextStep, countryCode, stateCode })
})

test('the same e-mail is another customer of another application', async () => {
  const elsewhere = await box.request('POST', 'auth/login', {
    applicationId: 'application_basic',
    body: { email: 'existing@two.example' },
  })
  expect(elsewhere.data.customerId).not.toBe((await login('existing@two.example')).data.customerId)
})

test.each(['', 'nobody', 'a@', `${'a'.repeat(250)}@example.com`, 42, null])(
  '%j is refused as an e-mail',
  async (email) => {
    const { status, body } = await box.request('POST', 'auth/login', { body: { email } })
    expect(status).toBe(422)
    expect(body.issues[0].path).toEqual(['email'])
  },
)

test('the answer has one shape, whether the e-mail is known or not', async () => {
  const keys = (answer: { data: object }) => Object.keys(answer.data).toSorted()
  expect(keys(await login('level2@shape.example'))).toEqual(keys(await login('stranger@shape.example')))
})

test('the mailed code works once [API-06]', async () => {
  const email = 'existing@code.example'
  const { customerId } = (await login(email)).data
  const code = await mailedCode(email)
  expect(code).toMatch(/^\d{6}$/)
  const { status, body } = await verify(customerId, code)
  expect(status).toBe(200)
  expect(body).toEqual({ result: 'success', token: expect.any(String) })
  expect((await verify(customerId, code)).body).toEqual({ result: 'invalid', token: null })
})

test('a sign-in without a mail still has a code [AUTH-05]', async () => {
  const email = 'existing@silent.example'
  const { customerId } = (await login(email, true)).data
  expect(await mails(email)).toEqual([])
  expect((await verify(customerId, '000000')).body.result).toBe('success')
})

test('a wrong code may be tried four times; the fifth is final', async () => {
  const email = 'existing@tries.example'
  const { customerId } = (await login(email)).data
  const code = await mailedCode(email)
  for (let tries = 1; tries <= 4; tries += 1) {
    expect((await verify(customerId, wrong(code))).body).toEqual({ result: 'mismatch', token: null })
  }
  expect((await verify(customerId, wrong(code))).body.result).toBe('invalid')
  expect((await verify(customerId, code)).body.result).toBe('invalid')
})

test('ten concurrent wrong tries are counted one by one', async () => {
  const email = 'existing@race.example'
  const { customerId } = (await login(email)).data
  const code = wrong(await mailedCode(email))
  const results = await Promise.all(Array.from({ length: 10 }, () => verify(customerId, code)))
  expect(results.filter(({ body }) => body.result === 'mismatch')).toHaveLength(4)
})

test('a code succeeds once, however many concurrent tries', async () => {
  const email = 'existing@door.example'
  const { customerId } = (await login(email)).data
  const code = await mailedCode(email)
  const results = await Promise.all(Array.from({ length: 10 }, () => verify(customerId, code)))
  expect(results.filter(({ body }) => body.result === 'success')).toHaveLength(1)
})

test('a login after a locked code makes a new one', async () => {
  const email = 'existing@again.example'
  const { customerId } = (await login(email)).data
  const first = await mailedCode(email)
  expect((await verify(customerId, specialCodes.invalid)).body.result).toBe('invalid')
  expect((await verify(customerId, first)).body.result).toBe('invalid')
  await login(email)
  const second = await mailedCode(email)
  if (second !== first) expect((await verify(customerId, first)).body.result).toBe('mismatch')
  expect((await verify(customerId, second)).body.result).toBe('success')
})

test.each([false, true])(
  'a login keeps the live code and its used-up tries, with preventSendingEmail %s [API-04]',
  async (preventSendingEmail) => {
    const email = `existing@kept${preventSendingEmail}.example`
    const { customerId } = (await login(email)).data
    const code = await mailedCode(email)
    for (let tries = 1; tries <= 4; tries += 1) {
      expect((await verify(customerId, wrong(code))).body.result).toBe('mismatch')
      await login(email, preventSendingEmail)
    }
    expect(new Set((await mails(email)).map((mail) => mail.code))).toEqual(new Set([code]))
    expect((await verify(customerId, wrong(code))).body.result).toBe('invalid')
    expect((await verify(customerId, code)).body.result).toBe('invalid')
  },
)

test('a customer has twenty wrong tries an hour over all codes, and then has to wait [API-06]', async () => {
  const email = 'existing@guessed.example'
  const { customerId } = (await login(email, true)).data
  const results: string[] = []
  for (let tries = 0; tries < 20; tries += 1) {
    // The fifth wrong try locks a code; each login then makes another.
    await login(email, true)
    results.push((await verify(customerId, '123456')).body.result)
    box.clock.advance(60_000)
  }
  expect(results.filter((result) => result === 'invalid')).toHaveLength(4)
  await login(email, true)
  for (const code of ['123456', '000000']) {
    const refused = await verify(customerId, code)
    expect([refused.status, refused.body.error.code]).toEqual([429, 'too_many_requests'])
    expect(refused.headers.get('Retry-After')).toBe(String(40 * 60))
  }
  box.clock.advance(40 * 60_000)
  await login(email, true)
  expect((await verify(customerId, '123456')).body.result).toBe('mismatch')
  expect((await verify(customerId, '000000')).status).toBe(429)
  box.clock.advance(60_000)
  expect((await verify(customerId, '000000')).body.result).toBe('success')
})

test('a code lives for ten minutes', async () => {
  const email = 'existing@late.example'
  const { customerId } = (await login(email)).data
  box.clock.advance(10 * 60_000 - 1)
  expect((await verify(customerId, wrong(await mailedCode(email)))).body.result).toBe('mismatch')
  box.clock.advance(1)
  expect((await verify(customerId, await mailedCode(email))).body.result).toBe('invalid')
})

test('222222 gives another result, 333333 fails, letters are refused', async () => {
  const { customerId } = (await login('existing@special.example')).data
  expect((await verify(customerId, '222222')).body).toEqual({ result: 'expired', token: null })
  expect((await verify(customerId, '333333')).status).toBe(500)
  expect((await verify(customerId, '12345a')).status).toBe(422)
  expect((await verify(customerId, '000000')).body.result).toBe('success')
})

test('a new code is never one of the special codes', () => {
  const special = Object.values<string>(specialCodes)
  for (let count = 0; count < 2000; count += 1) expect(special).not.toContain(newCode())
})

test('five codes an hour are mailed; Retry-After then lasts until the oldest is an hour old', async () => {
  const email = 'existing@often.example'
  for (let sends = 0; sends < 5; sends += 1) {
    expect((await login(email)).status).toBe(200)
    box.clock.advance(60_000)
  }
  const refused = await login(email)
  expect(refused.status).toBe(429)
  expect(refused.body.error).toEqual({
    code: 'too_many_requests',
    message: 'Too many attempts. Please try again later.',
  })
  expect(refused.headers.get('Retry-After')).toBe(String(55 * 60))
  expect((await login(email, true)).status).toBe(200)
  box.clock.advance(55 * 60_000)
  expect((await login(email)).status).toBe(200)
  expect((await login(email)).status).toBe(429)
})

test('the personas of failing sign-ins fail', async () => {
  expect((await login('login-error@example.com')).status).toBe(500)
  const limited = await login('login-429@example.com')
  expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '60'])
  expect((await login('resend-error@example.com')).data.nextStep).toBe('otp')
  expect((await login('resend-error@example.com')).status).toBe(500)
  expect((await login('resend-error@example.com')).status).toBe(500)
})

test('ten concurrent sign-ins create one customer', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => login('level2+x@crowd.example', true)))
  expect(new Set(answers.map(({ data }) => data.customerId)).size).toBe(1)
})
