import { loadFonts, wearFonts } from '../pictures/wear-fonts.mjs'
import { FORMS, formsIn, LANGUAGES, PSEUDO } from './variants.mjs'

/** The lengthened words break where real ones would not. */
const misfitsOn = ({ page, fit }, language) =>
  page.evaluate(
    async ({ url, isReal }) => {
      const { misfitsIn } = await import(`${url}/misfits.mjs`)
      const { brokenWordsIn } = await import(`${url}/broken-words.mjs`)
      const element = document.querySelector('sphere-ramp')
      return [...(await misfitsIn(element)), ...(isReal ? brokenWordsIn(element) : [])]
    },
    { url: fit, isReal: language !== PSEUDO },
  )

async function lookAt(scene, studio, languages) {
  const { page, artist } = studio
  const found = new Map()
  await page.setViewportSize({ width: 900, height: 720 })
  await artist.openScene({ ...scene, height: undefined }, { mode: 'light', languages })
  await loadFonts(page, languages)
  for (const language of languages) {
    await artist.wear({ mode: 'light', language })
    for (const { fonts, width, height } of language === PSEUDO ? FORMS : formsIn(language)) {
      await wearFonts(page, fonts)
      await page.setViewportSize({ width, height })
      await artist.settle()
      for (const line of await misfitsOn(studio, language))
        found.set(line, [...(found.get(line) ?? []), `${language} ${width}×${height} ${fonts.at(-1)}`])
    }
  }
  return found
}

/** Prints what does not fit in each scene, and returns how much. `only`: the languages to look at, by default all of them. */
export async function findMisfits(scenes, studio, only = [PSEUDO, ...LANGUAGES]) {
  let count = 0
  for (const scene of scenes) {
    try {
      const found = await lookAt(scene, studio, only)
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
  console.log(`${count} findings in ${scenes.length} scenes, in ${only.join(', ')}`)
  return count
}
