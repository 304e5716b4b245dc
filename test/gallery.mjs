// A picture of every screen and kit part, at 360 and 900 px, light and dark, English, pseudo and right-to-left, with an index page in
// gallery/. Axe looks at each screen too.
// `--fit` draws no pictures: it looks in every screen, in the lengthened pseudo-locale, at each width, height and font, and in each language
// at two widths, for text that is cut, words that are broken, children outside their card, and controls under a bar or out of reach.
// `--compare FOLDER` draws every screen from the build in that folder too, at 320, 600 and 900 px, in English and Arabic, and fails where
// the pictures differ; `--firefox` does it in Firefox.
// `--only a,b` takes what has one of these in its name, `--sample` the scenes that differ most, in each language, `--languages ar,th` those
// alone, `--built` what is built already.
import { resolve } from 'node:path'
import { firefoxPath } from './support/firefox.mjs'
import { findMisfits } from './support/fit/find-misfits.mjs'
import { LANGUAGES } from './support/fit/variants.mjs'
import { compareBuilds } from './support/pictures/comparison/compare-builds.mjs'
import { drawGallery } from './support/pictures/draw-gallery.mjs'
import { buildAll, openStudio } from './support/pictures/studio.mjs'
import { AREAS } from './support/scenes.ts'
import { isOfSample } from './support/scenes/sample.ts'

const has = (option) => process.argv.includes(option)
const valueOf = (option) => (has(option) ? process.argv[process.argv.indexOf(option) + 1] : undefined)
const only = valueOf('--only')?.split(',')
const languages = valueOf('--languages')?.split(',')
const isWanted = (name) => !only || only.some((part) => name.includes(part))
const wanted = () =>
  Object.values(AREAS)
    .flat()
    .filter((scene) => isWanted(scene.name) && (!has('--sample') || isOfSample(scene)))

function compare() {
  if (has('--firefox') && !firefoxPath()) throw new Error('No Firefox found: install firefox-esr, or set FIREFOX_PATH.')
  return compareBuilds(wanted(), resolve(valueOf('--compare')), {
    languages: languages ?? (has('--sample') ? ['en', ...LANGUAGES] : ['en', 'ar']),
    browser: has('--firefox') ? 'firefox' : 'chromium',
  })
}

async function draw() {
  const studio = await openStudio()
  const count = has('--fit')
    ? await findMisfits(wanted(), studio, languages)
    : await drawGallery(AREAS, studio, { isWanted, isWhole: !only && !languages, languages })
  await studio.close()
  return count
}

if (!has('--built')) await buildAll()
const failures = has('--compare') ? await compare() : await draw()
process.exit(failures === 0 ? 0 : 1)
