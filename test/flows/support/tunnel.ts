import type { Locator, Page } from 'playwright-core'
import { ramp } from './people.ts'

export const offlineBar = (page: Page): Locator => ramp(page).getByText(/^You’re offline\./)

/** Ten seconds in a tunnel, on a clock of the page's own. */
export async function throughTunnel(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await offlineBar(page).first().waitFor()
  await page.clock.runFor(10_000)
  await page.context().setOffline(false)
  await page.clock.runFor(1000)
  await offlineBar(page).first().waitFor({ state: 'detached' })
}

/** What the browser says of a request in a tunnel. */
export const TUNNEL_ERROR = /ERR_INTERNET_DISCONNECTED/
