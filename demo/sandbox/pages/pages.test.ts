import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium, type Browser, type FrameLocator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startSandboxServer, type SandboxServer } from '../server.ts'

const support = new URL('../../../test/support/browser.mjs', import.meta.url).href
const sdkFile = new URL('../../../node_modules/@sumsub/websdk/dist/index.esm.js', import.meta.url)

let server: SandboxServer
let merchant: Server
let merchantUrl: string
let browser: Browser
let page: Page
const errors: string[] = []

const soon = <T>(read: () => T) => expect.poll(read, { timeout: 10_000 })

/** A page of another origin, such as a merchant's. It records every message that it gets. */
const merchantPage = `<!doctype html><title>Merchant</title><body><script type="module">
import sdk from '/sdk.js'
window.heard = []
addEventListener('message', ({ origin, data }) => window.heard.push({ origin, ...data }))
window.frame = (url) => {
  const iframe = Object.assign(document.createElement('iframe'), { src: url, width: 328, height: 560 })
  document.body.replaceChildren(iframe)
}
window.verify = (baseUrl, token) => {
  window.posted = []
  window.tokens = []
  document.body.innerHTML = '<div id="place"></div>'
  const note = (type, payload) => window.posted.push({ type, ...payload })
  sdk.init(token, () => window.newToken())
    .withBaseUrl(baseUrl).withConf({ lang: 'pt' }).withOptions({ addViewportTag: false, adaptIframeHeight: true })
    .on('idCheck.onError', (payload) => note('idCheck.onError', payload))
    .onMessage(note).build().launch('#place')
}
window.isReady = true
</script>`

beforeAll(async () => {
  const { testChromePath, CHROME_FLAGS } = (await import(support)) as {
    testChromePath(): string
    CHROME_FLAGS: string[]
  }
  server = await startSandboxServer({
    port: 0,
    db: { folder: 'memory' },
    settings: { stepMs: 0, kycTokenTtlMs: 600_000 },
  })
  const sdk = await readFile(sdkFile)
  merchant = createServer(({ url }, response) => {
    const [type, body] = url === '/sdk.js' ? ['text/javascript', sdk] : ['text/html', merchantPage]
    response.writeHead(200, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((resolve) => merchant.listen(0, '127.0.0.1', resolve))
  merchantUrl = `http://127.0.0.1:${(merchant.address() as AddressInfo).port}`
  browser = await chromium.launch({ executablePath: testChromePath(), args: CHROME_FLAGS })
})
afterAll(async () => {
  await browser?.close()
  merchant?.close()
  await server?.close()
})
beforeEach(async () => {
  errors.length = 0
  page = await browser.newPage({ viewport: { width: 360, height: 640 } })
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    const isExpiry = message.text().includes('401 (Unauthorized)')
    if (message.type() === 'error' && !isExpiry) errors.push(message.text())
  })
  await page.goto(merchantUrl)
  await page.waitForFunction('window.isReady')
})
afterEach(async () => {
  await page.close()
  expect(errors).toEqual([])
})

async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const response = await fetch(server.url + path, {
    headers: { 'X-Application-Id': 'application_sandbox', ...headers },
    ...init,
  })
  const answer = await response.json()
  return answer.data ?? answer
}

async function signIn(email: string): Promise<Record<string, string>> {
  const { customerId } = await call('/v1/ramp/auth/login', { email })
  const named = { 'X-Customer-Id': customerId }
  await call('/v1/ramp/auth/operating-residency', { countryCode: 'DEU' }, named)
  const { token } = await call('/v1/ramp/auth/otp/verify', { code: '000000' }, named)
  const { idToken } = await call('/v1/identity/token', { token })
  return { Authorization: `Bearer ${idToken}` }
}

const heard = () => page.evaluate<{ origin: string; type?: string }[]>('window.heard')
const posted = () =>
  page.evaluate<{ type: string; levelName?: string; reviewStatus?: string; height?: number }[]>('window.posted')
const advance = (steps = 1) => call('/sandbox/advance', { steps })
const noSidewaysScroll = async (frame: FrameLocator) => {
  const [wide, seen] = await frame.locator('html').evaluate((html) => [html.scrollWidth, html.clientWidth])
  expect(wide).toBeLessThanOrEqual(seen!)
}

async function openTerms(email: string, extra = '') {
  const user = await signIn(email)
  const { url } = await call('/v1/ramp/onboarding/tos/redirectUrl', undefined, user)
  await page.evaluate((src) => (window as unknown as { frame(url: string): void }).frame(src), `${url}&lang=pt${extra}`)
  return { user, frame: page.frameLocator('iframe') }
}

