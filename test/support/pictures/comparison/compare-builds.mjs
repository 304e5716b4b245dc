import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../../../.build/run.mjs'
import { fontsFor } from '../../fit/variants.mjs'
import { HEIGHT } from '../draw.mjs'
import { openStudio } from '../studio.mjs'
import { loadFonts, wearFonts } from '../wear-fonts.mjs'
import { isAnother } from './differences.mjs'
import { comparePictures } from './easel.mjs'

const WIDTHS = [320, 600, 900]
const out = join(root, 'gallery/differences')

/** Light at each width, and dark at the last: one theme decides both. */
const looksAt = (width, languages) =>
  (width === WIDTHS.at(-1) ? ['light', 'dark'] : ['light']).flatMap((mode) =>
    languages.map((language) => ({ width, mode, language })),
  )

async function open({ page, artist }, { scene, width, languages }) {
  await page.setViewportSize({ width, height: HEIGHT })
  await artist.openScene(scene, { mode: 'light', languages })
  await loadFonts(page, languages)
}

async function draw({ page, artist }, { scene, look }) {
  await page.setViewportSize({ width: look.width, height: HEIGHT })
  await artist.wear(look)
  await wearFonts(page, fontsFor(look.language))
  await artist.settle()
  if (!scene.height) await artist.fit()
  await artist.settle()
  return artist.picture()
}

/** Both results, or an error that says which build gave none. */
async function ofBoth(studios, work) {
  const results = await Promise.allSettled(studios.map(work))
  const failed = ['before', 'after'].flatMap((which, index) =>
    results[index].status === 'rejected' ? [`${which}: ${String(results[index].reason).split('\n')[0]}`] : [],
  )
  if (failed.length > 0) throw new Error(`not drawn (${failed.join('; ')})`)
  return results.map(({ value }) => value)
}

const percent = (share) => `${(share * 100).toFixed(3)} %`

/** What the widget asks for now and then, on a busy machine. */
const UNDER_WAY_MS = 3000

/** The pictures of both builds. Where they differ they are drawn once more, when what was under way in one of them has come. */
async function drawBoth(studios, what) {
  const drawn = () => ofBoth(studios, (studio) => draw(studio, what))
  const [before, after] = await drawn()
  if (before.equals(after)) return [before, after]
  await wait(UNDER_WAY_MS)
  return drawn()
}

/** `found` takes what differs in one scene at one width. */
async function compareScene(studios, { scene, width, languages }, found) {
  await ofBoth(studios, (studio) => open(studio, { scene, width, languages }))
  const looks = looksAt(width, scene.languages ?? languages)
  for (const look of looks) {
    const pictures = await drawBoth(studios, { scene, look })
    const { count, share, drawn } = await comparePictures(studios[1].easel, ...pictures)
    if (count === 0) continue
    const name = `${scene.name} ${look.mode} ${look.language} at ${width}`
    const file = name.replaceAll(/[ /]+/g, '-')
    const [before, after] = pictures
    for (const [which, picture] of Object.entries({ before, after, difference: drawn }))
      writeFileSync(join(out, `${file}.${which}.png`), picture)
    found({ name, count, share })
  }
  return looks.length
}

/**
 * Draws the scenes from the build in a folder and from this project's, and prints what differs. Returns how many pictures differ in more
 * than SAFE-Q5 allows, or were not drawn. `browser`: the name of the one that draws.
 */
export async function compareBuilds(scenes, folder, { languages, browser }) {
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out, { recursive: true })
  const studios = await Promise.all([openStudio({ dist: folder, browser }), openStudio({ browser })])
  const counts = { pictures: 0, differing: 0, failed: 0 }
  function found({ name, count, share }) {
    counts.differing += 1
    if (isAnother({ share })) counts.failed += 1
    console.log(`${isAnother({ share }) ? 'differs' : 'differs a little'}: ${name}: ${percent(share)}, ${count} pixels`)
  }
  for (const scene of scenes)
    for (const width of WIDTHS)
      try {
        counts.pictures += await compareScene(studios, { scene, width, languages }, found)
      } catch (error) {
        counts.failed += 1
        console.log(`${scene.name} at ${width}: ${error.message.split('\n')[0]}`)
      }
  for (const studio of studios) await studio.close()
  console.log(
    `${counts.pictures} pictures of ${scenes.length} scenes in ${languages.join(', ')}: ${counts.differing} differ, ${counts.failed} failures`,
  )
  if (counts.differing > 0) console.log('Both pictures and their difference are in gallery/differences/')
  return counts.failed
}
