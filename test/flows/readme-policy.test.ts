import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaticServer, startStaticServer } from '../../demo/hosts/static-server.ts'
import { distFolder } from '../../demo/paths.ts'
import { merchantSite } from '../../demo/start/merchant-site.ts'
import * as person from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// What the README tells a page to allow, served as it is written there, but for the addresses.
const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const found = (pattern: RegExp) => pattern.exec(readme)![1]!
const POLICY = found(/```\n(script-src [\s\S]*?)\n```/)
const CAMERA = found(/`Permissions-Policy: (camera=.*?)`/)
const FRAME = found(/\| In `<iframe sandbox>`.*\| `(allow-[^`]+)` \|/)

let stage: Stage
let site: StaticServer
// Chrome says so of a form whose button does what it says all the same.
openStageForFile((opened) => (stage = opened), { expects: /'allow-forms' permission is not set/ })

const VENDOR = 'https://verification.vendor.example'

beforeAll(async () => {
  const { sandboxUrl } = stage.demo
  const addresses = {
    'https://your.cdn': "'self'",
    'https://api.your-ramp.example': sandboxUrl,
    'https://your.rpc.node.example': 'https://node.example',
    'https://terms.your-ramp.example': sandboxUrl,
    ' <origins of the logos>': " 'self'",
  }
  const policy = Object.entries(addresses).reduce((text, [name, own]) => text.replaceAll(name, own), POLICY)
  const own = merchantSite({ sandboxUrl, nodes: { rpcUrls: {}, isSettled: true }, missingChains: {}, dist: distFolder })
  const framed = `<!doctype html><title>Shop</title><iframe sandbox="${FRAME}" src="/strict-csp/" width="480" height="800"></iframe>`
  site = await startStaticServer({
    ...own,
    routes: {
      ...own.routes,
      '/framed': async ({ response }) => void response.setHeader('Content-Type', 'text/html').end(framed),
    },
    headers: (path) =>
      path.startsWith('/strict-csp')
        ? { 'Content-Security-Policy': policy.replaceAll('\n', ' '), 'Permissions-Policy': CAMERA }
        : {},
  })
})
afterAll(() => site.close())

async function open(path: string): Promise<Page> {
  const page = await stage.open()
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    document.addEventListener('securitypolicyviolation', (event) =>
      heard.push(`${event.effectiveDirective} ${event.blockedURI}`),
    )
  })
  await page.goto(site.url + path)
  return page
}
const heardBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

test('a customer makes a transfer under the policy of the README, and nothing is blocked [SHELL-15]', async () => {
  const page = await open('/strict-csp/')
  await person.signIn(page, 'existing@example.com')
  await person.startOnRamp(page, {
    currency: /^US dollar/,
    method: /^Wire transfer/,
    amount: '300.00',
    wallet: /^Unnamed Wallet/,
  })
  expect(await heardBy(page)).toEqual([])
  await page.context().close()
})

test('the policy of the README names the frame of the terms [SHELL-15]', async () => {
  const page = await open('/strict-csp/')
  await person.enterEmail(page, 'tos-start@example.com')
  const signedIn = page.evaluate(() => new Promise((done) => addEventListener('ramp-signed-in', () => done(null))))
  await person.enterCode(page, '000000')
  await signedIn
  await page.evaluate(() => document.querySelector('sphere-ramp')!.navigate('/onboarding/tos'))
  await page.frameLocator('sphere-ramp iframe').getByRole('button').first().waitFor()
  expect(await heardBy(page)).toEqual([])
  await page.context().close()
})

test('the camera goes to the vendor of the README, and to nobody else', async () => {
  const page = await open('/strict-csp/')
  const allowed = await page.evaluate((vendor) => {
    const policy = (document as unknown as { featurePolicy: { getAllowlistForFeature(name: string): string[] } })
      .featurePolicy
    return policy.getAllowlistForFeature('camera').map((origin) => (origin === vendor ? 'the vendor' : origin))
  }, VENDOR)
  expect(allowed.toSorted()).toEqual([new URL(site.url).origin, 'the vendor'].toSorted())
  await page.context().close()
})

test('a sandboxed frame with the rights of the README signs in and exports [SHELL-15]', async () => {
  const page = await open('/framed')
  const frame = page.frameLocator('iframe')
  await frame.getByLabel('Email').fill('existing@example.com')
  await frame.getByRole('button', { name: 'Continue', exact: true }).click()
  await frame.getByRole('textbox', { name: '6-digit code' }).fill('000000')
  const inner = page.frames().find((each) => each.url().includes('/strict-csp/'))!
  await frame.getByRole('heading', { name: 'Accounts', exact: true }).waitFor()
  await inner.evaluate(() => document.querySelector('sphere-ramp')!.navigate('/my-payouts?type=onRamps'))
  const download = page.waitForEvent('download')
  await frame.getByRole('button', { name: /Export/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  await page.context().close()
})
