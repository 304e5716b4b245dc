import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getApplication } from '../../src/api/application.ts'
import { login, saveBusinessType, saveResidency, verifyCode } from '../../src/api/auth.ts'
import { exchangeToken, identityClient, refreshToken, signOut } from '../../src/api/identity.ts'
import { getMe } from '../../src/api/me.ts'
import { openContract, type Contract } from './support.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

const ID = /^customer_[a-z0-9]{3,32}$/

describe('the application', () => {
  test.each([
    [
      'application_sandbox',
      {
        nickname: 'Acme Pay',
        access: { allowSuiPayouts: true, allowSourcelessOnRamp: true, kycLevel2: true, balances: true },
      },
    ],
    [
      'application_basic',
      {
        nickname: 'Basic Shop',
        access: { allowSuiPayouts: false, allowSourcelessOnRamp: false, kycLevel2: false, balances: true },
      },
    ],
    ['application_nonick', { nickname: null }],
  ])('the application %s has its name and its permissions [API-03]', async (id, expected) => {
    const { api } = contract.visitor({ applicationId: id })
    expect(await getApplication(api, id)).toMatchObject({ id, logo: null, ...expected })
  })

  test('an unknown application is refused with its code [API-03]', async () => {
    const { api } = contract.visitor({ applicationId: 'application_nobody' })
    await expect(getApplication(api, 'application_nobody')).rejects.toMatchObject({
      code: 'application_not_found',
      message: 'Application not found',
      outcome: 'definite',
      reference: expect.stringMatching(/^request_/),
    })
  })
})

