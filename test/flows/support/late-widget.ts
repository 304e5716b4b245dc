import type { Page } from 'playwright-core'
import type { Stage } from './stage.ts'

const POLICY =
  "script-src 'self'; connect-src https://api.example; style-src 'none'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'"

export interface LatePage {
  readonly page: Page
  /** What the page's policy refused. */
  readonly refused: readonly string[]
  /** How often `ramp-ready` was fired so far. */
  ready(): Promise<number>
  /** Whether the field was drawn before the page had been parsed. */
  wasDrawnInParsing(): Promise<boolean>
  /** Lets the widget's code through and waits until React has the first screen. */
  release(): Promise<void>
}

interface Options {
  readonly attributes?: string
  readonly script?: string
  readonly width?: number
  /** Whether requests for the widget's code fail at present. */
  readonly isDown?: () => boolean
}

const MODULE = '<script type="module" src="/dist/sphere-ramp.js"></script>'

/** A page of its own for other attributes or another script. The browser lets no page that a test wrote call the API. */
async function writePage(page: Page, { attributes = '', script = MODULE }: Options): Promise<void> {
  const tag = `<sphere-ramp application-id="application_sandbox" api-url="https://api.example" ${attributes}></sphere-ramp>`
  await page.route('https://api.example/**', (route) => route.abort())
  await page.route('**/strict-csp/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': POLICY },
      body: `<!doctype html><html lang="en"><title>Shop</title>${script}<body>${tag}`,
    }),
  )
}

/** A merchant's page with the strictest policy, on which the element is there and the widget's code is held back. */
export async function openLate(stage: Stage, options: Options = {}): Promise<LatePage> {
  const { width = 420, isDown = () => false } = options
  const page = await stage.open('/strict-csp/', { viewport: { width, height: 900 } })
  const refused: string[] = []
  await page.exposeFunction('refused', (text: string) => void refused.push(text))
  await page.addInitScript(() => {
    const seen = window as unknown as { readyCount: number; drawnInParsing: boolean; refused(text: string): void }
    seen.readyCount = 0
    document.addEventListener('DOMContentLoaded', () => {
      const { shadowRoot } = document.querySelector('sphere-ramp') ?? {}
      seen.drawnInParsing = shadowRoot ? shadowRoot.querySelector('input') !== null : true
    })
    addEventListener('ramp-ready', () => (seen.readyCount += 1))
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.refused(`${effectiveDirective} ${blockedURI}`),
    )
  })
  let letThrough = () => {}
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/chunks/app-*.js', async (route) => {
    if (isDown()) return route.abort()
    await released
    return route.continue()
  })
  if (options.attributes !== undefined || options.script !== undefined) await writePage(page, options)
  await page.reload({ waitUntil: 'commit' })
  return {
    page,
    refused,
    ready: () => page.evaluate(() => (window as unknown as { readyCount: number }).readyCount),
    wasDrawnInParsing: () => page.evaluate(() => (window as unknown as { drawnInParsing: boolean }).drawnInParsing),
    async release() {
      letThrough()
      await page.locator('sphere-ramp [data-early]').waitFor({ state: 'detached' })
    },
  }
}
