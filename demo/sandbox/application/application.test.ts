import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

// Nickname, sui, sourceless, level 2.
test.each([
  ['application_sandbox', 'Acme Pay', true, true, true],
  ['application_basic', 'Basic Shop', false, false, false],
  ['application_level2', 'Level Two', false, false, true],
  ['application_nonick', null, true, true, true],
  ['application_merchantfee', 'Fee Shop', true, true, true],
])('the application %s has its data and permissions [API-03]', async (id, nickname, allowSuiPayouts, ...rest) => {
  const [allowSourcelessOnRamp, kycLevel2] = rest
  const { status, data } = await box.request('GET', `applications/${id}`, { applicationId: id })
  expect(status).toBe(200)
  expect(data).toEqual({
    id,
    nickname,
    logo: null,
    access: { allowSuiPayouts, allowSourcelessOnRamp, kycLevel2, balances: true },
    verificationBaseUrl: 'http://sandbox.test',
  })
})

test.each([
  ['application_none', 'application_sandbox'],
  ['application_sandbox', 'application_none'],
  ['application_none', ''],
])('the application %s with the header "%s" is not found', async (id, applicationId) => {
  const { status, body } = await box.request('GET', `applications/${id}`, { applicationId })
  expect([status, body.error]).toEqual([404, { code: 'application_not_found', message: 'Application not found' }])
})

test('the health check answers', async () => {
  expect((await box.request('GET', '/healthz')).body).toEqual({ ok: true })
})