describe('signing in', () => {
  test('a new e-mail creates a customer without residency [API-04]', async () => {
    const { api } = contract.visitor()
    expect(await login(api, { email: 'ada@example.com', preventSendingEmail: false })).toEqual({
      customerId: expect.stringMatching(ID),
      nextStep: 'operating-residency',
      countryCode: null,
      stateCode: null,
    })
  })

  test.each([
    ['existing@example.com', { nextStep: 'otp' }],
    ['residency-rejected@example.com', { nextStep: 'sign-in', countryCode: 'USA', stateCode: 'US-NY' }],
  ])('%s continues at the present step [API-04]', async (email, expected) => {
    const { api } = contract.visitor()
    expect(await login(api, { email, preventSendingEmail: false })).toMatchObject(expected)
  })

  test('preventSendingEmail leaves the outbox empty [API-04, AUTH-05]', async () => {
    const { api } = contract.visitor()
    const mails = async (email: string) => (await contract.box.request('GET', `/sandbox/outbox?email=${email}`)).body
    await login(api, { email: 'level2@example.com', preventSendingEmail: true })
    expect((await mails('level2@example.com')).data ?? (await mails('level2@example.com'))).toHaveLength(0)
    await login(api, { email: 'level2@example.com', preventSendingEmail: false })
    expect((await mails('level2@example.com')).data ?? (await mails('level2@example.com'))).toHaveLength(1)
  })

  test.each([
    ['login-429@example.com', { status: 429, code: 'too_many_requests', outcome: 'unknown' }],
    ['login-error@example.com', { status: 500, code: 'internal', outcome: 'unknown' }],
  ])('the login of %s is refused with the reason and is never repeated [API-04]', async (email, expected) => {
    const { api } = contract.visitor()
    const before = contract.traffic.length
    await expect(login(api, { email, preventSendingEmail: false })).rejects.toMatchObject(expected)
    expect(contract.traffic.length - before).toBe(1)
  })

  test('an invalid e-mail is a validation error at its field [API-04, ERR-01]', async () => {
    const { api } = contract.visitor()
    await expect(login(api, { email: 'not an e-mail', preventSendingEmail: false })).rejects.toMatchObject({
      kind: 'validation',
      status: 422,
      fields: { email: expect.any(String) },
    })
  })

  test('a residency is saved or not served, and an unknown region is refused [API-05]', async () => {
    const { api, session } = contract.visitor()
    session.customerId = (await login(api, { email: 'bea@example.com', preventSendingEmail: false })).customerId
    expect(await saveResidency(api, { countryCode: 'CUB' })).toBe(false)
    expect(await saveResidency(api, { countryCode: 'USA', stateCode: 'US-NY' })).toBe(false)
    expect(await saveResidency(api, { countryCode: 'GIB', stateCode: 'N/A' })).toBe(true)
    await expect(saveResidency(api, { countryCode: 'DEU', stateCode: 'US-CA' })).rejects.toMatchObject({
      code: 'region_invalid',
    })
    await expect(saveResidency(api, { countryCode: 'ATA' })).rejects.toMatchObject({ status: 500 })
  })

  test('without a login the three calls before sign-in are refused [N10]', async () => {
    const { api, session } = contract.visitor()
    session.customerId = 'customer_unknown1'
    await expect(saveResidency(api, { countryCode: 'USA' })).rejects.toMatchObject({
      kind: 'unauthorized',
      code: 'customer_unknown',
    })
    expect(session.expired).toBe(0)
  })

  test('each of the three results of a code is read [API-06]', async () => {
    const { api, session } = contract.visitor()
    session.customerId = (await login(api, { email: 'existing@example.com', preventSendingEmail: true })).customerId
    expect(await verifyCode(api, { code: '123456' })).toEqual({ result: 'mismatch' })
    expect(await verifyCode(api, { code: '222222' })).toEqual({ result: 'invalid' })
    await expect(verifyCode(api, { code: '333333' })).rejects.toMatchObject({ status: 500 })
    expect(await verifyCode(api, { code: '000000' })).toEqual({ result: 'success', token: expect.any(String) })
    expect(await verifyCode(api, { code: '000000' })).toEqual({ result: 'invalid' })
  })

  test('the client does not repeat a code whose answer was lost [API-06]', async () => {
    const { api, session } = contract.visitor()
    session.customerId = (await login(api, { email: 'existing@example.com', preventSendingEmail: true })).customerId
    await contract.failNext('POST', 'auth/otp/verify', { status: 500, shape: 'drop' })
    const before = contract.traffic.length
    await expect(verifyCode(api, { code: '000000' })).rejects.toMatchObject({ outcome: 'unknown' })
    expect(contract.traffic.length - before).toBe(1)
  })

  test('the mailed code signs in [API-06]', async () => {
    const { api, session } = contract.visitor()
    session.customerId = (await login(api, { email: 'business@example.com', preventSendingEmail: false })).customerId
    const { body } = await contract.box.request('GET', '/sandbox/outbox?email=business@example.com')
    const [mail] = body.data ?? body
    const answer = await verifyCode(api, { code: mail.code })
    if (answer.result !== 'success') throw new Error(answer.result)
    const tokens = await exchangeToken(api, answer.token)
    expect(tokens).toMatchObject({ expiresIn: 3600, uid: session.customerId, email: 'business@example.com' })
    await expect(exchangeToken(api, answer.token)).rejects.toMatchObject({
      code: 'token_invalid',
      kind: 'unauthorized',
    })
  })

  test('a one-time token whose answer was lost can be exchanged again [AUTH-11]', async () => {
    const { api, session } = contract.visitor()
    session.customerId = (await login(api, { email: 'existing@example.com', preventSendingEmail: true })).customerId
    const answer = await verifyCode(api, { code: '000000' })
    if (answer.result !== 'success') throw new Error(answer.result)
    await contract.failNext('POST', '/v1/identity/token', { status: 500, shape: 'drop', when: 'after' })
    expect(await exchangeToken(api, answer.token)).toMatchObject({ uid: session.customerId })
  })
})

