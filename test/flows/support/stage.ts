import { type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { SharedDemo } from './shared-demo.ts'

// The shop and the sandbox console beside it.
const WIDE = { width: 1600, height: 1000 }
const PHONE = { width: 420, height: 900 }

interface PageOptions extends BrowserContextOptions {
  /** Runs in the page before anything of its own. */
  readonly before?: () => void
}

export interface Stage {
  readonly demo: SharedDemo
  /** A new customer's browser at a page of the shop. */
  open(path?: string, options?: PageOptions): Promise<Page>
  /** A phone at a page of nothing but the widget, whose policy is as strict as can be. */
  openOnPhone(): Promise<Page>
  /** What scripts of the pages threw or the browser complained of. */
  readonly complaints: string[]
  close(): Promise<void>
}

/** Everything that `npm start` runs, on the built widget and with nothing in it yet, and a browser. */
export async function openStage(): Promise<Stage> {
  const demo = inject('demo')
  await fetch(`${demo.sandboxUrl}/sandbox/reset`, { method: 'POST' })
  const browser = await chromium.connect(demo.browserUrl)
  const complaints: string[] = []
  const open: Stage['open'] = async (path = '/', { before, ...contextOptions } = {}) => {
    const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce', ...contextOptions })
    context.setDefaultTimeout(15_000)
    if (before) await context.addInitScript(before)
    return visit(context, { url: demo.url + path, complaints })
  }
  return {
    demo,
    complaints,
    open,
    openOnPhone: () => open('/strict-csp/', { viewport: PHONE }),
    close: () => browser.close(),
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
  page.on('console', (message) => {
    // A call that a journey lets fail is no complaint.
    const isOfApi = message.location().url.includes('/v1/')
    if (message.type() === 'error' && !isOfApi) complaints.push(message.text())
  })
  await page.goto(url)
  return page
}

/** Waits until something holds, however long the network takes for it. */
export const soon = <T>(read: () => T) => expect.poll(read, { timeout: 15_000, interval: 50 })
