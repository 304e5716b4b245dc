import { expect, test } from 'vitest'
import { createTestSandbox } from '../testing.ts'
import { maskedBody, maskedHeaders, maskedQuery } from './masked.ts'

test.each([
  ['{"code":"123456"}', '{"code":"…"}'],
  ['{"token":"abc","email":"a@b.c"}', '{"token":"…","email":"a@b.c"}'],
  ['{"list":[{"refreshToken":"abc"}],"code":123456}', '{"list":[{"refreshToken":"…"}],"code":"…"}'],
  ['{"c\\u006fde":"123456"}', '{"code":"…"}'],
  ['{"signature":"0xab","nonce":"n"}', '{"signature":"…","nonce":"n"}'],
  ['{"countryCode":"USA"}', '{"countryCode":"USA"}'],
  ['{"code": "123456", "more', '{"code": "…", "more'],
  ['{"code": "1234', '{"code": "…"'],
  ['{"idToken": "a\\"b", }', '{"idToken": "…", }'],
  ['code', 'code'],
])('the body %s is recorded as %s', (body, recorded) => {
  expect(maskedBody(body)).toBe(recorded)
})

test('headers and queries are recorded without their secrets', () => {
  expect(maskedHeaders(new Headers({ Authorization: 'Bearer abc', Accept: '*/*' }))).toEqual({
    authorization: 'Bearer …',
    accept: '*/*',
  })
  expect(maskedQuery(new URLSearchParams({ token: 'abc', lang: 'de' }))).toEqual({ token: '…', lang: 'de' })
})

test('the recorded requests of a sign-in hold no code and no token', async () => {
  const box = await createTestSandbox()
  const email = 'existing@masked.example'
  const { customerId } = (await box.request('POST', 'auth/login', { body: { email } })).data
  const { code } = (await box.request('GET', `/sandbox/outbox?email=${email}`)).data[0]
  const { token: oneTime } = (await box.request('POST', 'auth/otp/verify', { customerId, body: { code } })).body
  const session = (await box.request('POST', '/v1/identity/token', { body: { token: oneTime } })).data
  const { refreshToken } = session
  const renewed = (await box.request('POST', '/v1/identity/refresh', { body: { refreshToken } })).data
  await box.request('GET', 'me', { token: renewed.idToken })
  const address = '0x0000000000000000000000000000000000000001'
  const wallet = { network: 'ethereum', address, nickname: 'x', consent: true, signature: '0xsecret', nonce: 'n' }
  await box.request('POST', 'wallets', { token: renewed.idToken, body: wallet })
  const recorded = (await box.request('GET', '/sandbox/requests')).data
  const stored = await box.db.query('select body, headers, query from requests')
  for (const secret of [code, oneTime, session.idToken, refreshToken, renewed.idToken, '0xsecret'])
    for (const text of [JSON.stringify(recorded), JSON.stringify(stored)]) expect(text).not.toContain(secret)
  expect(recorded.map(({ path }: { path: string }) => path)).toContain('/v1/identity/refresh')
  await box.close()
})
