import { resolve } from 'node:path'
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { expect } from 'vitest'
import { type Demo, type DemoOptions, startDemo } from '../../../demo/start/demo.ts'
import { CHROME_FLAGS, chromePath } from '../../support/browser.mjs'

// The shop and the sandbox console beside it.
const WIDE = { width: 1600, height: 1000 }
const { SPHERE_RAMP_DIST: dist } = process.env

interface PageOptions extends BrowserContextOptions {
  /** Runs in the page before anything of its own. */
  readonly before?: () => void
}

export interface Stage {
  readonly demo: Demo
  /** A new customer's browser at a page of the shop. */
  open(path?: string, options?: PageOptions): Promise<Page>
  /** What scripts of the pages threw or the browser complained of. */
  readonly complaints: string[]
  close(): Promise<void>
}

/** Everything that `npm start` runs, on the built widget, and a browser. */
export async function openStage(options: DemoOptions = {}): Promise<Stage> {
  const settings = { stepMs: 0, autoFund: false, codeSendsPerHour: 1000, ...options.settings }
  const demo = await startDemo({ ...options, ...(dist && { dist: resolve(dist) }), settings })
  const browser: Browser = await chromium.launch({ executablePath: chromePath(), args: [...CHROME_FLAGS] })
  const complaints: string[] = []
  return {
    demo,
    complaints,
    async open(path = '/', { before, ...contextOptions } = {}) {
      const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce', ...contextOptions })
      context.setDefaultTimeout(15_000)
      if (before) await context.addInitScript(before)
      return visit(context, { url: demo.url + path, complaints })
    },
    async close() {
      await browser.close()
      await demo.close()
    },
  }
}

interface Visit {
  readonly url: string
  readonly complaints: string[]
}

/** Another tab of a browser; the widget in it is ready. */
export async function visit(context: BrowserContext, { url, complaints }: Visit): Promise<Page> {
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(url)
  return page
}

/** Waits until something holds, however long the network takes for it. */
export const soon = <T>(read: () => T) => expect.poll(read, { timeout: 15_000, interval: 50 })
