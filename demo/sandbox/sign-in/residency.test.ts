import { iso31661, iso31662 } from 'iso-3166'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { prohibitedBusinessTypes } from './prohibited-business-types.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const login = async (email: string, preventSendingEmail = false) =>
  (await box.request('POST', 'auth/login', { body: { email, preventSendingEmail } })).data
const declare = (customerId: string, body: unknown) =>
  box.request('POST', 'auth/operating-residency', { customerId, body })
const mails = async (email: string) => (await box.request('GET', `/sandbox/outbox?email=${email}`)).data.length

test('an approved residency is stored and a code is mailed [API-05]', async () => {
  const email = 'new@fine.example'
  const { customerId } = await login(email)
  expect((await declare(customerId, { countryCode: 'USA', stateCode: 'US-CA' })).body).toEqual({ data: { ok: true } })
  expect(await mails(email)).toBe(1)
  expect((await login(email)).nextStep).toBe('otp')
})

test('no code is mailed after preventSendingEmail or with a token', async () => {
  const silent = 'new@silent.example'
  await declare((await login(silent, true)).customerId, { countryCode: 'DEU' })
  expect(await mails(silent)).toBe(0)
  const signedIn = 'existing@moved.example'
  const { token } = await box.signIn(signedIn)
  const sent = await mails(signedIn)
  const body = { countryCode: 'FRA', stateCode: 'FR-75C' }
  expect((await box.request('POST', 'auth/operating-residency', { token, body })).data).toEqual({ ok: true })
  expect(await mails(signedIn)).toBe(sent)
})

test.each([
  { countryCode: 'CUB', stateCode: 'N/A' },
  { countryCode: 'IRN', stateCode: 'IR-07' },
  { countryCode: 'PRK' },
  { countryCode: 'USA', stateCode: 'US-NY' },
  { countryCode: 'UKR', stateCode: 'UA-43' },
  { countryCode: 'UKR', stateCode: 'UA-14' },
  { countryCode: 'UKR', stateCode: 'UA-09' },
])('$countryCode $stateCode is rejected with 200 and stored', async (body) => {
  const email = `new@${body.countryCode}${body.stateCode ?? ''}.example`.replaceAll('/', '').toLowerCase()
  const { customerId } = await login(email)
  const { status, data } = await declare(customerId, body)
  expect([status, data]).toEqual([200, { ok: false, reason: 'unsupported_region' }])
  expect(await mails(email)).toBe(0)
  expect(await login(email)).toMatchObject({ nextStep: 'sign-in', countryCode: body.countryCode })
})

test.each([
  { countryCode: 'ZZZ' },
  { countryCode: 'USA', stateCode: 'CA-ON' },
  { countryCode: 'USA', stateCode: 'US-ZZ' },
  { countryCode: 'GIB', stateCode: 'GI-1' },
])('$countryCode $stateCode is refused as a region', async (body) => {
  const { customerId } = await login('new@region.example')
  const answer = await declare(customerId, body)
  expect([answer.status, answer.body.error]).toEqual([
    422,
    { code: 'region_invalid', message: 'Invalid country or state code' },
  ])
})

test.each([
  [{ countryCode: 'US' }, 'countryCode'],
  [{}, 'countryCode'],
  [{ countryCode: 'USA', stateCode: 'California' }, 'stateCode'],
])('the request %j is refused', async (body, field) => {
  const answer = await declare((await login('new@form.example')).customerId, body)
  expect([answer.status, answer.body.issues[0].path]).toEqual([422, [field]])
})

test("every country and subdivision of ISO 3166 fits the request's form", () => {
  const country = /^[A-Z]{3}$/
  const state = /^[A-Z]{2}-[A-Z0-9]{1,3}$/
  expect(iso31661.filter((entry) => entry.state === 'assigned' && !country.test(entry.alpha3))).toEqual([])
  expect(iso31662.filter(({ code }) => !state.test(code))).toEqual([])
})

test('N/A, a missing and an empty state are the same for countries without states', async () => {
  const { customerId } = await login('new@blank.example')
  for (const stateCode of ['N/A', '', undefined]) {
    expect((await declare(customerId, { countryCode: 'GIB', stateCode })).data).toEqual({ ok: true })
  }
})

test('the residency ATA answers 500', async () => {
  const answer = await declare((await login('new@ice.example')).customerId, { countryCode: 'ATA' })
  expect([answer.status, answer.body.error.code]).toEqual([500, 'internal'])
})

