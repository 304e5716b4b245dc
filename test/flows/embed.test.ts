import { afterAll, beforeAll, expect, test } from 'vitest'
import { quiet } from './support/quiet.ts'
import { type Stage, openStage } from './support/stage.ts'

// Pages that strip `type="module"` load the classic script instead.
let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

const TAG = '<sphere-ramp application-id="application_sandbox" api-url="https://api.example"></sphere-ramp>'

interface HostPage {
  readonly body: string
  readonly policy?: string
}

async function openHost({ body, policy }: HostPage) {
  const page = await stage.open()
  const refused: string[] = []
  await page.exposeFunction('refused', (directive: string) => refused.push(directive))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { refused(text: string): void }).refused(`${effectiveDirective} ${blockedURI}`),
    )
  })
  await page.route('**/host.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: policy ? { 'Content-Security-Policy': policy } : {},
      body: `<!doctype html><title>Shop</title><body>${body}`,
    }),
  )
  await page.goto(`${stage.demo.url}/host.html`)
  return { page, refused }
}

const shownOn = (page: Awaited<ReturnType<typeof openHost>>['page']) =>
  page.locator('sphere-ramp').getByRole('button').first()

test.each([
  ['no policy', undefined, ''],
  ['a nonce alone', "script-src 'nonce-abc'", ' nonce="abc"'],
  ['a nonce that its scripts hand on', "script-src 'nonce-abc' 'strict-dynamic'", ' nonce="abc"'],
  [
    'its own addresses and trusted types',
    "script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'; style-src 'none'",
    '',
  ],
])('the classic script loads the widget on a page with %s', async (_, policy, nonce) => {
  const body = `${TAG}<script src="/dist/embed.js"${nonce}></script>`
  const { page, refused } = await openHost({ body, ...(policy && { policy }) })
  await shownOn(page).waitFor()
  expect(refused.filter((one) => !one.startsWith('connect-src'))).toEqual([])
  await page.context().close()
})

test('the classic script downloads nothing until the page has a tag, and then the widget once', async () => {
  const { page } = await openHost({ body: '<script src="/dist/embed.js"></script>' })
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await quiet(page)
  expect(requests).toEqual([])
  await page.evaluate((tag) => document.body.insertAdjacentHTML('beforeend', tag + tag), TAG)
  await shownOn(page).waitFor()
  expect(requests.filter((path) => path === '/dist/sphere-ramp.js')).toHaveLength(1)
  await page.context().close()
})