test('a business accepts terms and agreement, and the frame posts each step to the merchant page', async () => {
  const { user, frame } = await openTerms('newbiz@page.example')
  await soon(() => frame.getByRole('heading', { name: 'Terms of service' }).isVisible()).toBe(true)
  expect(await frame.locator('.lang').textContent()).toBe('Language pt')
  await noSidewaysScroll(frame)
  await frame.getByRole('button', { name: 'Start' }).click()
  await soon(async () => (await heard()).map(({ type }) => type)).toEqual(['resize', 'pending'])
  await frame.getByRole('button', { name: 'Accept' }).click()
  await frame.getByRole('heading', { name: 'Master services agreement' }).waitFor()
  await frame.getByRole('button', { name: 'Decline' }).click()
  await soon(async () => (await heard()).at(-1)?.type).toBe('error')
  expect(await call('/v1/ramp/onboarding/state', undefined, user)).toMatchObject({ tos: 'complete', msa: 'declined' })
  await frame.getByRole('button', { name: 'Accept' }).click()
  await frame.getByRole('heading', { name: 'You’re all set' }).waitFor()
  await frame.getByRole('button', { name: 'Close' }).click()
  await expect
    .poll(async () => (await heard()).map(({ type }) => type))
    .toEqual(['resize', 'pending', 'error', 'success', 'close'])
  expect(new Set((await heard()).map(({ origin }) => origin))).toEqual(new Set([server.url]))
})

test('the page of the second origin works and posts from that origin', async () => {
  const { frame } = await openTerms('tos-start@evil.example', '&origin=evil')
  await frame.getByRole('button', { name: 'Accept' }).click()
  await soon(async () => (await heard()).map(({ type }) => type)).toEqual(['resize', 'success'])
  expect((await heard()).some(({ origin }) => origin === server.url)).toBe(false)
})

async function openVerification(email: string) {
  const user = await signIn(email)
  const token = () => call('/v1/ramp/kyc/sumsub-access-token', {}, user).then((answer) => answer.token as string)
  const renewals: string[] = []
  await page.exposeFunction('newToken', async () => {
    renewals.push(await token())
    return renewals.at(-1)
  })
  const first = await token()
  await page.evaluate(
    ([base, secret]) => (window as unknown as { verify(base: string, token: string): void }).verify(base!, secret!),
    [server.url, first],
  )
  const frame = page.frameLocator('iframe')
  await soon(async () => (await posted()).some(({ type }) => type === 'idCheck.onReady')).toBe(true)
  return { user, frame, renewals }
}

const statuses = async () =>
  (await posted())
    .filter(({ type }) => type === 'idCheck.onApplicantStatusChanged')
    .map(({ reviewStatus }) => reviewStatus)

test("the vendor's own SDK shows the page, follows its messages and renews its token", async () => {
  const { user, frame, renewals } = await openVerification('newcomer@sdk.example')
  await soon(() => frame.locator('.lang').textContent()).toBe('Language pt')
  const submit = frame.getByRole('button', { name: 'Submit' })
  expect(await submit.isDisabled()).toBe(true)
  await frame.getByRole('button', { name: 'A business' }).click()
  await expect
    .poll(async () => (await posted()).find(({ type }) => type === 'idCheck.onApplicantLevelChanged')?.levelName)
    .toBe('business')
  await noSidewaysScroll(frame)
  await frame.getByRole('button', { name: 'Expire token' }).click()
  await soon(() => renewals.length).toBe(1)
  await frame.getByRole('button', { name: 'An individual' }).click()
  await submit.click()
  await soon(statuses).toEqual(['pending'])
  for (const count of [2, 3, 4]) {
    await advance()
    await soon(statuses).toHaveLength(count)
  }
  await frame.getByText('You are verified.').waitFor()
  expect(await call('/v1/ramp/onboarding/state', undefined, user)).toMatchObject({ kyc: { kyc_level_1: 'complete' } })
  const height = await page.locator('iframe').evaluate((iframe) => iframe.getBoundingClientRect().height)
  expect(height).toBeGreaterThan(300)
})

test('an expired token is renewed, and the page continues', async () => {
  const { frame, renewals } = await openVerification('kyc-start@expired.example')
  await frame.getByText('Ready to submit').waitFor()
  await server.sandbox.services.db.query("update tokens set expires_at = '2000-01-01' where kind = 'kyc'")
  await frame.getByRole('button', { name: 'Submit' }).click()
  await soon(statuses).toEqual(['pending'])
  expect(renewals).toHaveLength(1)
  await advance()
  await soon(statuses).toEqual(['pending', 'completed'])
})

test('the external verification page changes the state and posts nothing', async () => {
  const user = await signIn('newcomer@alone.example')
  const { url } = await call('/v1/ramp/kyc/externalUrl?lang=vi', { customerType: 'individual' }, user)
  await page.goto(url)
  expect(await page.getByRole('button', { name: 'Expire token' }).count()).toBe(0)
  expect(await page.locator('.lang').textContent()).toBe('Language vi')
  await page.getByRole('button', { name: 'An individual' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Submitted. We’re reviewing your details.').waitFor()
  await advance(3)
  await page.getByText('You are verified.').waitFor()
})
