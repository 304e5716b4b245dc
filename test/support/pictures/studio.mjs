import { join } from 'node:path'
import { chromium, firefox } from 'playwright-core'
import { startStaticServer } from '../../../demo/hosts/static-server.ts'
import { createManualClock } from '../../../demo/sandbox/clock.ts'
import { reset } from '../../../demo/sandbox/controls/reset.ts'
import { createSeededRandom } from '../../../demo/sandbox/ids.ts'
import { startSandboxServer } from '../../../demo/sandbox/server.ts'
import { CHROME_FLAGS, chromePath } from '../browser.mjs'
import { firefoxPath, PREFERENCES } from '../firefox.mjs'
import { keepToasts } from '../toasts.ts'
import { must, root } from '../../../.build/run.mjs'
import { createArtist } from './draw.mjs'
import { fixMoment, MOMENT } from './fixed-moment.mjs'
import { readBodies } from './request-bodies.mjs'

export async function buildAll() {
  await must('node', ['.build/build.mjs', '--fast', '--pseudo'])
  await must('node', ['.build/build.mjs', '--kit'])
}

/** A corner that is drawn anew in part has other edges than one that is drawn at once. */
const REPEATABLE = ['--disable-partial-raster', '--disable-skia-runtime-opts']

/** Chromium draws no scroll bars here; in Firefox they take no room, so that a view has the same lines before and after it is enlarged. */
const OVER_THE_VIEW = { 'ui.useOverlayScrollbars': 1 }

/** Firefox as it is installed is driven by WebDriver BiDi, which the name of its channel chooses. */
const BROWSERS = {
  chromium: () => chromium.launch({ executablePath: chromePath(), args: [...CHROME_FLAGS, ...REPEATABLE] }),
  firefox: () =>
    firefox.launch({
      executablePath: firefoxPath(),
      channel: 'moz-firefox',
      firefoxUserPrefs: { ...PREFERENCES, ...OVER_THE_VIEW },
    }),
}

/** The sandbox in memory, whose clock stands, and whose ids begin again with `restart`. */
async function openSandbox() {
  const random = createSeededRandom('pictures')
  const server = await startSandboxServer({
    port: 0,
    db: { folder: 'memory' },
    clock: createManualClock(MOMENT),
    random,
    settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 100_000 },
  })
  return {
    ...server,
    async restart() {
      await reset(server.sandbox.services.db)
      random.restart()
    },
  }
}

async function openPage(browser) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.addInitScript(fixMoment, MOMENT)
  // A toast that goes by itself is in the picture by chance.
  await context.addInitScript(keepToasts)
  await context.addInitScript(() => Object.assign(globalThis.toasts, { arePaused: true }))
  if (browser.browserType().name() === 'firefox') await readBodies(context)
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return page
}

/** A sandbox, the built files, and a browser with one page in which scenes are drawn. `dist`: the folder of another build. */
export async function openStudio({
  dist = process.env.SPHERE_RAMP_DIST || join(root, 'dist'),
  browser = 'chromium',
} = {}) {
  const sandbox = await openSandbox()
  const headers = { 'Access-Control-Allow-Origin': '*' }
  const serve = (folder, routes) => startStaticServer({ root: folder, headers, routes })
  const [pages, fit, comparison] = await Promise.all(
    [dist, join(root, 'test/support/fit'), join(root, 'test/support/pictures/comparison')].map((folder) =>
      serve(folder),
    ),
  )
  // Specimens and scenes are drawn on it, and the code that looks for misfits is there from the start, because a scene may be offline.
  const stage = `<!doctype html><title>Stage</title>${['misfits', 'broken-words'].map((name) => `<script type="module" src="${fit.url}/${name}.mjs"></script>`).join('')}`
  const showStage = async ({ response }) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end(stage)
  // A folder with a dot is served only where it is named.
  const kit = await serve(join(root, '.cache/kit'), { '/stage.html': showStage })
  const servers = [pages, fit, comparison, kit, sandbox]

  const opened = await BROWSERS[browser]()
  // Before the other page: Firefox gives the focus to the last one.
  const easel = await (await opened.newContext()).newPage()
  await easel.goto(`${comparison.url}/differences.mjs`)
  const page = await openPage(opened)
  const artist = createArtist(page, { sandbox: sandbox.url, pages: pages.url, kit: kit.url })
  return {
    page,
    fit: fit.url,
    /** Where pictures are compared. */
    easel: { page: easel, url: comparison.url },
    artist: {
      ...artist,
      /** A scene finds the sandbox as if none had been drawn before. */
      async openScene(...given) {
        await page.goto('about:blank')
        await sandbox.restart()
        await artist.openScene(...given)
      },
    },
    async close() {
      await opened.close()
      for (const server of servers) await server.close()
    },
  }
}
