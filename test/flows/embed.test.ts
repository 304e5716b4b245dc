import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { distFolder } from '../../demo/paths.ts'
import { written } from '../hosts/readme.mjs'
import { quiet } from './support/quiet.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// Pages that strip `type="module"` load the classic script instead.
let stage: Stage
// The script says on the console what is missing.
openStageForFile((opened) => (stage = opened), { expects: /^\[sphere-ramp\] |status of 404/ })

const SETTINGS = 'application-id="application_sandbox" api-url="https://api.example"'
const TAG = `<sphere-ramp ${SETTINGS}></sphere-ramp>`
const PLACEHOLDER =
  'data-sphere-ramp data-application-id="application_sandbox" data-api-url="https://api.example" data-theme="rose"'
const FOLDER = 'data-sphere-ramp-src="/dist/"'

interface HostPage {
  readonly body: string
  readonly policy?: string
}

async function openHost({ body, policy }: HostPage) {
  const page = await stage.open()
  const refused: string[] = []
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
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
  return { page, refused, errors }
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

test('the README’s line for a CMS loads the widget, by the address of its own folder', async () => {
  const [script] = written('CMS', { apiUrl: 'https://api.example' }).filter((code) => code.startsWith('<script src='))
  expect(script).toContain('https://your.cdn/sphere-ramp/embed.js')
  const { page, refused } = await openHost({
    body: `${TAG}${script!.replace('https://your.cdn/sphere-ramp/', '/dist/')}`,
  })
  await shownOn(page).waitFor()
  expect(refused).toEqual([])
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

const code = () => readFileSync(join(distFolder, 'embed.js'), 'utf8')

test.each([
  [
    'inlined, with the folder on the tag',
    () => `<sphere-ramp ${SETTINGS} ${FOLDER}></sphere-ramp><script>${code()}</script>`,
  ],
  ['inlined, with the folder on the script', () => `${TAG}<script data-sphere-ramp-src="/dist">${code()}</script>`],
  [
    'inlined as a module',
    () => `<sphere-ramp ${SETTINGS} ${FOLDER}></sphere-ramp><script type="module">${code()}</script>`,
  ],
  [
    'inlined, with the module’s address on the tag',
    () =>
      `<sphere-ramp ${SETTINGS} data-sphere-ramp-src="/dist/sphere-ramp.js"></sphere-ramp><script>${code()}</script>`,
  ],
])('a script that an optimiser has %s loads the widget [SHELL-16]', async (_, body) => {
  const { page, errors } = await openHost({ body: body() })
  await shownOn(page).waitFor()
  expect(errors.filter((text) => text.includes('[sphere-ramp]'))).toEqual([])
  await page.context().close()
})

test('a script that cannot know its folder says on the console how to name it [SHELL-16]', async () => {
  const { page, errors } = await openHost({ body: `${TAG}<script>${code()}</script>` })
  const how =
    'What to do: name the folder of sphere-ramp.js: data-sphere-ramp-src="https://your.cdn/sphere-ramp/" on this script or on the tag.'
  await soon(() => errors).toEqual([
    `[sphere-ramp] page/folder-unknown: This script does not know where it was loaded from. ${how}`,
  ])
  await page.context().close()
})

test('a script that an optimiser has made a data: address says how to name its folder, and goes on to replace placeholders [SHELL-16]', async () => {
  const src = `data:text/javascript;base64,${Buffer.from(code()).toString('base64')}`
  const { page, errors } = await openHost({ body: `${TAG}<script src="${src}"></script>` })
  const uncaught: string[] = []
  page.on('pageerror', ({ message }) => uncaught.push(message))
  await page.reload()
  await soon(() => errors.at(-1)).toMatch(
    /This script does not know where it was loaded from\. What to do: name the folder/,
  )
  await page.evaluate(
    (attributes) => document.body.insertAdjacentHTML('beforeend', `<div ${attributes}></div>`),
    PLACEHOLDER,
  )
  await soon(() => page.locator('sphere-ramp').count()).toBe(2)
  expect(uncaught).toEqual([])
  await page.context().close()
})

test('a script that was joined with others says that the module is not in their folder [SHELL-16]', async () => {
  const { page, errors } = await openHost({ body: `${TAG}<script src="/joined/all.js"></script>` })
  await page.route('**/joined/all.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `;${code()};` }),
  )
  await page.reload()
  await soon(() => errors.filter((text) => text.includes('[sphere-ramp]'))).toEqual([
    expect.stringMatching(
      /^\[sphere-ramp\] page\/module-unreachable: http:.*\/joined\/sphere-ramp\.js could not be loaded\. What to do: name/,
    ),
  ])
  await page.context().close()
})

test('a div of a CMS that strips unknown tags becomes the element, at once and later [SHELL-16]', async () => {
  const body = `<div id="ramp" class="block" style="height: 500px" ${PLACEHOLDER}></div><script src="/dist/embed.js"></script>`
  const { page } = await openHost({ body })
  await shownOn(page).waitFor()
  const read = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('sphere-ramp'), (tag) => [
        tag.outerHTML.replace(/>.*/, '>'),
        tag.shadowRoot !== null,
      ]),
    )
  const tag =
    '<sphere-ramp id="ramp" class="block" application-id="application_sandbox" api-url="https://api.example" theme="rose" style="height: 500px;">'
  expect(await read()).toEqual([[tag, true]])
  await page.evaluate(
    (attributes) => document.body.insertAdjacentHTML('beforeend', `<div ${attributes}></div>`),
    PLACEHOLDER,
  )
  await soon(async () => (await read()).map(([, isThere]) => isThere)).toEqual([true, true])
  expect(await page.locator('div[data-sphere-ramp]').count()).toBe(0)
  await page.context().close()
})
