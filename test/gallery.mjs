// A picture of every screen and kit part, at 360 and 900 px, light and dark, English, pseudo and right-to-left, with an index page.
// Axe looks at each screen too. `--only a,b` draws what has one of these in its name, `--built` what is built already; pictures go to gallery/.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startStaticServer } from '../demo/hosts/static-server.ts'
import { startSandboxServer } from '../demo/sandbox/server.ts'
import { CHROME_FLAGS, chromePath } from './support/browser.mjs'
import { HEIGHT, createArtist } from './support/pictures/draw.mjs'
import { indexPage } from './support/pictures/index-page.mjs'
import { must, root } from './support/run.mjs'
import { AREAS } from './support/scenes.ts'

const value = (option) => (process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : '')
const only = value('--only').split(',')
const isWanted = (name) => only.some((part) => name.includes(part))
const LANGUAGES = { scene: ['en', 'en-XA', 'ar-XB'], part: ['en', 'ar-XB'] }
const WIDTHS = [360, 900]
const MODES = ['light', 'dark']
const out = join(root, 'gallery')

if (!process.argv.includes('--built')) {
  await must('node', ['.build/build.mjs', '--fast'])
  await must('node', ['.build/build.mjs', '--kit'])
}
if (!value('--only')) rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })

const sandbox = await startSandboxServer({
  port: 0,
  db: { folder: 'memory' },
  settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 100_000 },
})
const serve = (folder) =>
  startStaticServer({ root: join(root, folder), headers: { 'Access-Control-Allow-Origin': '*' } })
// Folders with a dot are served to nobody who does not name them.
const pages = await serve(process.env.SPHERE_RAMP_DIST || 'dist')
const kit = await serve('.cache/kit')
writeFileSync(join(root, '.cache/kit/stage.html'), '<!doctype html>')

const browser = await chromium.launch({ executablePath: chromePath(), args: CHROME_FLAGS })
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
page.setDefaultTimeout(10_000)
const artist = createArtist(page, { sandbox: sandbox.url, pages: pages.url, kit: kit.url })

const fileOf = (name, { width, mode, language }) => `${name.replaceAll('/', '.')}-${width}-${mode}-${language}.png`
const failed = []
async function attempt(name, draw) {
  try {
    await draw()
  } catch (error) {
    failed.push(`not drawn: ${name}: ${String(error).split('\n')[0]}`)
  }
}

const looks = (width, languages) => languages.flatMap((language) => MODES.map((mode) => ({ width, mode, language })))

async function shoot(name, look) {
  await artist.settle()
  await page.screenshot({ path: join(out, fileOf(name, look)), fullPage: true })
}

async function drawScene(scene, width) {
  await page.setViewportSize({ width, height: HEIGHT })
  await artist.openScene(scene, { mode: 'light' })
  for (const look of looks(width, scene.languages ?? LANGUAGES.scene)) {
    await artist.wear(look)
    await artist.settle()
    if (!scene.height) await artist.fit()
    await shoot(scene.name, look)
    if (look.language === 'en')
      for (const found of await artist.violations()) failed.push(`${scene.name} ${look.mode} at ${width}: ${found}`)
  }
}

async function drawPart(name, width) {
  await page.setViewportSize({ width, height: HEIGHT })
  for (const look of looks(width, LANGUAGES.part)) {
    await artist.drawPart(name, look)
    await shoot(name, look)
  }
}

const parts = await artist.specimens()
const scenes = Object.values(AREAS).flat()
for (const scene of scenes.filter(({ name }) => isWanted(name)))
  for (const width of WIDTHS) await attempt(`${scene.name} at ${width}`, () => drawScene(scene, width))
for (const name of parts.filter(isWanted))
  for (const width of WIDTHS) await attempt(`${name} at ${width}`, () => drawPart(name, width))

await browser.close()
await pages.close()
await kit.close()
await sandbox.close()

// What an earlier run drew stays in the index: a part is drawn at a time, and all are leafed through.
const everyLook = WIDTHS.flatMap((width) => looks(width, LANGUAGES.scene))
const there = new Set(readdirSync(out))
const picturesOf = (name) =>
  everyLook.map((look) => ({ ...look, file: fileOf(name, look) })).filter(({ file }) => there.has(file))
const groups = [...Object.entries(AREAS).map(([area, list]) => [area, list.map(({ name }) => name)]), ['Kit', parts]]
const pictures = new Map(
  groups
    .flatMap(([, names]) => names)
    .map((name) => [name, picturesOf(name)])
    .filter(([, list]) => list.length > 0),
)
writeFileSync(join(out, 'index.html'), indexPage(groups, pictures))

const count = [...pictures.values()].flat().length
console.log(`${count} pictures of ${pictures.size} screens and parts in gallery/index.html`)
for (const line of failed) console.log(line)
process.exit(failed.length === 0 ? 0 : 1)
