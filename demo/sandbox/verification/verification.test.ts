import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

interface Signed {
  readonly token: string
  readonly customerId: string
  readonly applicationId?: string
}

const call = (signed: Signed, method: 'GET' | 'POST', path: string, body?: unknown) =>
  box.request(method, path, { token: signed.token, applicationId: signed.applicationId ?? 'application_sandbox', body })
const state = async (signed: Signed) => (await call(signed, 'GET', 'onboarding/state')).data
const me = async (signed: Signed) => (await call(signed, 'GET', 'me')).data
const kycToken = async (signed: Signed): Promise<string> =>
  (await call(signed, 'POST', 'kyc/sumsub-access-token', {})).body.token
const act = (token: string, action: string) =>
  box.request('POST', '/sandbox/pages/verification', { body: { token, action } })

async function submitted(email: string, applicationId = 'application_sandbox'): Promise<Signed> {
  const signed = { ...(await box.signIn(email, { applicationId })), applicationId }
  const token = await kycToken(signed)
  await act(token, 'individual')
  expect((await act(token, 'submit')).data.kyc.sumsub).toBe('pending')
  return signed
}

async function course(signed: Signed, steps: number): Promise<[string, string][]> {
  const seen: [string, string][] = []
  for (let step = 0; step < steps; step += 1) {
    await box.advance()
    const { kyc } = await state(signed)
    seen.push([kyc.sumsub, kyc.kyc_level_1])
  }
  return seen
}

test('after the submission each step changes the status until all levels are complete [API-17]', async () => {
  const signed = await submitted('kyc-start@course.example')
  expect((await me(signed)).kycStatus).toBe('pending')
  expect(await course(signed, 4)).toEqual([
    ['complete', 'pending'],
    ['complete', 'underReview'],
    ['complete', 'complete'],
    ['complete', 'complete'],
  ])
  expect(await me(signed)).toMatchObject({
    kycStatus: 'approved',
    verificationLevels: ['kyc_level_1', 'kyc_level_2', 'sepa'].map((name) => ({ name, status: 'approved' })),
  })
  expect(await state(signed)).toMatchObject({ hasCompletedOnboarding: true, kyc: { kyc_level_2: 'complete' } })
})

test('without level-2 access there is no level 2, and no SEPA outside its area', async () => {
  const signed = await submitted('newcomer@plain.example', 'application_basic')
  await box.advance(3)
  expect((await me(signed)).verificationLevels).toEqual([{ name: 'kyc_level_1', status: 'approved' }])
  expect(await state(signed)).toMatchObject({ hasCompletedOnboarding: false, kyc: { kyc_level_2: 'incomplete' } })
})

test.each([
  ['kyc-soft', ['softRejected', 'incomplete'], 'incomplete'],
  ['kyc-reject', ['rejected', 'incomplete'], 'rejected'],
  ['kyc-review', ['complete', 'underReview'], 'pending'],
  ['kyc-stuck', ['pending', 'incomplete'], 'pending'],
])('+%s ends at %j', async (tag, end, kycStatus) => {
  const signed = await submitted(`someone+${tag}@ends.example`)
  expect((await course(signed, 4)).at(-1)).toEqual(end)
  expect((await me(signed)).kycStatus).toBe(kycStatus)
})

test('steps of a given length run by the clock', async () => {
  const timed = await createTestSandbox({ settings: { stepMs: 1500 } })
  const { token } = await timed.signIn('kyc-start@timed.example')
  const { body } = await timed.request('POST', 'kyc/sumsub-access-token', { token, body: {} })
  for (const action of ['individual', 'submit']) {
    await timed.request('POST', '/sandbox/pages/verification', { body: { token: body.token, action } })
  }
  const sumsub = async () => (await timed.request('GET', 'onboarding/state', { token })).data.kyc.sumsub
  timed.clock.advance(1499)
  await timed.sandbox.runDue()
  expect(await sumsub()).toBe('pending')
  timed.clock.advance(1)
  await timed.sandbox.runDue()
  expect(await sumsub()).toBe('complete')
  await timed.close()
})

test('two submissions, also concurrent ones, count as one', async () => {
  const signed = await box.signIn('kyc-start@twice.example')
  const token = await kycToken(signed)
  await Promise.all(Array.from({ length: 10 }, () => act(token, 'submit')))
  expect(await course(signed, 2)).toEqual([
    ['complete', 'pending'],
    ['complete', 'underReview'],
  ])
})

