import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStaticServer, type StaticServer } from '../../demo/hosts/static-server.ts'
import { createArtist } from '../support/pictures/draw.mjs'
import { AREAS } from '../support/scenes.ts'
import { ownDemo } from './support/own-demo.ts'
import { sampleOf } from './support/sample.ts'

// What a screen reader finds on each screen: roles, names, states and the order of headings. A changed tree is looked at, and
// written anew with `npm run test:deep -- long accessibility-trees -u`.
const root = join(import.meta.dirname, '../..')

/** One scene of each screen and each dialog, and those in which a status or a failure is said. */
const SCREENS = [
  'sign-in',
  'sign-in-error',
  'residency',
  'code',
  'business-category-open',
  'onboarding-start',
  'onboarding-retry',
  'onboarding-business',
  'rejected',
  'accounts-many',
  'accounts-delete',
  'recipients',
  'links-one',
  'wallets',
  'bank-new-errors',
  'wallet-new-look-alike',
  'wallet-edit',
  'payout-new',
  'currencies-on-ramp',
  'methods-on-ramp',
  'on-ramp-filled',
  'on-ramp-undecided',
  'sending-approving',
  'sending-late',
  'instructions',
  'history',
  'history-filter',
  'history-empty',
  'history-asked',
  'payout-succeeded',
  'payout-failed',
  'payout-cancel',
  'settings',
  'support',
]

/** Those that customers see most, and one with a status. */
const ALWAYS = new Set(['sign-in', 'accounts-many', 'on-ramp-filled', 'history', 'payout-failed'])

let browser: Browser
let page: Page
let dist: StaticServer
let host: StaticServer
let kit: StaticServer

beforeAll(async () => {
  const demo = ownDemo()
  await fetch(`${demo.sandboxUrl}/sandbox/reset`, { method: 'POST' })
  browser = await chromium.connect(demo.browserUrl)
  page = await (await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 900, height: 720 } })).newPage()
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const serve = (folder: string) => startStaticServer({ root: join(root, folder), headers })
  ;[dist, host, kit] = await Promise.all([
    serve(process.env['SPHERE_RAMP_DIST'] ?? 'dist'),
    serve('test/support/fit'),
    serve('.cache/kit'),
  ])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([dist.close(), host.close(), kit.close()])
})

/**
 * Without what differs from run to run: ids, memos, new addresses, days and times, which also depend on the machine's time zone,
 * and live regions with nothing in them, some of which come later than the screen.
 */
const steady = (tree: string) =>
  tree
    .replace(/^ *- (?:status|alert)$\n?/gm, '')
    .replace(/(payout|wallet|bankAccount|customer|ref)_[a-z0-9]+/g, '$1_…')
    .replace(/\bSPH[A-Z0-9]{7}\b/g, 'SPH…')
    .replace(/(\/tx\/)[0-9A-Za-z]+/g, '$1(hash)')
    .replace(/(?:\b[1-9A-HJ-NP-Za-km-z]{2,4} ){8,}[1-9A-HJ-NP-Za-km-z]{1,4}\b/g, '(address)')
    .replace(/\b[1-9A-HJ-NP-Za-km-z]{4}…[1-9A-HJ-NP-Za-km-z]{4}\b/g, '(short address)')
    .replace(
      /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), )?(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}(?:, \d{4})?(?:, \d{1,2}:\d{2}\s[AP]M)?/g,
      '(moment)',
    )
    .replace(/\d{4}-\d{2}-\d{2}/g, '(day)')

/** The tree as it is kept, as soon as the screen has it: quotes and counts come after the screen. Else the tree after 10 s. */
async function treeOf(name: string) {
  const kept = await readFile(join(import.meta.dirname, `accessibility-trees/${name}.yml`), 'utf8').catch(() => null)
  const read = async () => steady(await page.locator('sphere-ramp').ariaSnapshot())
  let tree = await read()
  for (let tries = 0; tries < 50 && tree.trim() !== kept?.trim(); tries++) {
    await wait(200)
    tree = await read()
  }
  return tree
}

const scenes = Object.values(AREAS).flat()

test.each(sampleOf(SCREENS, (name) => ALWAYS.has(name)))(
  '%s has the names, the states and the headings of its accessibility tree, and refers to nothing that is missing [A11Y-10]',
  async (name) => {
    const scene = scenes.find((each) => each.name === name)
    expect(scene, 'a scene of the gallery').toBeDefined()
    const urls = { sandbox: ownDemo().sandboxUrl, pages: dist.url, kit: host.url, wallets: kit.url }
    const artist = createArtist(page, urls)
    await artist.openScene({ ...scene!, height: 0 }, { mode: 'light' })
    await artist.settle()
    await expect(await treeOf(name)).toMatchFileSnapshot(`accessibility-trees/${name}.yml`)
    expect(await artist.references()).toEqual([])
  },
)
