import { type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, TestRunner } from 'vitest'
import { pollOften } from '../../support/time.ts'
import { ownDemo, type OwnDemo } from './own-demo.ts'
import { countRequests } from './quiet.ts'
import { slowDown } from './slow-network.ts'
import { keepToasts } from '../../support/toasts.ts'

// The pages of the shop and of the sandbox console.
const WIDE = { width: 1600, height: 1000 }
const PHONE = { width: 420, height: 900 }

interface PageOptions extends BrowserContextOptions {
  /** A script that runs in the page before its own. */
  readonly before?: () => void
  /** Sets up the browser before it opens the page. */
  readonly setUp?: (context: BrowserContext) => Promise<unknown>
}

export interface Stage {
  readonly demo: OwnDemo
  /** Opens a new customer's browser at a page of the shop. */
  open(path?: string, options?: PageOptions): Promise<Page>
  /** Opens a new tab of a phone, with a page that has only the widget and the strictest policy. */
  openOnPhone(): Promise<Page>
  /** Like above, on a separate phone, because background tabs of one phone do not poll. */
  openOnOwnPhone(): Promise<Page>
  /** Errors of the pages' scripts and of the browser. */
  readonly pageErrors: string[]
  close(): Promise<void>
}

/** Runs in the page: the waits between repeated calls are the same in each run. */
function seedRandom(): void {
  let state = 1
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A wait that ran out says only what it waited for: this says what the customer saw instead. */
async function printScreens(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 }).catch(String)
    console.error(`The page ${page.url()} showed:\n${shown}`)
  }
}

/** What a test opens is closed when it ends; what a file opens before its tests, when the stage is closed. */
function closeWithTest(context: BrowserContext): void {
  if (!TestRunner.getCurrentTest()) return
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await printScreens(context)
    await context.close()
  })
}

interface StageOptions {
  /** The pages ask for news five times as often, which makes a journey of several statuses shorter. */
  readonly pollsOften?: boolean
  /** Another than that of the worker, for networks that it does not run. */
  readonly demo?: Omit<OwnDemo, 'browserUrl'>
}

/** Everything that `npm start` runs, with the built widget and an empty database, and a browser. */
export async function openStage({ pollsOften = false, demo: given }: StageOptions = {}): Promise<Stage> {
  const demo = { ...ownDemo(), ...given }
  await fetch(`${demo.sandboxUrl}/sandbox/reset`, { method: 'POST' })
  const browser = await chromium.connect(demo.browserUrl)
  const pageErrors: string[] = []
  const newContext = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...options })
    context.setDefaultTimeout(30_000)
    await context.addInitScript(keepToasts)
    await context.addInitScript(seedRandom)
    if (pollsOften) await context.addInitScript(pollOften)
    if (process.env.FLOW_DELAYS) await slowDown(context, process.env.FLOW_DELAYS)
    return context
  }
  const strict = `${demo.url}/strict-csp/`
  // Tabs share the HTTP cache, but each tab has its own session.
  let phone: Promise<BrowserContext> | null = null
  return {
    demo,
    pageErrors,
    async open(path = '/', { before, setUp, ...contextOptions } = {}) {
      const context = await newContext({ viewport: WIDE, ...contextOptions })
      closeWithTest(context)
      if (before) await context.addInitScript(before)
      await setUp?.(context)
      return visit(context, { url: demo.url + path, pageErrors })
    },
    async openOnPhone() {
      phone ??= newContext({ viewport: PHONE })
      return visit(await phone, { url: strict, pageErrors })
    },
    async openOnOwnPhone() {
      const context = await newContext({ viewport: PHONE })
      closeWithTest(context)
      return visit(context, { url: strict, pageErrors })
    },
    close: () => browser.close(),
  }
}

interface Visit {
  readonly url: string
  readonly pageErrors: string[]
}

/** Opens another tab of a browser and waits until its widget is ready. */
export async function visit(context: BrowserContext, { url, pageErrors }: Visit): Promise<Page> {
  const page = await context.newPage()
  countRequests(page)
  page.on('pageerror', ({ message }) => pageErrors.push(message))
  page.on('console', (message) => {
    // A call that a journey makes fail is not an error.
    const { url: source } = message.location()
    const isOfApi = source.includes('/v1/')
    // What lingui says of a message that no catalogue has.
    const isUntranslated = message.text().includes('Uncompiled message')
    if (isUntranslated || (message.type() === 'error' && !isOfApi)) pageErrors.push(`${message.text()} ${source}`)
  })
  await page.goto(url)
  return page
}

interface FileStageOptions extends StageOptions {
  /** Errors of the pages that the tests provoke. */
  readonly expects?: RegExp
}

/** Opens a stage before the tests of a file and closes it after them. No script of its pages may have failed. */
export function openStageForFile(
  onOpen: (stage: Stage) => unknown,
  { expects, ...options }: FileStageOptions = {},
): void {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage(options)
    await onOpen(stage)
  })
  afterAll(async () => {
    await stage.close()
    expect(stage.pageErrors.filter((message) => !expects?.test(message))).toEqual([])
  })
}
