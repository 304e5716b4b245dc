import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { distFolder } from '../../../demo/paths.ts'

const MARK = '.next'

/** Gives every chunk that a file names another name, as another hash would. */
const renamed = (code: string) => code.replaceAll(/([\w$-]+)\.js(?=["'`])/g, `$1${MARK}.js`)

/**
 * Puts a newer version in place of the one that the page has: the entry is the new one, and no chunk of the old one is served any more.
 * The merchant replaced the folder, as one who does not keep a folder for each version does.
 */
export async function replaceVersion(page: Page): Promise<{ readonly missed: () => readonly string[] }> {
  const missed: string[] = []
  await page.route('**/dist/**/*.js', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/dist/', '')
    const isEntry = path === 'sphere-ramp.js'
    if (!isEntry && !path.endsWith(`${MARK}.js`)) {
      missed.push(path)
      return route.fulfill({ status: 404, body: 'Not found' })
    }
    const code = await readFile(join(distFolder, path.replace(MARK, '')), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body: renamed(code) })
  })
  return { missed: () => missed }
}
