// Measures when the sign-in field is on the page and when React has the whole screen, each step of the journey after it, and a reload, on a
// processor four times slower and a fast 4G network: medians of interleaved runs, each as a ratio to a custom element without any library or
// to the floor of the widget's packages, with the aim next to it. The ratios are those of the milliseconds that were aimed at, in the run in
// which the floor was measured (REFERENCE), so that they hold on a slower machine too.
// Needs a build. `--runs 9` repeats each.
// Other ramps and wallet widgets are not packages of this project, so they are not measured with it.
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startSandboxServer } from '../../demo/sandbox/server.ts'
import { CHROME_FLAGS, chromePath } from '../support/browser.mjs'
import { buildFloor } from './floor/build.mjs'
import { serve } from './serve.mjs'
import { root } from '../../.build/run.mjs'

const SLOWDOWN = 4
/** The milliseconds of the floor's whole screen and of its longest task, when the aims were set. */
const REFERENCE = { whole: 687, longest: 77 }
/** Milliseconds at most, in the reference's time. */
const AIMS = { list: 1000, code: 250, task: 100 }
/** What the skeleton of a reload may take longer than the first field does. */
const SKELETON_AIM = 1.2
/** Lighthouse's fast 4G, in bytes a second and milliseconds. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 1.1e6, uploadThroughput: 1.1e6 }
/** Another build is compared by its folder in this variable. */
const dist = join(root, process.env.SPHERE_RAMP_DIST || 'dist')
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

/** The first frames with the field, with the whole screen of React, with a skeleton, and with a list; and a press, and the title after it. */
const OBSERVE = `
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest ?? 0, duration)
}).observe({ type: 'longtask', buffered: true })
const press = ({ timeStamp }) => (window.pressedAt = timeStamp)
for (const type of ['click', 'input']) addEventListener(type, press, true)
const say = (name, now) => {
  window[name] = now
  console.debug(name)
}
const find = () => {
  requestAnimationFrame(find)
  const now = performance.now()
  const shadow = document.querySelector('sphere-ramp,plain-ramp,floor-ramp')?.shadowRoot
  const input = (shadow ?? document).querySelector('input')
  if (input) window.fieldAt ??= now
  if (!shadow) return
  const early = shadow.querySelector('[data-early]')
  if (early?.dataset.early === 'restored') window.skeletonAt ??= now
  if (early) return
  if (input) window.wholeAt ??= now
  if (!window.listAt && shadow.querySelector('[part~=row]')) say('listAt', now)
  const titles = [...shadow.querySelectorAll('h1,h2,h3')].map(({ textContent }) => textContent)
  if (!window.titleAt && titles.includes(window.wanted)) say('titleAt', now)
}
requestAnimationFrame(find)`

const { origin, close } = await serve({ dist, pages: PAGES, scripts })
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

/** How long a finger stays on a button or a key. */
const PRESSED_MS = 80
const pause = (page) => page.waitForTimeout(300)

/** By the mouse alone: a locator's `click` listens for its own events in the page, which takes 20 ms of the slow processor. */
const press = (name) => async (page) => {
  const { x, y, width, height } = await page.locator('sphere-ramp').getByRole('button', { name }).first().boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await pause(page)
  await page.mouse.click(x + width / 2, y + height / 2, { delay: PRESSED_MS })
}

/** What the customer does, and the title of the next screen. */
const JOURNEY = [
  ['sign-in → code', press('Continue'), 'Check your email'],
  // The field has the focus.
  ['code → accounts', (page) => page.keyboard.type('000000', { delay: PRESSED_MS }), 'Accounts'],
  ['accounts → new transfer', press('New transfer'), 'How do you want to move money?'],
  ['new transfer → currencies', press(/^Bank to wallet/), 'Select a currency'],
  ['currencies → methods', press(/^US dollar/), 'How will you send US dollars?'],
  ['methods → form', press(/^ACH transfer/), 'How much do you want to send?'],
]
const SKELETON = 'reload → skeleton'
const LIST = 'reload → accounts’ list'

/** A customer reads for a moment before each press. */
const READING_MS = 1500
/** Tasks of a step may come after its title. */
const SETTLED_MS = 500

/** Resolves when the page itself says so: a driver that waits in a page runs a script of its own there, 50 ms of the slow processor. */
const said = (page, name) => page.waitForEvent('console', { predicate: (message) => message.text() === name })

/** Times are the page's own, from the event of the press on: what a browser driver takes to press is not in them. */
async function measureStep(page, [step, act, wanted]) {
  await page.waitForTimeout(READING_MS)
  await page.evaluate((title) => Object.assign(window, { longest: 0, titleAt: undefined, wanted: title }), wanted)
  const isShown = said(page, 'titleAt')
  await act(page)
  await isShown
  await page.waitForTimeout(SETTLED_MS)
  const measured = await page.evaluate(() => ({ time: window.titleAt - window.pressedAt, longest: window.longest }))
  return [step, measured]
}

async function measureJourney() {
  const { page, context } = await openSlowly(OURS[0])
  const field = page.locator('sphere-ramp input')
  await field.pressSequentially('existing@example.com')
  const steps = []
  for (const step of JOURNEY) steps.push(await measureStep(page, step))
  await page.waitForTimeout(READING_MS)
  const isListed = said(page, 'listAt')
  await page.reload({ waitUntil: 'commit' })
  await isListed
  await page.waitForTimeout(SETTLED_MS)
  const { skeletonAt, listAt, longest } = await page.evaluate(() => ({
    skeletonAt: window.skeletonAt ?? window.listAt,
    listAt: window.listAt,
    longest: window.longest,
  }))
  await context.close()
  return Object.fromEntries([...steps, [SKELETON, { time: skeletonAt, longest: 0 }], [LIST, { time: listAt, longest }]])
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

const ofStep = (step, what) => median(journeys.map((one) => one[step][what]))
/** A ratio, and the aim at it where there is one. */
const compared = (value, to, aim) =>
  `${pad((value / to).toFixed(2), 6)} ${(aim === undefined ? '' : `≤ ${aim.toFixed(2)}${value / to > aim ? ' !' : ''}`).padEnd(9)}`
const floor = { whole: of(FLOOR, 'whole'), longest: of(FLOOR, 'longest') }
const field = of(OURS[0], 'field')
const inTimeOfFloor = (ms, what = 'whole') => ms / REFERENCE[what]
const aims = { 'sign-in → code': inTimeOfFloor(AIMS.code), [LIST]: inTimeOfFloor(AIMS.list) }

console.log(`each × to the ${FLOOR}’s whole screen and longest task, and the skeleton’s to the field; ! misses the aim`)
console.log(`${''.padEnd(26)}   step ms     ×  aim       longest task ms     ×  aim`)
const taskAim = inTimeOfFloor(AIMS.task, 'longest')
const row = (name, step, longest) =>
  console.log(
    `${name.padEnd(26)} ${step} ${pad(Math.round(longest), 15)} ${compared(longest, floor.longest, taskAim)}`.trimEnd(),
  )
row('opening', ' '.repeat(26), of(OURS[0], 'longest'))
for (const [step] of [...JOURNEY, [LIST]]) {
  const time = ofStep(step, 'time')
  row(step, `${pad(Math.round(time), 9)} ${compared(time, floor.whole, aims[step])}`, ofStep(step, 'longest'))
}
const skeleton = ofStep(SKELETON, 'time')
console.log(
  `${SKELETON.padEnd(26)} ${pad(Math.round(skeleton), 9)} ${compared(skeleton, field, SKELETON_AIM)}`.trimEnd(),
)

await browser.close()
close()
await sandbox.close()