test('a type that is chosen after the submission changes nothing', async () => {
  const signed = await submitted('kyc-start@late.example')
  const token = await kycToken(signed)
  expect((await act(token, 'business')).data.type).toBe('individual')
  await box.advance(3)
  expect((await act(token, 'business')).data.type).toBe('individual')
  expect(await state(signed)).toMatchObject({ msa: null, hasCompletedOnboarding: true })
})

test('a customer who was rejected softly can submit again', async () => {
  const signed = await box.signIn('kyc-soft@again.example')
  expect((await act(await kycToken(signed), 'submit')).data.kyc.sumsub).toBe('pending')
  await box.advance(3)
  expect((await state(signed)).hasCompletedOnboarding).toBe(true)
})

test('a reset restarts the verification and keeps the levels of me [API-13]', async () => {
  const signed = await submitted('kyc-start@reset.example')
  await box.advance(3)
  const levels = (await me(signed)).verificationLevels
  const { data } = await call(signed, 'POST', 'kyc/reset', {})
  expect(data).toMatchObject({
    kyc: { sumsub: 'incomplete', kyc_level_1: 'incomplete', kyc_level_2: 'incomplete' },
    hasCompletedOnboarding: false,
    tos: 'complete',
  })
  expect(await me(signed)).toMatchObject({ kycStatus: 'incomplete', verificationLevels: levels })
})

test('steps that were scheduled before a reset do nothing', async () => {
  const signed = await submitted('kyc-start@stale.example')
  await call(signed, 'POST', 'kyc/reset', {})
  expect(await course(signed, 2)).toEqual([
    ['incomplete', 'incomplete'],
    ['incomplete', 'incomplete'],
  ])
})

test('a request for SEPA is approved two steps later [API-14]', async () => {
  const signed = await box.signIn('nosepa@sepa.example')
  const sepa = async () =>
    (await me(signed)).verificationLevels.find(({ name }: { name: string }) => name === 'sepa').status
  expect((await call(signed, 'POST', 'kyc/sepa', {})).data).toEqual({ status: 'pending' })
  await box.advance()
  expect(await sepa()).toBe('pending')
  await box.advance()
  expect(await sepa()).toBe('approved')
  expect((await call(signed, 'POST', 'kyc/sepa', {})).data).toEqual({ status: 'approved' })
})

test('SEPA needs a finished identity check', async () => {
  const signed = await box.signIn('kyc-pending@sepa.example')
  const { status, body } = await call(signed, 'POST', 'kyc/sepa', {})
  expect([status, body.error.code]).toEqual([403, 'verification_required'])
})

test('the providers are those of the customer, by name [API-15]', async () => {
  const signed = await box.signIn('kyc-review@providers.example')
  expect((await call(signed, 'GET', 'kyc/providers')).data.providers).toEqual([
    { name: 'sumsub', displayName: 'Sumsub', kind: 'verificationProvider', status: 'complete' },
    { name: 'kyc_level_1', displayName: 'Bridge', kind: 'bankingPartner', status: 'underReview' },
    { name: 'kyc_level_2', displayName: 'Mesta', kind: 'bankingPartner', status: 'incomplete' },
  ])
})

test('an access token has no envelope and lives as long as is set [API-12]', async () => {
  const signed = await box.signIn('kyc-start@ttl.example')
  const token = await kycToken(signed)
  expect((await act(token, 'state')).status).toBe(200)
  box.clock.advance(600_000)
  const late = await act(token, 'submit')
  expect([late.status, late.body.error.code]).toEqual([401, 'token_invalid'])
})

test('the external page is valid for half an hour and has the language [API-11]', async () => {
  const signed = await box.signIn('kyc-start@external.example')
  const { data } = await call(signed, 'POST', 'kyc/externalUrl?lang=pt-BR', { customerType: 'individual' })
  const url = new URL(data.url)
  expect([url.pathname, url.searchParams.get('lang')]).toEqual(['/sandbox/pages/verify', 'pt-BR'])
  expect(Date.parse(data.expiresAt) - box.clock.now()).toBe(30 * 60_000)
  const open = () => box.request('GET', `${url.pathname}${url.search}`)
  expect((await open()).status).toBe(200)
  box.clock.advance(30 * 60_000)
  expect((await open()).status).toBe(401)
})

test('me has the chosen type, and a business gets the agreement', async () => {
  const signed = await box.signIn('somebody@types.example')
  const token = await kycToken(signed)
  expect((await act(token, 'submit')).status).toBe(422)
  await act(token, 'business')
  expect([(await me(signed)).type, (await state(signed)).msa]).toEqual(['BUSINESS', 'incomplete'])
  await act(token, 'individual')
  expect([(await me(signed)).type, (await state(signed)).msa]).toEqual(['individual', null])
})
