import type { Page } from 'playwright-core'

/** The names of the page's window, with those that a browser defines. */
export const globalsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.getOwnPropertyNames(window).toSorted())
