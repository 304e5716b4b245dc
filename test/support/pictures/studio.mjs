import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startStaticServer } from '../../../demo/hosts/static-server.ts'
import { startSandboxServer } from '../../../demo/sandbox/server.ts'
import { CHROME_FLAGS, chromePath } from '../browser.mjs'
import { must, root } from '../../../.build/run.mjs'
import { createArtist } from './draw.mjs'

export async function buildAll() {
  await must('node', ['.build/build.mjs', '--fast', '--pseudo'])
  await must('node', ['.build/build.mjs', '--kit'])
}

/** A sandbox, the built files, and a browser with one page in which scenes are drawn. */
export async function openStudio() {
  const sandbox = await startSandboxServer({
    port: 0,
    db: { folder: 'memory' },
    settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 100_000 },
  })
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const serve = (folder) => startStaticServer({ root: join(root, folder), headers })
  // Folders with a dot are served only where they are named.
  const servers = await Promise.all(
    [process.env.SPHERE_RAMP_DIST || 'dist', '.cache/kit', 'test/support/fit'].map(serve),
  )
  const [pages, kit, fit] = servers.map(({ url }) => url)
  // Specimens and scenes are drawn on it, and the code that looks for misfits is there from the start, because a scene may be offline.
  const stage = `<!doctype html><title>Stage</title>${['misfits', 'broken-words'].map((name) => `<script type="module" src="${fit}/${name}.mjs"></script>`).join('')}`
  writeFileSync(join(root, '.cache/kit/stage.html'), stage)

  const browser = await chromium.launch({ executablePath: chromePath(), args: CHROME_FLAGS })
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
  page.setDefaultTimeout(10_000)
  return {
    page,
    fit,
    artist: createArtist(page, { sandbox: sandbox.url, pages, kit }),
    async close() {
      await browser.close()
      for (const server of [...servers, sandbox]) await server.close()
    },
  }
}
