import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { nextDocument, termsAnswered } from './terms.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

const termsUrl = async (token: string) =>
  new URL((await box.request('GET', 'onboarding/tos/redirectUrl', { token })).data.url)
const answer = (session: string | null, action: string) =>
  box.request('POST', '/sandbox/pages/tos', { body: { session, action } })
const state = async (token: string) => (await box.request('GET', 'onboarding/state', { token })).data

async function open(email: string) {
  const { token } = await box.signIn(email)
  const url = await termsUrl(token)
  return { token, url, session: url.searchParams.get('session') }
}

test("the terms page's address is the sandbox's own and has a query already [API-18]", async () => {
  const { url } = await open('tos-start@url.example')
  expect([url.origin, url.pathname]).toEqual(['http://sandbox.test', '/sandbox/pages/tos'])
  const page = await box.request('GET', `${url.pathname}${url.search}&lang=pt`)
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('data-lang="pt"')
})

test('an individual starts, then accepts the terms', async () => {
  const { token, session } = await open('tos-start@individual.example')
  expect((await answer(session, 'start')).data).toEqual({ document: 'tos', message: 'pending' })
  expect(await state(token)).toMatchObject({ tos: 'pending', msa: null })
  expect((await answer(session, 'accept')).data).toEqual({ document: null, message: 'success' })
  expect(await state(token)).toMatchObject({ tos: 'complete', msa: null })
})

test('a business accepts both documents and is complete after the second', async () => {
  const { token, session } = await open('newbiz@both.example')
  expect((await answer(session, 'accept')).data).toEqual({ document: 'msa', message: null })
  expect(await state(token)).toMatchObject({ tos: 'complete', msa: 'incomplete' })
  expect((await answer(session, 'start')).data).toEqual({ document: 'msa', message: 'pending' })
  expect(await state(token)).toMatchObject({ msa: 'pending' })
  expect((await answer(session, 'accept')).data).toEqual({ document: null, message: 'success' })
  expect(await state(token)).toMatchObject({ tos: 'complete', msa: 'complete' })
})

test('a business that has declined its agreement can still accept it', async () => {
  const { token, session } = await open('msa-declined@later.example')
  expect((await answer(session, 'decline')).data).toEqual({ document: 'msa', message: 'error' })
  expect(await state(token)).toMatchObject({ tos: 'complete', msa: 'declined' })
  await answer(session, 'accept')
  expect(await state(token)).toMatchObject({ msa: 'complete' })
})

test('declining the terms of service changes nothing', async () => {
  const { token, session } = await open('tos-pending@no.example')
  expect((await answer(session, 'decline')).data.message).toBe('error')
  expect(await state(token)).toMatchObject({ tos: 'pending' })
})

test('accepting the terms last completes the onboarding', async () => {
  const { token, customerId } = await box.signIn('tos-pending@last.example')
  const url = await termsUrl(token)
  await box.request('POST', `/sandbox/customers/${customerId}`, {
    body: { onboarding: { kyc: { sumsub: 'complete', kyc_level_1: 'complete' } } },
  })
  expect((await state(token)).hasCompletedOnboarding).toBe(false)
  await answer(url.searchParams.get('session'), 'accept')
  expect((await state(token)).hasCompletedOnboarding).toBe(true)
})

test('accepted terms stay accepted', () => {
  const done = { type: 'BUSINESS', tos: 'complete', msa: 'complete' } as const
  for (const action of ['start', 'accept', 'decline'] as const) expect(termsAnswered(done, action)).toEqual({})
  expect(nextDocument({ ...done, msa: 'voided' })).toBe('msa')
  expect(nextDocument({ type: 'individual', tos: 'complete', msa: null })).toBe(null)
})

test('a page without a valid session is refused', async () => {
  expect((await box.request('GET', '/sandbox/pages/tos?session=nothing')).status).toBe(401)
  expect((await box.request('GET', '/sandbox/pages/tos')).status).toBe(401)
  expect((await answer('nothing', 'accept')).status).toBe(401)
  const { session } = await open('tos-start@kinds.example')
  expect((await box.request('GET', `/sandbox/pages/verify?session=${session}`)).status).toBe(401)
})

test('markup in the language is escaped', async () => {
  const { url } = await open('tos-start@markup.example')
  const page = await box.request('GET', `${url.pathname}${url.search}&lang=${encodeURIComponent('"><script>')}`)
  expect(page.body).not.toContain('"><script>')
  expect(page.headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*script-src 'nonce-\w{24}'/)
})
