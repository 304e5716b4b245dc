// Looks for text that is cut, children outside their card, controls under a bar or out of reach: every scene of the gallery, in the
// lengthened pseudo-locale, at each width, height and font. `--only a,b` looks at scenes with one of these in their name, `--built`
// at what is built already.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startStaticServer } from '../demo/hosts/static-server.ts'
import { startSandboxServer } from '../demo/sandbox/server.ts'
import { CHROME_FLAGS, chromePath } from './support/browser.mjs'
import { createArtist } from './support/pictures/draw.mjs'
import { FONTS, FORMS, PSEUDO } from './support/fit/looks.mjs'
import { must, root } from './support/run.mjs'
import { AREAS } from './support/scenes.ts'

const value = (option) => (process.argv.includes(option) ? process.argv[process.argv.indexOf(option) + 1] : '')
const only = value('--only').split(',')

if (!process.argv.includes('--built')) {
  await must('node', ['.build/build.mjs', '--fast'])
  await must('node', ['.build/build.mjs', '--kit'])
}

const sandbox = await startSandboxServer({
  port: 0,
  db: { folder: 'memory' },
  settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 100_000 },
})
const headers = { 'Access-Control-Allow-Origin': '*' }
const serve = (folder) => startStaticServer({ root: join(root, folder), headers })
const servers = await Promise.all(['dist', 'test/support/fit', '.cache/kit'].map(serve))
const [pages, support, wallets] = servers.map(({ url }) => url)

const browser = await chromium.launch({ executablePath: chromePath(), args: CHROME_FLAGS })
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
page.setDefaultTimeout(10_000)
const artist = createArtist(page, { sandbox: sandbox.url, pages, kit: support, wallets })

const dataUrl = (file) =>
  `data:font/woff2;base64,${readFileSync(join(root, 'node_modules/@fontsource', file), 'base64')}`
const faces = FONTS.flatMap(({ name, path, weights }) =>
  weights.map((weight) => ({ name, weight, url: dataUrl(`${path}-latin-${weight}-normal.woff2`) })),
)

const loadFonts = () =>
  page.evaluate(
    (given) =>
      Promise.all(
        given.map(async ({ name, weight, url }) => {
          const face = new FontFace(name, `url(${url})`, { weight: String(weight) })
          document.fonts.add(await face.load())
        }),
      ),
    faces,
  )

const wearFont = (name) =>
  page.evaluate((font) => document.querySelector('sphere-ramp').style.setProperty('--sphere-font', `'${font}'`), name)

const misfits = () =>
  page.evaluate(
    async (url) => (await import(`${url}/misfits.mjs`)).misfitsIn(document.querySelector('sphere-ramp')),
    support,
  )

async function lookAt(scene) {
  const found = new Map()
  await page.setViewportSize({ width: 900, height: 720 })
  await artist.openScene({ ...scene, height: undefined }, { mode: 'light' })
  await loadFonts()
  await artist.wear({ mode: 'light', language: PSEUDO })
  for (const { font, width, height } of FORMS) {
    await wearFont(font)
    await page.setViewportSize({ width, height })
    await artist.settle()
    for (const line of await misfits()) found.set(line, [...(found.get(line) ?? []), `${width}×${height} ${font}`])
  }
  return found
}

const scenes = Object.values(AREAS)
  .flat()
  .filter(({ name }) => only.some((part) => name.includes(part)))
let failures = 0
for (const scene of scenes) {
  try {
    const found = await lookAt(scene)
    for (const [line, looks] of found)
      console.log(`${scene.name}: ${line} (${looks[0]}${looks.length > 1 ? ` and ${looks.length - 1} more` : ''})`)
    failures += found.size
  } catch (error) {
    console.log(`${scene.name}: not drawn: ${String(error).split('\n')[0]}`)
    failures += 1
  }
}
await browser.close()
for (const server of [...servers, sandbox]) await server.close()
console.log(`${failures} findings in ${scenes.length} scenes, each in ${FORMS.length} forms`)
process.exit(failures === 0 ? 0 : 1)