describe('the session', () => {
  test('the signed-in user is read [API-16]', async () => {
    const { api, session } = await contract.customer('existing@example.com')
    expect(await getMe(api)).toMatchObject({
      id: session.customerId,
      customerAccount: { email: 'existing@example.com' },
      type: 'individual',
      kycStatus: 'approved',
      verificationLevels: expect.arrayContaining([{ name: 'kyc_level_1', status: 'approved' }]),
      capabilities: { eur: { reasonCodes: [] } },
      isProhibitedBusinessType: null,
      operatingResidency: 'Approved',
    })
  })

  test('a refresh returns a new token, and an invalid refresh token a 401 [N11]', async () => {
    const { api, session } = await contract.customer('existing@example.com')
    const renewed = await refreshToken(api, session.tokens!.refreshToken)
    expect(renewed).toMatchObject({ uid: session.customerId })
    expect(renewed.idToken).not.toBe(session.tokens!.idToken)
    await expect(refreshToken(api, 'nonsense')).rejects.toMatchObject({ kind: 'unauthorized', code: 'token_invalid' })
  })

  test('calls with an expired token share one refresh and continue [N11]', async () => {
    const { api, session } = await contract.customer('existing@example.com')
    session.tokens = { ...session.tokens!, idToken: 'expired' }
    const everyone = await Promise.all([getMe(api), getMe(api), getMe(api)])
    expect(everyone.map(({ id }) => id)).toEqual(Array(3).fill(session.customerId))
    expect(session).toMatchObject({ refreshed: 1, expired: 0 })
  })

  test('when the refresh is refused too, the session ends once [N11, SAFE-F6]', async () => {
    const { api, session } = await contract.customer('existing@example.com')
    session.tokens = { ...session.tokens!, idToken: 'expired', refreshToken: 'expired' }
    const results = await Promise.allSettled([getMe(api), getMe(api), getMe(api)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(session.expired).toBe(1)
    await expect(getMe(api)).rejects.toMatchObject({ kind: 'unauthorized', message: 'Unauthorized' })
  })

  test('a sign-out ends both tokens, and a missing session counts as signed out [SAFE-F6]', async () => {
    const { api, session } = await contract.customer('existing@example.com')
    const { tokens } = session
    await signOut(api, tokens!)
    await signOut(api, tokens!)
    expect(session.expired).toBe(0)
    await expect(refreshToken(api, tokens!.refreshToken)).rejects.toMatchObject({ kind: 'unauthorized' })
    await expect(getMe(api)).rejects.toMatchObject({ kind: 'unauthorized' })
  })

  test('a sign-out with an expired token renews once, and ends both tokens [SAFE-F6, N11]', async () => {
    const { api, session } = await contract.customer('existing@example.com')
    const { tokens } = session
    await signOut(api, { ...tokens!, idToken: 'expired' })
    expect(session).toMatchObject({ refreshed: 0, expired: 0 })
    await expect(refreshToken(api, tokens!.refreshToken)).rejects.toMatchObject({ kind: 'unauthorized' })
    await expect(getMe(api)).rejects.toMatchObject({ kind: 'unauthorized' })
  })
})

describe('the business type', () => {
  test('None of the above is allowed, a prohibited type is not, an unknown one is refused [API-19]', async () => {
    const { api } = await contract.customer('newbiz@example.com')
    expect(await saveBusinessType(api, { businessType: 'onlineCasino' })).toBe(false)
    expect(await getMe(api)).toMatchObject({ isProhibitedBusinessType: true })
    expect(await saveBusinessType(api, { businessType: null })).toBe(true)
    expect(await getMe(api)).toMatchObject({ isProhibitedBusinessType: false })
    await expect(saveBusinessType(api, { businessType: 'bakery' })).rejects.toMatchObject({ status: 422 })
  })

  test('the identity client refuses it [BIZ-07, BC6]', () => {
    expect(() => identityClient.setBusinessType()).toThrow('Setting the business type is not supported for identity')
  })
})
