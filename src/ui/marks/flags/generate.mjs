// Writes country-flags.generated.ts beside it: the flags of all countries, as coarse as they are drawn. Run it after a change here or of the package.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeGenerated } from '../../../../.build/generated.mjs'
import { COUNTRY_CODES } from '../../../domain/residency/countries.generated.ts'
import { parse } from '../svg.mjs'
import { simplify, UNITS } from './simplify.mjs'

const PACKAGE = join(import.meta.dirname, '../../../../node_modules/country-flag-icons/1x1')
const THINNEST = 0.5
const NAMED = { black: '#000', white: '#fff', red: '#f00', green: '#008000', gold: '#ffd700' }

/** Shortens `#FF0000` to `#f00` and writes opacity as a fourth digit. */
function paintOf(color, opacity = 1) {
  if (color === 'none') return ''
  const named = NAMED[color] ?? color.toLowerCase()
  if (!named.startsWith('#')) throw new Error(`the generator does not know the colour ${color}`)
  const short = named.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
  return opacity < 1 ? `${short}${Math.round(opacity * 15).toString(16)}` : short
}

/** Writes `fill,stroke,width outline`, or nothing for an invisible layer. Line joins and fill rules do not matter at this size. */
function layerOf({ d, fill = 'black', stroke = 'none', 'stroke-width': width = 1, opacity }, viewBox) {
  const units = (Number(width) * UNITS) / Number(viewBox.split(' ')[2])
  const isStroked = stroke !== 'none' && units >= THINNEST
  const outline = simplify(d, viewBox, isStroked ? Number(width) : 0)
  const paint = [
    paintOf(fill, opacity),
    ...(isStroked ? [paintOf(stroke, opacity), Math.round(units * 2) / 2] : []),
  ].join(',')
  return outline && paint && `${paint} ${outline}`
}

function flagOf(code) {
  const { shapes, viewBox } = parse(readFileSync(join(PACKAGE, `${code}.svg`), 'utf8'))
  return shapes
    .map((shape) => layerOf(shape, viewBox))
    .filter((layer) => layer !== '')
    .join('|')
}

/** A country with the same flag as another one gets that country's code instead. */
function shared(flags) {
  const first = new Map()
  return flags.map(([code, flag]) => {
    const owner = first.get(flag)
    if (!owner) first.set(flag, code)
    return [code, owner ?? flag]
  })
}

const codes = COUNTRY_CODES.split(' ').map((pair) => pair.slice(3))
const flags = codes.filter((code) => existsSync(join(PACKAGE, `${code}.svg`))).map((code) => [code, flagOf(code)])
const text = [
  '// Made by generate.mjs. Do not edit.',
  '',
  '/** By alpha-2 code: layers of paint and outline, or the code of the country that has the same flag. See unpack-flag.ts. */',
  'export const countryFlags: Readonly<Record<string, string>> = {',
  ...shared(flags).map(([code, flag]) => `  ${code}: '${flag}',`),
  '}',
  '',
]
writeGenerated(join(import.meta.dirname, 'country-flags.generated.ts'), text.join('\n'))
