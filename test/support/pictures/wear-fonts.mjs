import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../../../.build/run.mjs'
import { fontFilesFor } from '../fit/variants.mjs'

const packages = join(root, 'node_modules')

/** A package names each of its subsets in brackets where they are numbered, and its files without them. */
function facesOf({ name, from, weights, subsets }) {
  const ranges = JSON.parse(readFileSync(join(packages, from, 'unicode.json'), 'utf8'))
  return (subsets ?? Object.keys(ranges)).flatMap((subset) =>
    weights.map((weight) => {
      const file = `${basename(from)}-${subset.replaceAll(/[[\]]/g, '')}-${weight}-normal.woff2`
      const data = readFileSync(join(packages, from, 'files', file), 'base64')
      return {
        name,
        weight: weight === 'wght' ? '100 900' : String(weight),
        range: ranges[subset] ?? 'U+0-10FFFF',
        url: `data:font/woff2;base64,${data}`,
      }
    }),
  )
}

/** Gives a page the fonts of these languages. Each file is used for its own letters alone, as the packages' style sheets say. */
export const loadFonts = (page, languages) =>
  page.evaluate((given) => {
    for (const { name, weight, range, url } of given)
      document.fonts.add(new FontFace(name, `url(${url})`, { weight, unicodeRange: range }))
  }, fontFilesFor(languages).flatMap(facesOf))

/** Resolves when the words that are shown are drawn in these. */
export const wearFonts = (page, fonts) =>
  page.evaluate(
    async (list) => {
      document.querySelector('sphere-ramp').style.setProperty('--sphere-font', list)
      // The next frame asks for the files that it needs.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await document.fonts.ready
    },
    fonts.map((font) => `'${font}'`).join(),
  )
