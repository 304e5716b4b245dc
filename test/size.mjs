// Measures, in a real browser, what is downloaded until the sign-in screen can be used, and holds it to the budgets.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { CHROME_FLAGS, chromePath } from './support/browser.mjs'
import { root } from './support/run.mjs'

const KB = 1000
const BUDGETS = { 'the first screen': 112.3 * KB, 'dist/embed.js': 3 * KB }
const CHAIN_SDK = /@solana|ethers|@mysten|aptos-labs|tronweb/
const TYPES = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html' }

const application = {
  data: {
    id: 'application_sandbox',
    nickname: 'Acme Pay',
    logo: null,
    access: { allowSuiPayouts: true, allowSourcelessOnRamp: true, kycLevel2: true },
  },
}

/** `ramp-ready` says that the first screen can be used; what is asked for after it, nobody waits for. */
const page = (
  origin,
) => `<!doctype html><script>addEventListener('ramp-ready', () => (window.usableAt = performance.now()))</script>
<script type="module" src="/dist/sphere-ramp.js"></script>
<sphere-ramp application-id="application_sandbox" api-url="${origin}"></sphere-ramp>`

function answer({ url, headers }, response) {
  const origin = `http://${headers.host}`
  const path = normalize(new URL(url, origin).pathname)
  if (path === '/') return response.setHeader('content-type', 'text/html').end(page(origin))
  if (path.startsWith('/v1/'))
    return response.setHeader('content-type', 'application/json').end(JSON.stringify(application))
  try {
    response
      .setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
      .end(readFileSync(join(root, path)))
  } catch {
    response.writeHead(404).end()
  }
}

const server = createServer(answer)
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({ executablePath: chromePath(), args: CHROME_FLAGS })
const tab = await browser.newPage()
await tab.goto(`http://127.0.0.1:${server.address().port}/`)
await tab.locator('sphere-ramp input[type=email]').waitFor()
await tab.waitForLoadState('networkidle')
const { usableAt, entries } = await tab.evaluate(() => ({
  usableAt: window.usableAt,
  entries: performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
}))
const first = entries.filter(({ startTime }) => startTime < usableAt).map(({ path }) => path)
const later = entries.filter(({ startTime }) => startTime >= usableAt).map(({ path }) => path)
await browser.close()
server.close()

const gzip = (path) => gzipSync(readFileSync(join(root, path)), { level: 9 }).length
const kb = (bytes) => `${(bytes / KB).toFixed(1)} kB`
const total = (paths) => paths.reduce((sum, path) => sum + gzip(path), 0)
const sizes = { 'the first screen': total(first), 'dist/embed.js': gzip('dist/embed.js') }

for (const path of first) console.log(`  ${path.padEnd(44)} ${kb(gzip(path)).padStart(9)}`)
const over = Object.entries(BUDGETS).filter(([name, budget]) => sizes[name] > budget)
for (const [name, budget] of Object.entries(BUDGETS)) console.log(`${name}: ${kb(sizes[name])} gzip of ${kb(budget)}`)

console.log(`what follows while the customer types: ${kb(total(later))} gzip in ${later.length} files`)

const sources = first.flatMap((path) => JSON.parse(readFileSync(join(root, `${path}.map`), 'utf8')).sources)
const strays = sources.filter((source) => CHAIN_SDK.test(source))
if (strays.length > 0) console.log(`A chain SDK is in the first download: ${strays[0]}`)
process.exit(over.length + strays.length === 0 ? 0 : 1)
