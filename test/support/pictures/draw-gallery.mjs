import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../.build/run.mjs'
import { fontsFor, LANGUAGES } from '../fit/variants.mjs'
import { HEIGHT } from './draw.mjs'
import { indexPage } from './index-page.mjs'
import { loadFonts, wearFonts } from './wear-fonts.mjs'

const DRAWN = { scene: ['en', 'en-XA', 'ar-XB'], part: ['en', 'ar-XB'] }
const WIDTHS = [360, 900]
const MODES = ['light', 'dark']
const out = join(root, 'gallery')

const fileOf = (name, { width, mode, language }) => `${name.replaceAll('/', '.')}-${width}-${mode}-${language}.png`
const looks = (width, languages) => languages.flatMap((language) => MODES.map((mode) => ({ width, mode, language })))

/** What an earlier run drew stays in the index: a part is drawn at a time, and all are leafed through. */
function writeIndex(groups) {
  const everyLook = WIDTHS.flatMap((width) => looks(width, [...DRAWN.scene, ...LANGUAGES]))
  const there = new Set(readdirSync(out))
  const picturesOf = (name) =>
    everyLook.map((look) => ({ ...look, file: fileOf(name, look) })).filter(({ file }) => there.has(file))
  const pictures = new Map(
    groups
      .flatMap(([, names]) => names)
      .map((name) => [name, picturesOf(name)])
      .filter(([, list]) => list.length > 0),
  )
  writeFileSync(join(out, 'index.html'), indexPage(groups, pictures))
  const count = [...pictures.values()].flat().length
  console.log(`${count} pictures of ${pictures.size} screens and parts in gallery/index.html`)
}

/**
 * Draws the scenes and the parts of the kit that are wanted, and returns how many failed. `isWhole`: earlier pictures go first.
 * `languages`: the scenes in those alone, with fonts that have their letters on every machine.
 */
export async function drawGallery(areas, { page, artist }, { isWanted, isWhole, languages }) {
  if (isWhole) rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const failed = []

  async function attempt(name, draw) {
    try {
      await draw()
    } catch (error) {
      failed.push(`not drawn: ${name}: ${String(error).split('\n')[0]}`)
    }
  }

  async function shoot(name, look) {
    await artist.settle()
    writeFileSync(join(out, fileOf(name, look)), await artist.picture())
  }

  async function drawScene(scene, width) {
    await page.setViewportSize({ width, height: HEIGHT })
    const worn = languages ?? scene.languages ?? DRAWN.scene
    await artist.openScene(scene, { mode: 'light', languages: worn })
    if (languages) await loadFonts(page, languages)
    for (const look of looks(width, worn)) {
      await artist.wear(look)
      if (languages) await wearFonts(page, fontsFor(look.language))
      await artist.settle()
      if (!scene.height) await artist.fit()
      await shoot(scene.name, look)
      if (languages || look.language === 'en')
        for (const found of [...(await artist.violations()), ...(await artist.references())])
          failed.push(`${scene.name} ${look.mode} ${look.language} at ${width}: ${found}`)
    }
  }

  async function drawPart(name, width) {
    await page.setViewportSize({ width, height: HEIGHT })
    for (const look of looks(width, DRAWN.part)) {
      await artist.drawPart(name, look)
      await shoot(name, look)
    }
  }

  const parts = languages ? [] : await artist.specimens()
  const scenes = Object.values(areas).flat()
  for (const scene of scenes.filter(({ name }) => isWanted(name)))
    for (const width of WIDTHS) await attempt(`${scene.name} at ${width}`, () => drawScene(scene, width))
  for (const name of parts.filter(isWanted))
    for (const width of WIDTHS) await attempt(`${name} at ${width}`, () => drawPart(name, width))

  writeIndex([...Object.entries(areas).map(([area, list]) => [area, list.map(({ name }) => name)]), ['Kit', parts]])
  for (const line of failed) console.log(line)
  return failed.length
}