test('a new residency replaces the old one', async () => {
  const email = 'residency-rejected@moved.example'
  const { customerId } = await login(email)
  expect((await declare(customerId, { countryCode: 'USA', stateCode: 'US-TX' })).data).toEqual({ ok: true })
  expect((await login(email)).nextStep).toBe('otp')
})

test('a code after a residency counts for the limit of sends', async () => {
  const limited = await createTestSandbox({ settings: { codeSendsPerHour: 1 } })
  const body = { countryCode: 'DEU' }
  const email = 'new@limit.example'
  const { customerId } = (await limited.request('POST', 'auth/login', { body: { email } })).data
  const post = () => limited.request('POST', 'auth/operating-residency', { customerId, body })
  expect((await post()).status).toBe(200)
  expect((await post()).status).toBe(429)
  await limited.close()
})

const stateOf = async (customerId: string) => {
  const { data } = await box.request('GET', '/sandbox/customers')
  return (data as { id: string }[]).find(({ id }) => id === customerId)
}

test.each(['existing', 'kyc-start', 'kyc-next'])(
  'a call without a token changes no residency of %s, and its answer does not say so [API-05]',
  async (persona) => {
    const email = `${persona}@untouched.example`
    const { customerId } = await login(email, true)
    const before = await stateOf(customerId)
    for (const body of [{ countryCode: 'CUB' }, { countryCode: 'USA', stateCode: 'US-NY' }, { countryCode: 'DEU' }])
      expect((await declare(customerId, body)).body).toEqual({ data: { ok: true } })
    expect(await stateOf(customerId)).toEqual(before)
    expect((await login(email)).nextStep).toBe('otp')
    const sent = await mails(email)
    await declare(customerId, { countryCode: 'CUB' })
    expect(await mails(email)).toBe(sent + 1)
  },
)

test('without a token a rejected customer who was onboarded keeps their residency', async () => {
  const email = 'existing@once-onboarded.example'
  const { customerId } = await login(email)
  const onboarding = { operatingResidencyStatus: 'rejected' }
  await box.request('POST', `/sandbox/customers/${customerId}`, { body: { onboarding } })
  expect((await declare(customerId, { countryCode: 'DEU' })).data).toEqual({ ok: true })
  expect((await login(email)).nextStep).toBe('sign-in')
})

test('the code of a residency that changes nothing counts for the limit of sends', async () => {
  const limited = await createTestSandbox({ settings: { codeSendsPerHour: 2 } })
  const email = 'existing@limit.example'
  const { customerId } = (await limited.request('POST', 'auth/login', { body: { email } })).data
  const body = { countryCode: 'CUB' }
  const post = async () => (await limited.request('POST', 'auth/operating-residency', { customerId, body })).status
  expect([await post(), await post()]).toEqual([200, 429])
  await limited.close()
})

test('without a token the business type of an onboarded customer stays, and the answer does not reveal it [API-19]', async () => {
  const choose = async (email: string, businessType: string | null) => {
    const { customerId } = await login(email, true)
    const { data } = await box.request('POST', 'auth/business-type', { customerId, body: { businessType } })
    return { ...data, after: (await stateOf(customerId)) as unknown as { me: { isProhibitedBusinessType: unknown } } }
  }
  const onboarded = await choose('business@untouched.example', 'onlineCasino')
  expect([onboarded.ok, onboarded.after.me.isProhibitedBusinessType]).toEqual([false, false])
  const isNew = await choose('newbiz@untouched.example', 'onlineCasino')
  expect([isNew.ok, isNew.after.me.isProhibitedBusinessType]).toEqual([false, true])
})

test('each of the 29 prohibited business types is refused [API-19]', async () => {
  expect(new Set(prohibitedBusinessTypes).size).toBe(29)
  const { token } = await box.signIn('newbiz@types.example')
  const choose = (businessType: unknown) => box.request('POST', 'auth/business-type', { token, body: { businessType } })
  for (const type of prohibitedBusinessTypes) expect((await choose(type)).data).toEqual({ ok: false })
  expect((await box.request('GET', 'me', { token })).data.isProhibitedBusinessType).toBe(true)
  expect((await choose(null)).data).toEqual({ ok: true })
  expect((await box.request('GET', 'me', { token })).data.isProhibitedBusinessType).toBe(false)
  for (const wrong of ['bakery', '', undefined, 7]) {
    const answer = await choose(wrong)
    expect([answer.status, answer.body.issues[0].path]).toEqual([422, ['businessType']])
  }
})
