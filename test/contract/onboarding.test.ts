import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAccessToken,
  createExternalUrl,
  listProviders,
  requestSepa,
  resetVerification,
} from '../../src/api/kyc.ts'
import { getMe } from '../../src/api/me.ts'
import { getOnboarding, getTermsUrl } from '../../src/api/onboarding.ts'
import { getChatHash } from '../../src/api/chat.ts'
import { openContract, type Contract } from './support.ts'

let contract: Contract
beforeAll(async () => {
  contract = await openContract()
})
afterAll(() => contract.close())

describe('onboarding', () => {
  test.each([
    ['new-one', { tos: 'incomplete', msa: null, kyc: { sumsub: 'incomplete' }, hasCompletedOnboarding: false }],
    ['existing', { tos: 'complete', msa: null, kyc: { sumsub: 'complete' }, hasCompletedOnboarding: true }],
    ['business', { tos: 'complete', msa: 'complete', hasCompletedOnboarding: true }],
    ['tos-pending', { tos: 'pending' }],
    ['msa-declined', { tos: 'complete', msa: 'declined' }],
    ['kyc-pending', { kyc: expect.objectContaining({ sumsub: 'pending' }) }],
    ['kyc-review', { kyc: { sumsub: 'complete', levels: expect.objectContaining({ 1: 'underReview' }) } }],
    ['kyc-soft', { kyc: expect.objectContaining({ sumsub: 'softRejected' }) }],
    ['kyc-rejected', { kyc: expect.objectContaining({ sumsub: 'rejected' }) }],
    ['eur-l2', { kyc: { sumsub: 'complete', levels: { 1: 'incomplete', 2: 'complete' } } }],
  ])('the persona %s has its onboarding state [API-17, ONB-06]', async (persona, expected) => {
    const { api } = await contract.customer(`${persona}@example.com`)
    expect(await getOnboarding(api)).toMatchObject(expected)
  })

  test('the additional keys of the state are read [ONB-07]', async () => {
    const { api } = await contract.customer('prohibited@example.com')
    expect(await getOnboarding(api)).toMatchObject({
      operatingResidencyStatus: 'approved',
      isProhibitedBusinessType: 'true',
      hasChosenCustomerType: true,
    })
  })

  test('the address of the terms is read, and the language is added to it [API-18]', async () => {
    const { api } = await contract.customer('tos-start@example.com')
    const url = new URL(await getTermsUrl(api))
    expect(url.pathname).toBe('/sandbox/pages/tos')
    expect(url.searchParams.get('session')).toBeTruthy()
    url.searchParams.set('lang', 'en')
    const page = await contract.box.sandbox.fetch(new Request(url))
    expect(page.headers.get('Content-Type')).toMatch(/^text\/html/)
  })

  test('without a session the state is refused', async () => {
    const { api } = contract.visitor({ rampOnly: true })
    await expect(getOnboarding(api)).rejects.toMatchObject({ message: 'Please sign into Sphere Dashboard' })
  })
})

describe('verification', () => {
  test('the external page is in the interface language [API-11, KYC-05]', async () => {
    const { api } = await contract.customer('kyc-start@example.com', { language: 'de' })
    const { url, expiresAt } = await createExternalUrl(api, { customerType: 'individual', language: 'de' })
    expect(new URL(url).pathname).toBe('/sandbox/pages/verify')
    expect(new URL(url).searchParams.get('lang')).toBe('de')
    expect(expiresAt!.getTime() - contract.box.clock.now()).toBe(30 * 60_000)
    const [{ url: asked }] = contract.traffic.filter(({ url }) => url.includes('externalUrl')) as [Request]
    expect(asked).toMatch(/\?lang=de$/)
  })

  test('each request returns a new token, without an envelope [API-12, KYC-04, API-02]', async () => {
    const { api } = await contract.customer('kyc-start@example.com')
    const tokens = [await createAccessToken(api), await createAccessToken(api)]
    expect(tokens).toEqual([expect.any(String), expect.any(String)])
    expect(tokens[0]).not.toBe(tokens[1])
  })

  test('a reset restores the initial state [API-13]', async () => {
    const { api } = await contract.customer('kyc-rejected@example.com')
    const state = await resetVerification(api)
    expect(state).toMatchObject({ kyc: { sumsub: 'incomplete' }, hasCompletedOnboarding: false })
    expect(await getOnboarding(api)).toEqual(state)
    expect(await getMe(api)).toMatchObject({ kycStatus: 'incomplete' })
  })

  test('a reset whose answer was lost is repeated once with its key', async () => {
    const { api } = await contract.customer('kyc-soft@example.com')
    await contract.failNext('POST', 'kyc/reset', { status: 500, shape: 'drop', when: 'after' })
    expect(await resetVerification(api)).toMatchObject({ kyc: { sumsub: 'incomplete' } })
  })

  test('a request for SEPA is approved two steps later [API-14]', async () => {
    const { api } = await contract.customer('blocked@example.com')
    expect(await requestSepa(api)).toBe('pending')
    await contract.box.advance(2)
    expect(await getMe(api)).toMatchObject({
      verificationLevels: expect.arrayContaining([{ name: 'sepa', status: 'approved' }]),
    })
  })

  test('SEPA before the identity check is refused with its code [API-14]', async () => {
    const { api } = await contract.customer('kyc-start@example.com')
    await expect(requestSepa(api)).rejects.toMatchObject({ status: 403, code: 'verification_required' })
  })

  test('the names of the providers are read [API-15]', async () => {
    const { api } = await contract.customer('existing@example.com')
    expect(await listProviders(api)).toEqual([
      { name: 'sumsub', displayName: 'Sumsub', kind: 'verificationProvider', status: 'complete' },
      { name: 'kyc_level_1', displayName: 'Bridge', kind: 'bankingPartner', status: 'complete' },
      { name: 'kyc_level_2', displayName: 'Mesta', kind: 'bankingPartner', status: 'incomplete' },
    ])
  })

  test('the chat hash of the customer is read, without an envelope [API-35]', async () => {
    const { api } = await contract.customer('existing@example.com')
    const hash = await getChatHash(api)
    expect(hash).toMatch(/^[0-9a-f]{64}$/)
    expect(await getChatHash(api)).toBe(hash)
  })
})
