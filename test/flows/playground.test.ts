import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { startStaticServer } from '../../demo/hosts/static-server.ts'
import { nodeUrls } from '../../demo/sandbox/tables/node-urls.ts'
import { violationsOn } from './support/accessibility.ts'
import { button, enterCode, ramp, title } from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A merchant tries the settings and takes the code for their kind of page.
let stage: Stage

openStageForFile((opened) => (stage = opened))

/** The code to paste, without what is done once for a project. */
const snippetOf = (page: Page) => page.locator('#snippets pre').last().innerText()

/** A page of the merchant's own, of another origin than the playground, that has nothing but the snippet. */
async function paste(page: Page, html: string): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'sphere-ramp-pasted-'))
  writeFileSync(join(folder, 'index.html'), html)
  const site = await startStaticServer({ root: folder })
  onTestFinished(async () => {
    await site.close()
    rmSync(folder, { recursive: true })
  })
  const pasted = await page.context().newPage()
  await pasted.goto(site.url)
  await ramp(pasted).getByRole('textbox').waitFor()
  return pasted
}

const attributesOf = (page: Page) =>
  ramp(page).evaluate((element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])))

const configOf = (page: Page) => ramp(page).evaluate((element) => (element as unknown as { config: object }).config)

/** The nodes of the sandbox, by which no page asks a public one. */
const withNodes = (config: object) => ({ rpcUrls: nodeUrls(stage.demo.sandboxUrl), ...config })

const emailField = (page: Page) => ramp(page).getByRole('textbox', { name: /e-?mail/i })

const choose = (page: Page, name: string, value: string) =>
  page.getByRole('combobox', { name, exact: true }).selectOption(value)

test.each(['HTML', 'CMS'])('the code for %s shows the first screen when it is pasted [SHELL-15]', async (host) => {
  const page = await stage.open('/playground/')
  await emailField(page).waitFor()
  await page.getByRole('radio', { name: host, exact: true }).check({ force: true })
  await paste(page, await snippetOf(page))
})

test.each(['HTML', 'CMS'])(
  'each setting reaches the element, the code for %s and the page that it is pasted into [SHELL-15]',
  async (host) => {
    const page = await stage.open('/playground/')
    const chosen = {
      Application: 'application_basic',
      Color: 'violet',
      Corners: 'xl',
      'Color scheme': 'dark',
      Environment: 'sandbox',
      'Heading level': '4',
      Width: '390px',
    }
    for (const [name, value] of Object.entries(chosen)) await choose(page, name, value)
    await page.getByLabel('Logo').fill(`${stage.demo.url}/console/icon.svg`)
    await page.locator('#choices').getByLabel('Email').fill('ines@example.com')
    await page.getByLabel('Debug').check()
    await page.getByLabel('config as JSON').fill('{"brand":{"nickname":"</script>"}}')
    await page.getByRole('radio', { name: host, exact: true }).check({ force: true })
    const wanted = {
      'application-id': 'application_basic',
      theme: `{"color":"violet","radius":"xl","logo":"${stage.demo.url}/console/icon.svg"}`,
      'color-scheme': 'dark',
      environment: 'sandbox',
      'heading-level': '4',
      email: 'ines@example.com',
      debug: '',
      'api-url': stage.demo.sandboxUrl,
    }
    expect(await attributesOf(page)).toMatchObject(wanted)
    expect(await ramp(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(390)
    const pasted = await paste(page, await snippetOf(page))
    expect(await attributesOf(pasted)).toEqual(wanted)
    for (const each of [page, pasted])
      await expect.poll(() => configOf(each)).toEqual(withNodes({ brand: { nickname: '</script>' } }))
  },
)

test('reports a configuration that is not a JSON object, and keeps the last one', async () => {
  const page = await stage.open('/playground/')
  const config = page.getByLabel('config as JSON')
  await config.fill('{"excludedTabs":["bank"]}')
  await config.fill('{"excludedTabs":')
  await page.getByText('This is not a JSON object yet.').waitFor()
  await expect.poll(() => configOf(page)).toEqual(withNodes({ excludedTabs: ['bank'] }))
  await config.fill('')
  await page.getByText('This is not a JSON object yet.').waitFor({ state: 'detached' })
  expect(await configOf(page)).toEqual(withNodes({}))
})

test('ramp only takes the sign-in from the element and the snippet [SHELL-15]', async () => {
  const page = await stage.open('/playground/')
  await page.getByLabel('Ramp only').check()
  expect(await attributesOf(page)).toHaveProperty('ramp-only', '')
  expect(await snippetOf(page)).toContain('\n  ramp-only\n')
})

test('a chosen customer is in the email field and signs in, and every event is listed', async () => {
  const page = await stage.open('/playground/')
  await choose(page, 'Customer', 'existing@example.com')
  expect(await attributesOf(page)).toHaveProperty('email', 'existing@example.com')
  await expect.poll(() => emailField(page).inputValue()).toBe('existing@example.com')
  await button(page, 'Continue').click()
  await enterCode(page, '000000')
  await title(page, 'Accounts').waitFor()
  const events = page.getByRole('log', { name: 'Events' }).getByRole('listitem')
  for (const name of ['ramp-ready', 'ramp-otp-sent', 'ramp-signed-in', 'ramp-navigate'])
    await events.filter({ hasText: name }).first().waitFor()
  await events.filter({ hasText: '{"path":"/my-accounts"}' }).first().waitFor()
  await page.getByRole('button', { name: 'Clear' }).click()
  expect(await events.count()).toBe(0)
})

test.each(['light', 'dark'] as const)('the page passes the accessibility check, %s', async (colorScheme) => {
  const page = await stage.open('/playground/', { colorScheme })
  await emailField(page).waitFor()
  await page.getByLabel('config as JSON').fill('{')
  expect(await violationsOn(page, 'body')).toEqual([])
})
