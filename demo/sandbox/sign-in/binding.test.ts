import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const login = async (email: string, applicationId = 'application_sandbox') => {
  const { data } = await box.request('POST', 'auth/login', { applicationId, body: { email } })
  return data as { customerId: string; nextStep: string }
}
const verify = (customerId: string, code: string, applicationId = 'application_sandbox') =>
  box.request('POST', 'auth/otp/verify', { applicationId, customerId, body: { code } })
const mailedCode = async (email: string): Promise<string> =>
  (await box.request('GET', `/sandbox/outbox?email=${encodeURIComponent(email)}`)).data[0].code
const declare = (customerId: string, countryCode: string) =>
  box.request('POST', 'auth/operating-residency', { customerId, body: { countryCode } })

test('a code works for its own customer only, and a wrong try counts for the customer who is named', async () => {
  const [mine, theirs] = [await login('existing@mine.example'), await login('existing@theirs.example')]
  const code = await mailedCode('existing@mine.example')
  if (code !== (await mailedCode('existing@theirs.example')))
    expect((await verify(theirs.customerId, code)).body).toEqual({ result: 'mismatch', token: null })
  expect((await verify(mine.customerId, code)).body.result).toBe('success')
})

test('a customer is unknown to other applications, even with the right code', async () => {
  const { customerId } = await login('existing@here.example')
  const there = await verify(customerId, await mailedCode('existing@here.example'), 'application_basic')
  expect([there.status, there.body.error.code]).toEqual([401, 'customer_unknown'])
})

test('a login that sends no code invalidates the code of an earlier login', async () => {
  const email = 'existing@moved.example'
  const { customerId } = await login(email)
  const code = await mailedCode(email)
  const onboarding = { operatingResidencyStatus: 'rejected' }
  await box.request('POST', `/sandbox/customers/${customerId}`, { body: { onboarding } })
  expect((await login(email)).nextStep).toBe('sign-in')
  expect((await verify(customerId, code)).body).toEqual({ result: 'invalid', token: null })
})

test('a rejected residency invalidates the code, and an approved one sends another', async () => {
  const email = 'kyc-start@blocked.example'
  const { token, customerId } = await box.signIn(email)
  await login(email)
  const code = await mailedCode(email)
  const blocked = { token, body: { countryCode: 'CUB' } }
  expect((await box.request('POST', 'auth/operating-residency', blocked)).data.ok).toBe(false)
  for (const each of [code, '000000']) expect((await verify(customerId, each)).body.result).toBe('invalid')
  expect((await declare(customerId, 'DEU')).data.ok).toBe(true)
  expect((await verify(customerId, await mailedCode(email))).body.result).toBe('success')
})

test('the one-time token of a code is spent once, within five minutes, by its own application', async () => {
  const tokenOf = async (email: string) => {
    const { customerId } = await login(email)
    return (await verify(customerId, '000000')).body.token as string
  }
  const exchange = async (token: string, applicationId = 'application_sandbox') =>
    (await box.request('POST', '/v1/identity/token', { applicationId, body: { token } })).status
  const once = await tokenOf('existing@once.example')
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(once)))
  expect(answers.toSorted()).toEqual([200, 401, 401, 401, 401])
  expect(await exchange(await tokenOf('existing@app.example'), 'application_basic')).toBe(401)
  const late = await tokenOf('existing@late-token.example')
  box.clock.advance(5 * 60_000)
  expect(await exchange(late)).toBe(401)
})

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

test('an unknown and a known new e-mail get the same answer in the same time', async () => {
  const took = { unknown: [] as number[], known: [] as number[] }
  for (let turn = 0; turn < 20; turn += 1) {
    const seen: unknown[] = []
    for (const kind of ['unknown', 'known'] as const) {
      const startedAt = performance.now()
      const { status, headers, body } = await box.request('POST', 'auth/login', {
        body: { email: `stranger${turn}@fast.example` },
      })
      took[kind].push(performance.now() - startedAt)
      const { customerId: _, ...data } = body.data
      seen.push({ status, data, names: [...headers.keys()].toSorted() })
    }
    expect(seen[0]).toEqual(seen[1])
  }
  const [unknown, known] = [median(took.unknown), median(took.known)]
  // Less than the jitter of a network; on a busy machine, less than the call itself takes.
  expect(Math.abs(unknown - known)).toBeLessThan(Math.max(20, known))
})
