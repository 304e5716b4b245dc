import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as person from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// Pages that were written for the widget whose snippet is `new SphereRamp({ containerId, … })`.
let stage: Stage
const { button, ramp } = person

openStageForFile((opened) => (stage = opened), { expects: /ERR_NAME_NOT_RESOLVED/ })

const snippet = (options: string) => `<script src="/dist/incumbent.js"></script><script>
  window.widget = new SphereRamp({ containerId: 'sphere-ramp-container', applicationId: 'application_sandbox',
    apiUrl: '${stage.demo.sandboxUrl}', ${options} })
</script>`
const CONTAINER = '<div id="sphere-ramp-container" style="width: 480px; height: 720px"></div>'

async function openHost(html: string): Promise<{ readonly page: Page; readonly errors: string[] }> {
  const page = await stage.open()
  await page.context().grantPermissions(['local-network-access'])
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.route('**/host.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Shop</title>${html}` }),
  )
  await page.goto(`${stage.demo.url}/host.html`)
  return { page, errors }
}

test('the snippet of the other widget reaches the sign-in screen, in its theme, and destroy() removes it [SHELL-16]', async () => {
  const theme = `theme: { color: 'rose', radius: 'lg', components: { logo: 'https://shop.example/logo.png' } }`
  const { page } = await openHost(`<body>${CONTAINER}${snippet(`${theme}, debug: false, allowKyb: true`)}`)
  await ramp(page).getByLabel('Email').waitFor()
  const tag = page.locator('#sphere-ramp-container > sphere-ramp')
  expect(JSON.parse((await tag.getAttribute('theme'))!)).toEqual({
    color: 'rose',
    radius: 'lg',
    logo: 'https://shop.example/logo.png',
  })
  expect(await tag.boundingBox()).toMatchObject({ width: 480 })
  await page.evaluate('window.widget.destroy()')
  expect(await page.locator('sphere-ramp').count()).toBe(0)
  await page.evaluate(
    `window.widget = new SphereRamp({ containerId: 'sphere-ramp-container', applicationId: 'application_sandbox' })`,
  )
  await ramp(page).getByText('The API address is missing').waitFor()
  await page.evaluate('window.widget.destroy()')
  await page.evaluate(`window.widget = new SphereRamp({ containerId: 'sphere-ramp-container' })`)
  await ramp(page).getByText('The application ID is missing').waitFor()
  expect(await tag.getAttribute('application-id')).toBeNull()
})

test('a snippet before its container mounts when the page is parsed, and one without a container says so [SHELL-16]', async () => {
  const { page, errors } = await openHost(`<head>${snippet('')}</head><body>${CONTAINER}`)
  await ramp(page).getByLabel('Email').waitFor()
  expect(errors).toEqual([])
  await page.evaluate(
    `try { new SphereRamp({ containerId: 'missing', applicationId: 'a' }) } catch ({ message }) { window.said = message }`,
  )
  expect(await page.evaluate('window.said')).toBe('[sphere-ramp] The page has no element with the id "missing".')
})

test('a widget that is destroyed before the page is parsed is never mounted [SHELL-16]', async () => {
  const { page } = await openHost(
    `<head>${snippet('')}<script>window.widget.destroy()</script></head><body>${CONTAINER}`,
  )
  await page.waitForLoadState()
  expect(await page.locator('sphere-ramp').count()).toBe(0)
})

test('customerSupport: false hides Contact support, and by default it is offered [SHELL-16]', async () => {
  for (const [options, count] of [
    ['', 1],
    ['customerSupport: false', 0],
  ] as const) {
    const { page } = await openHost(`<body>${CONTAINER}${snippet(options)}`)
    await person.signIn(page, 'existing@example.com')
    await button(page, 'Menu').click()
    await button(page, 'Sign out').waitFor()
    expect(await ramp(page).getByText('Contact support').count()).toBe(count)
    await page.context().close()
  }
})
