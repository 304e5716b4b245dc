// A picture of every screen and kit part, at 360 and 900 px, light and dark, English, pseudo and right-to-left, with an index page.
// `--only name` draws what has that in its name; pictures go to gallery/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startStaticServer } from '../demo/hosts/static-server.ts'
import { startSandboxServer } from '../demo/sandbox/server.ts'
import { CHROME_FLAGS, chromePath } from './support/browser.mjs'
import { must, root } from './support/run.mjs'
import { SCENES } from './support/scenes.ts'

const only = process.argv.includes('--only') ? process.argv[process.argv.indexOf('--only') + 1] : ''
const LOOKS = [360, 900].flatMap((width) =>
  ['light', 'dark'].flatMap((mode) => ['en', 'en-XA', 'ar-XB'].map((language) => ({ width, mode, language }))),
)
const CODE = '000000'
const out = join(root, 'gallery')

if (!process.argv.includes('--built')) {
  await must('node', ['test/build.mjs', '--fast'])
  await must('node', ['test/build.mjs', '--kit'])
}
if (!only) rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const sandbox = await startSandboxServer({
  port: 0,
  db: { folder: 'memory' },
  settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 100_000 },
})
const serve = (folder) =>
  startStaticServer({ root: join(root, folder), headers: { 'Access-Control-Allow-Origin': '*' } })
const pages = await serve('')
// Folders with a dot are served to nobody who does not name them.
const kit = await serve('.cache/kit')
writeFileSync(join(root, '.cache/kit/stage.html'), '<!doctype html>')
const browser = await chromium.launch({ executablePath: chromePath(), args: CHROME_FLAGS })

async function call(path, { application = 'application_sandbox', customerId, body }) {
  const headers = {
    'content-type': 'application/json',
    'x-application-id': application,
    ...(customerId && { 'x-customer-id': customerId }),
  }
  const response = await fetch(`${sandbox.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await response.json()
  return answer.data ?? answer
}

async function tokenFor({ persona, application }) {
  const { customerId } = await call('/v1/ramp/auth/login', {
    application,
    body: { email: persona, preventSendingEmail: true },
  })
  const { token } = await call('/v1/ramp/auth/otp/verify', { application, customerId, body: { code: CODE } })
  return token
}

const markup = ({ application = 'application_sandbox', attributes = {} }, { mode, language }) => {
  const all = { 'application-id': application, 'api-url': sandbox.url, 'color-scheme': mode, language, ...attributes }
  const text = Object.entries(all)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
  return `<!doctype html><meta name="viewport" content="width=device-width"><body style="margin:0;background:${mode === 'dark' ? '#000' : '#fff'}">
    <script type="module" src="${pages.url}/dist/sphere-ramp.js"></script><sphere-ramp ${text}></sphere-ramp>`
}

async function step(page, action) {
  if ('fill' in action) return page.getByLabel(action.fill).fill(action.with)
  if (action.press === 'submit') return page.locator('sphere-ramp button[type=submit]').first().click()
  return page.getByRole('button', { name: action.press }).click()
}

/** Waits until nothing loads or moves any more. */
async function still(page) {
  await page.waitForLoadState('networkidle').catch(() => {})
  await page.waitForFunction(() => {
    const shadow = document.querySelector('sphere-ramp')?.shadowRoot ?? document.querySelector('#stage')?.shadowRoot
    return (
      shadow &&
      shadow
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity)
    )
  })
}

async function drawScene(page, scene, look) {
  await page.goto(`${kit.url}/stage.html`)
  await page.evaluate(() => sessionStorage.clear())
  await page.setContent(markup(scene, look))
  const token = scene.persona ? await tokenFor(scene) : null
  await page.evaluate(
    async ({ token, path }) => {
      await customElements.whenDefined('sphere-ramp')
      const element = document.querySelector('sphere-ramp')
      const signedIn = new Promise((resolve) => element.addEventListener('ramp-signed-in', resolve, { once: true }))
      if (token) element.authToken = token
      if (token) await signedIn
      await element.navigate(path)
    },
    { token, path: scene.path },
  )
  for (const action of scene.steps ?? []) await step(page, action)
}

async function drawPart(page, name, { mode, language, width }) {
  await page.goto(`${kit.url}/stage.html`)
  await page.setContent(`<!doctype html><body style="margin:0"><div id="stage"></div>`)
  await page.evaluate(
    async ({ url, name, options }) => {
      const { mountSpecimen } = await import(`${url}/kit.js`)
      await mountSpecimen(name, document.querySelector('#stage'), options)
    },
    { url: kit.url, name, options: { mode, dir: language === 'ar-XB' ? 'rtl' : 'ltr', width } },
  )
}

async function specimens(page) {
  await page.goto(`${kit.url}/stage.html`)
  return page.evaluate(async (url) => {
    const { partNames, specimensOf } = await import(`${url}/kit.js`)
    return (await Promise.all(partNames.map(specimensOf))).flat()
  }, kit.url)
}

const drawn = new Map()
const failed = []
async function picture(page, name, look, draw) {
  const file = `${name.replaceAll('/', '.')}-${look.width}-${look.mode}-${look.language}.png`
  try {
    await page.setViewportSize({ width: look.width, height: 720 })
    await draw()
    await still(page)
    await page.screenshot({ path: join(out, file), fullPage: true })
    drawn.set(name, [...(drawn.get(name) ?? []), file])
  } catch (error) {
    failed.push(`${file}: ${String(error).split('\n')[0]}`)
  }
}

const context = await browser.newContext({ reducedMotion: 'reduce' })
const page = await context.newPage()
const parts = (await specimens(page)).filter((name) => name.includes(only) && !name.endsWith('/default'))
const scenes = SCENES.filter(({ name }) => name.includes(only))

for (const scene of scenes)
  for (const look of LOOKS) await picture(page, scene.name, look, () => drawScene(page, scene, look))
const partLooks = LOOKS.filter(({ language }) => language !== 'en-XA')
for (const part of parts)
  for (const look of partLooks) await picture(page, part, look, () => drawPart(page, part, look))

await browser.close()
await pages.close()
await kit.close()
await sandbox.close()

const figures = [...drawn].map(
  ([name, files]) =>
    `<section><h2>${name}</h2>${files.map((file) => `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`).join('')}</section>`,
)
const index = `<!doctype html><meta charset="utf-8"><title>sphere-ramp gallery</title>
<style>body{font:15px system-ui;margin:24px;background:#f4f5f7}section{margin-block-end:40px}img{max-height:360px;margin:0 12px 12px 0;border:1px solid #ccc;background:#fff}</style>
<h1>${scenes.length} screens and ${parts.length} parts</h1>${figures.join('\n')}`
writeFileSync(join(out, 'index.html'), index)

console.log(`${[...drawn.values()].flat().length} pictures of ${drawn.size} screens and parts in gallery/index.html`)
for (const line of failed) console.log(`not drawn: ${line}`)
process.exit(failed.length === 0 ? 0 : 1)
