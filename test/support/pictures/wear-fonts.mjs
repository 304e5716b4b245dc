import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../../.build/run.mjs'
import { FONTS } from '../fit/variants.mjs'

const packages = join(root, 'node_modules/@fontsource')
const dataUrl = (path) => `data:font/woff2;base64,${readFileSync(join(packages, path), 'base64')}`
const rangesOf = (folder) => JSON.parse(readFileSync(join(packages, folder, 'unicode.json'), 'utf8'))

const facesOf = ({ name, folder, weights, subsets }) =>
  subsets.flatMap((subset) =>
    weights.map((weight) => ({
      name,
      weight,
      range: rangesOf(folder)[subset] ?? 'U+0-10FFFF',
      url: dataUrl(`${folder}/files/${folder}-${subset}-${weight}-normal.woff2`),
    })),
  )
const FACES = FONTS.flatMap(facesOf)

/** Each file is used for its own letters alone, as the packages' style sheets say. */
export const loadFonts = (page) =>
  page.evaluate(
    (given) =>
      Promise.all(
        given.map(async ({ name, weight, range, url }) => {
          const face = new FontFace(name, `url(${url})`, { weight: String(weight), unicodeRange: range })
          document.fonts.add(await face.load())
        }),
      ),
    FACES,
  )

export const wearFonts = (page, fonts) =>
  page.evaluate(
    (list) => document.querySelector('sphere-ramp').style.setProperty('--sphere-font', list),
    fonts.map((font) => `'${font}'`).join(),
  )
