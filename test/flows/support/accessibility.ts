import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
// The host page is responsible for these rules.
const RULES = { 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } }

interface Axe {
  run(context: string, options: object): Promise<AxeResults>
}

/** The violations that axe finds in a part of the page, including its shadow trees. */
export async function violationsOn(page: Page, selector = 'sphere-ramp'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source)
  return page.evaluate(
    async ({ selector, rules }) => {
      const { axe } = globalThis as unknown as { axe: Axe }
      const { violations } = await axe.run(selector, { rules, iframes: false, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
    },
    { selector, rules: selector === 'sphere-ramp' ? RULES : {} },
  )
}
