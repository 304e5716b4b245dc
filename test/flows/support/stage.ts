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
  /** A new tab of a phone, whose page has nothing but the widget and a policy as strict as can be. */
  openOnPhone(): Promise<Page>
  /** As above, on a phone of its own: of the tabs of one phone, those behind do not read anew. */
  openOnOwnPhone(): Promise<Page>
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
  const newContext = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-US', ...options })
    context.setDefaultTimeout(15_000)
    return context
  }
  const strict = `${demo.url}/strict-csp/`
  // Its tabs share what was downloaded; a session is each tab's own.
  let phone: Promise<BrowserContext> | null = null
  return {
    demo,
    complaints,
    async open(path = '/', { before, ...contextOptions } = {}) {
      const context = await newContext({ viewport: WIDE, ...contextOptions })
      if (before) await context.addInitScript(before)
      return visit(context, { url: demo.url + path, complaints })
    },
    async openOnPhone() {
      phone ??= newContext({ viewport: PHONE })
      return visit(await phone, { url: strict, complaints })
    },
    openOnOwnPhone: async () => visit(await newContext({ viewport: PHONE }), { url: strict, complaints }),
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
