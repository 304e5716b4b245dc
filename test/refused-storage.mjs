// The ramp in browsers that refuse storage: Firefox with blocked cookies, Chromium with blocked site data, on the page itself and in a frame
// of another site. Needs a build. Skips Firefox where it is missing; FIREFOX_PATH names one, and SPHERE_RAMP_DIST the folder of another build.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, normalize } from 'node:path'
import puppeteer from 'puppeteer-core'
import { root } from '../.build/run.mjs'
import { CHROME_FLAGS, chromePath } from './support/browser.mjs'
import { STORAGE_HOST } from './support/storage-host.ts'

const dist = process.env.SPHERE_RAMP_DIST ?? join(root, 'dist')
const LIMIT_MS = 30_000

const COLLECT = `<script>
  addEventListener('message', ({ data }) => { if (data && data.seen) window.latest = JSON.parse(data.seen) })
</script>`
const SHOP = `<!doctype html><title>Shop</title>${COLLECT}
  <sphere-ramp application-id="application_a" api-url="https://api.test"></sphere-ramp>
  <script>${STORAGE_HOST}</script><script type="module" src="/dist/sphere-ramp.js"></script>`

/** A site is a host name: the two names of this machine are two sites. */
const framed = (port, sandbox) =>
  `<!doctype html><title>Portal</title>${COLLECT}<iframe width="480" height="720" src="http://localhost:${port}/shop" ${sandbox}></iframe>`

function serve() {
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const { port } = server.address()
    const pages = {
      '/shop': SHOP,
      '/framed': framed(port, ''),
      '/sandboxed': framed(port, 'sandbox="allow-scripts allow-forms"'),
    }
    const file = join(dist, normalize(pathname.replace(/^\/dist\//, '/')))
    const isPage = Object.hasOwn(pages, pathname)
    if (!isPage && !existsSync(file)) return response.writeHead(404).end()
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Type', isPage ? 'text/html; charset=utf-8' : 'text/javascript')
    response.end(isPage ? pages[pathname] : readFileSync(file))
  })
  return new Promise((resolve) => server.listen(0, () => resolve(server)))
}

const firefoxPath = () =>
  [
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ].find((path) => path && existsSync(path))

const firefox = (cookieBehavior) => () =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath(),
    headless: true,
    extraPrefsFirefox: { 'network.cookie.cookieBehavior': cookieBehavior, 'browser.shell.checkDefaultBrowser': false },
  })

/** Chromium reads these settings from its profile. */
const chromium = (profile) => async () => {
  const folder = mkdtempSync(join(tmpdir(), 'refused-storage-'))
  mkdirSync(join(folder, 'Default'))
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify({ profile }))
  const browser = await puppeteer.launch({ executablePath: chromePath(), args: CHROME_FLAGS, userDataDir: folder })
  browser.once('disconnected', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return browser
}

const [ALL_BLOCKED, THIRD_BLOCKED] = [
  { default_content_setting_values: { cookies: 2 } },
  { cookie_controls_mode: 1, block_third_party_cookies: true },
]

/**
 * `keeps`: whether the page is left its storage, so that a browser that ignores the setting proves nothing. Chromium gives a frame of
 * another site a partitioned storage in place of the blocked one.
 */
const CASES = [
  {
    name: 'Firefox without third-party cookies, in a frame of another site',
    open: firefox(1),
    at: '/framed',
    keeps: false,
  },
  { name: 'Firefox without third-party cookies, on the page itself', open: firefox(1), at: '/shop', keeps: true },
  { name: 'Firefox without cookies, on the page itself', open: firefox(2), at: '/shop', keeps: false },
  { name: 'Firefox without cookies, in a frame of another site', open: firefox(2), at: '/framed', keeps: false },
  { name: 'Firefox, in a sandboxed frame', open: firefox(5), at: '/sandboxed', keeps: false },
  { name: 'Chromium without site data, on the page itself', open: chromium(ALL_BLOCKED), at: '/shop', keeps: false },
  {
    name: 'Chromium without site data, in a frame of another site',
    open: chromium(ALL_BLOCKED),
    at: '/framed',
    keeps: false,
  },
  {
    name: 'Chromium without third-party cookies, in a frame of another site',
    open: chromium(THIRD_BLOCKED),
    at: '/framed',
    keeps: true,
  },
  { name: 'Chromium, in a sandboxed frame', open: chromium({}), at: '/sandboxed', keeps: false },
]

async function until(page, what, is) {
  for (const end = Date.now() + LIMIT_MS; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const seen = await page.evaluate(() => window.latest ?? null)
    if (seen && is(seen)) return seen
  }
  const { text = '', ...seen } = (await page.evaluate(() => window.latest ?? null)) ?? {}
  throw new Error(`never came: ${what}; seen ${JSON.stringify({ ...seen, text: text.slice(0, 80) })}`)
}

const say = (page, text) =>
  page.evaluate((words) => (document.querySelector('iframe')?.contentWindow ?? window).postMessage(words, '*'), text)

/** A customer reaches the accounts, and leaves again. */
async function live(browser, url, keeps) {
  const page = await browser.newPage()
  await page.goto(url)
  const { keeps: has } = await until(page, 'the sign-in screen', ({ field, isEarly }) => field && !isEarly)
  if (has !== keeps) throw new Error(`the browser ${has ? 'leaves the page its' : 'refuses the page a'} storage`)
  await say(page, 'sign in')
  await until(page, 'the accounts', ({ text }) => text.includes('Bank accounts'))
  await say(page, 'sign out')
  const { errors, events } = await until(
    page,
    'the sign-in screen again',
    (seen) => seen.events.includes('ramp-signed-out') && seen.field,
  )
  if (errors.length > 0 || events.includes('ramp-error'))
    throw new Error(`errors: ${JSON.stringify({ errors, events })}`)
}

const server = await serve()
const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = CASES.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
let failed = 0
for (const { name, open, at, keeps } of chosen) {
  if (name.startsWith('Firefox') && !firefoxPath()) {
    console.log(`- ${name}: skipped, because this machine has no Firefox`)
    continue
  }
  const browser = await open()
  try {
    await live(browser, `http://127.0.0.1:${server.address().port}${at}`, keeps)
    console.log(`✓ ${name}`)
  } catch (error) {
    failed += 1
    console.log(`✗ ${name}: ${error.message}`)
  } finally {
    await browser.close()
  }
}
server.close()
console.log(failed === 0 ? 'Refused storage: every browser passed' : `Refused storage: ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
