// Measures when the sign-in field is on the page and when React has the whole screen, and each step of the journey after it, on a processor four times slower and a fast 4G
// network: medians of interleaved runs, and their ratios to a custom element without any library and to the floor of the widget's packages.
// Needs a build. `--runs 9` repeats each.
// Other ramps and wallet widgets are no packages of this project, so they are not measured beside it.
import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { startSandboxServer } from '../../demo/sandbox/server.ts'
import { CHROME_FLAGS, chromePath } from '../support/browser.mjs'
import { buildFloor } from './floor/build.mjs'
import { root } from '../../.build/run.mjs'

const SLOWDOWN = 4
/** Lighthouse's fast 4G, in bytes a second and milliseconds. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 1.1e6, uploadThroughput: 1.1e6 }
const at = process.argv.indexOf('--runs')
const runs = at === -1 ? 5 : Number(process.argv[at + 1])

const sandbox = await startSandboxServer({
  port: 0,
  db: { folder: 'memory' },
  settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 100_000 },
})

const FORM = '<form><label>Email <input type="email"></label><button>Continue</button></form>'
const VANILLA = `customElements.define('plain-ramp', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(FORM)} }
})`
const tag = () =>
  `<sphere-ramp application-id="application_sandbox" api-url="${sandbox.url}" style="block-size:720px"></sphere-ramp>`

const scripts = { '/vanilla.js': VANILLA, '/floor.js': await buildFloor() }

/** What a page contains, by its path. */
const PAGES = {
  'bare page': () => FORM,
  'vanilla custom element': () => '<script type="module" src="/vanilla.js"></script><plain-ramp></plain-ramp>',
  'floor of the packages': () =>
    `<script type="module" src="/floor.js"></script><floor-ramp api-url="${sandbox.url}"></floor-ramp>`,
  'as a module': () => `<script type="module" src="/sphere-ramp.js"></script>${tag()}`,
  'as a classic script': () => `<script src="/embed.js"></script>${tag()}`,
}
const names = Object.keys(PAGES)
const [, LIMIT, FLOOR, ...OURS] = names

/** The first frame with the field, and the first one in which React has the screen. */
const OBSERVE = `
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest ?? 0, duration)
}).observe({ type: 'longtask', buffered: true })
const find = () => {
  const shadow = document.querySelector('sphere-ramp,plain-ramp,floor-ramp')?.shadowRoot
  const input = (shadow ?? document).querySelector('input')
  if (input && window.fieldAt === undefined) window.fieldAt = performance.now()
  if (input && shadow && !shadow.querySelector('[data-early]')) window.wholeAt ??= performance.now()
  if (window.wholeAt === undefined) requestAnimationFrame(find)
}
requestAnimationFrame(find)`

const TYPES = { '.js': 'text/javascript', '.html': 'text/html' }

function answer({ url }, response) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://bench').pathname))
  const page = PAGES[path.slice(1)]
  try {
    const body = page
      ? `<!doctype html><title>Shop</title><meta name="viewport" content="width=device-width">${page()}`
      : (scripts[path] ?? readFileSync(join(root, 'dist', path)))
    const type = page ? 'text/html' : (TYPES[extname(path)] ?? 'application/octet-stream')
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'gzip' })
    response.end(gzipSync(body))
  } catch {
    response.writeHead(404).end()
  }
}

const server = createServer(answer)
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
const browser = await chromium.launch({ executablePath: chromePath(), args: CHROME_FLAGS })

/** Every run has a new profile, so nothing is in the cache. */
async function openSlowly(name) {
  const context = await browser.newContext({ viewport: { width: 420, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await page.addInitScript(OBSERVE)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', NETWORK)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(`${origin}/${encodeURIComponent(name)}`, { waitUntil: 'commit' })
  return { page, context }
}

async function measureOpening(name) {
  const { page, context } = await openSlowly(name)
  const hasWidget = OURS.includes(name)
  await page.waitForFunction((whole) => (whole ? window.wholeAt : window.fieldAt) !== undefined, hasWidget)
  if (hasWidget) await page.waitForTimeout(500)
  const { fieldAt, wholeAt, longest } = await page.evaluate(() => ({
    fieldAt: window.fieldAt,
    wholeAt: window.wholeAt ?? window.fieldAt,
    longest: window.longest ?? 0,
  }))
  await context.close()
  return { field: fieldAt, whole: wholeAt, longest }
}

const press = (name) => (page) => page.locator('sphere-ramp').getByRole('button', { name }).first().click()

/** What the customer does, and the heading that it leads to. */
const JOURNEY = [
  ['sign-in → code', press('Continue'), 'Check your email'],
  [
    'code → accounts',
    (page) => page.locator('sphere-ramp').getByRole('textbox', { name: '6-digit code' }).fill('000000'),
    'Accounts',
  ],
  ['accounts → new transfer', press('New transfer'), 'How do you want to move money?'],
  ['new transfer → currencies', press(/^Bank to wallet/), 'Select a currency'],
  ['currencies → methods', press(/^US dollar/), 'How will you send US dollars?'],
  ['methods → form', press(/^ACH transfer/), 'How much do you want to send?'],
  ['reload → accounts', (page) => page.reload({ waitUntil: 'commit' }), 'Accounts'],
]

/** A customer reads for a moment before each press. */
const READING_MS = 1500
/** Tasks of a step may come after its heading. */
const SETTLED_MS = 500

async function measureJourney() {
  const { page, context } = await openSlowly(OURS[0])
  const field = page.locator('sphere-ramp input')
  await field.pressSequentially('existing@example.com')
  const steps = {}
  for (const [step, act, heading] of JOURNEY) {
    await page.waitForTimeout(READING_MS)
    await page.evaluate(() => void (window.longest = 0))
    const startedAt = Date.now()
    await act(page)
    await page.locator('sphere-ramp').getByRole('heading', { name: heading, exact: true }).waitFor()
    const time = Date.now() - startedAt
    await page.waitForTimeout(SETTLED_MS)
    steps[step] = { time, longest: await page.evaluate(() => window.longest) }
  }
  await context.close()
  return steps
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
const openings = Object.fromEntries(names.map((name) => [name, []]))
const journeys = []

for (let run = 0; run < runs; run += 1) {
  for (const name of names) openings[name].push(await measureOpening(name))
  journeys.push(await measureJourney())
}

const of = (name, what) => median(openings[name].map((one) => one[what]))
const pad = (value, width) => String(value).padStart(width)
const ratio = (name, what, to) => (of(name, what) / of(to, what)).toFixed(2)

console.log(
  `${runs} runs, CPU ${SLOWDOWN}× slower, fast 4G; each × to the ${LIMIT}’s field, and to the ${FLOOR}’s whole screen`,
)
console.log(`${''.padEnd(26)}  field ms     ×  whole ms     ×  longest task ms`)
for (const name of names) {
  const columns = [
    pad(Math.round(of(name, 'field')), 9),
    pad(ratio(name, 'field', LIMIT), 6),
    pad(Math.round(of(name, 'whole')), 9),
    pad(ratio(name, 'whole', FLOOR), 6),
  ]
  console.log(`${name.padEnd(26)} ${columns.join('')} ${pad(Math.round(of(name, 'longest')), 16)}`)
}
console.log(`${''.padEnd(26)}   step ms   longest task ms`)
for (const [step] of JOURNEY) {
  const medianOf = (what) => Math.round(median(journeys.map((one) => one[step][what])))
  console.log(`${step.padEnd(26)} ${pad(medianOf('time'), 9)} ${pad(medianOf('longest'), 17)}`)
}

await browser.close()
server.close()
await sandbox.close()
