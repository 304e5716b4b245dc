import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../.build/run.mjs'
import { FONTS, FORMS, PSEUDO } from './variants.mjs'

const dataUrl = (file) =>
  `data:font/woff2;base64,${readFileSync(join(root, 'node_modules/@fontsource', file), 'base64')}`
const FACES = FONTS.flatMap(({ name, path, weights }) =>
  weights.map((weight) => ({ name, weight, url: dataUrl(`${path}-latin-${weight}-normal.woff2`) })),
)

const loadFonts = (page) =>
  page.evaluate(
    (given) =>
      Promise.all(
        given.map(async ({ name, weight, url }) => {
          const face = new FontFace(name, `url(${url})`, { weight: String(weight) })
          document.fonts.add(await face.load())
        }),
      ),
    FACES,
  )

const wearFont = (page, name) =>
  page.evaluate((font) => document.querySelector('sphere-ramp').style.setProperty('--sphere-font', `'${font}'`), name)

const misfitsOn = ({ page, misfits }) =>
  page.evaluate(async (url) => (await import(url)).misfitsIn(document.querySelector('sphere-ramp')), misfits)

async function lookAt(scene, studio) {
  const { page, artist } = studio
  const found = new Map()
  await page.setViewportSize({ width: 900, height: 720 })
  await artist.openScene({ ...scene, height: undefined }, { mode: 'light' })
  await loadFonts(page)
  await artist.wear({ mode: 'light', language: PSEUDO })
  for (const { font, width, height } of FORMS) {
    await wearFont(page, font)
    await page.setViewportSize({ width, height })
    await artist.settle()
    for (const line of await misfitsOn(studio))
      found.set(line, [...(found.get(line) ?? []), `${width}×${height} ${font}`])
  }
  return found
}

/** Prints what does not fit in each scene, and returns how much. */
export async function findMisfits(scenes, studio) {
  let count = 0
  for (const scene of scenes) {
    try {
      const found = await lookAt(scene, studio)
      for (const [line, variants] of found)
        console.log(
          `${scene.name}: ${line} (${variants[0]}${variants.length > 1 ? ` and ${variants.length - 1} more` : ''})`,
        )
      count += found.size
    } catch (error) {
      console.log(`${scene.name}: not drawn: ${String(error).split('\n')[0]}`)
      count += 1
    }
  }
  console.log(`${count} findings in ${scenes.length} scenes, each in ${FORMS.length} forms`)
  return count
}
