// A picture of every screen and kit part, at 360 and 900 px, light and dark, English, pseudo and right-to-left, with an index page in
// gallery/. Axe looks at each screen too.
// `--fit` draws no pictures: it looks in every screen, in the lengthened pseudo-locale, at each width, height and font, and in each language
// at two widths, for text that is cut, words that are broken, children outside their card, and controls under a bar or out of reach.
// `--only a,b` takes what has one of these in its name, `--languages ar,th` those alone, `--built` what is built already.
import { findMisfits } from './support/fit/find-misfits.mjs'
import { drawGallery } from './support/pictures/draw-gallery.mjs'
import { buildAll, openStudio } from './support/pictures/studio.mjs'
import { AREAS } from './support/scenes.ts'

const has = (option) => process.argv.includes(option)
const listOf = (option) => (has(option) ? process.argv[process.argv.indexOf(option) + 1].split(',') : undefined)
const only = listOf('--only')
const languages = listOf('--languages')
const isWanted = (name) => !only || only.some((part) => name.includes(part))
const wanted = () =>
  Object.values(AREAS)
    .flat()
    .filter(({ name }) => isWanted(name))

if (!has('--built')) await buildAll()
const studio = await openStudio()
const failures = has('--fit')
  ? await findMisfits(wanted(), studio, languages)
  : await drawGallery(AREAS, studio, { isWanted, isWhole: !only && !languages, languages })
await studio.close()
process.exit(failures === 0 ? 0 : 1)
