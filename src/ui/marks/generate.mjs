// Writes the *.generated.ts beside it: path data of the marks that are used, from the icon packages. Run it after a change here or of a package.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeGenerated } from '../../../.build/generated.mjs'
import { FIAT_CURRENCIES, flagOf } from '../../domain/currency.ts'
import { contrast } from '../../../styles/presets/oklch.ts'
import { parse } from './svg.mjs'
import { NETWORK_RULES } from '../../domain/network-rules.ts'

const packageFolder = (name) => join(import.meta.dirname, '../../../node_modules', name)

const FLAGS = FIAT_CURRENCIES.map(flagOf)

// Solana's branded artwork lacks a background, and USDC's has a wide margin.
const SOLANA = { variant: 'branded', ground: '#000', viewBox: '-4 -4 32 32' }
const COINS = {
  usdc: { file: 'USDC', variant: 'branded', viewBox: '3 3 18 18' },
  usdt: { file: 'USDT' },
  sol: { file: 'SOL', ...SOLANA },
  eth: { file: 'ETH' },
}
/** Where the package names a mark differently, or needs a ground. */
const OWN_MARKS = {
  solana: SOLANA,
  base: { ground: '#00F', viewBox: '-4 -4 32 32' },
  arbitrum: { file: 'arbitrum-one' },
  sei: { file: 'sei-network' },
  bsc: { file: 'binance-smart-chain' },
}
/** Also of a network that only the server names. */
const MARKS = [...new Set(Object.values(NETWORK_RULES).map(({ mark }) => mark)), 'starknet']
const NETWORKS = Object.fromEntries(MARKS.map((mark) => [mark, { file: mark, ...OWN_MARKS[mark] }]))

/** Replaces the package's gradient names by their index, as in `url(#solana__b)`. */
function compact({ viewBox, shapes, gradients }) {
  const names = Object.keys(gradients)
  const fillOf = (fill = 'black') => {
    const name = fill.match(/^url\(#(.+)\)$/)?.[1]
    return name ? names.indexOf(name) : fill
  }
  const paths = shapes.map(({ d, fill, rule, stroke, 'stroke-width': width }) => ({
    d,
    ...(fill !== 'none' && { fill: fillOf(fill) }),
    ...(stroke && { stroke, width: Number(width) }),
    ...(rule === 'evenodd' && { evenOdd: true }),
  }))
  const ramps = Object.values(gradients).map(({ x1, y1, x2, y2, stops }) => ({
    line: [x1, y1, x2, y2].map(Number),
    stops,
  }))
  return { viewBox, paths, ...(ramps.length > 0 && { gradients: ramps }) }
}

const withGround = (mark, { ground, viewBox = mark.viewBox }) => {
  const [x, y, width, height] = viewBox.split(' ')
  const paths = ground ? [{ d: `M${x} ${y}h${width}v${height}H${x}z`, fill: ground }, ...mark.paths] : mark.paths
  return { ...mark, viewBox, paths }
}

const flag = (code) =>
  compact(parse(readFileSync(join(packageFolder('country-flag-icons'), '1x1', `${code}.svg`), 'utf8')))

async function icon(kind, { file, variant = 'background', ...frame }) {
  const path = join(packageFolder('@web3icons/core'), 'dist/svgs', kind, variant, `${file}.svg.js`)
  if (!existsSync(path))
    throw new Error(
      `@web3icons/core has no ${variant} mark ${file}: name one of its ${kind} as \`mark\` in src/domain/network-rules.ts, or its file in OWN_MARKS of src/ui/marks/generate.mjs`,
    )
  const { default: svg } = await import(path)
  return withGround(compact(parse(svg)), frame)
}

function rgbOf(color) {
  const hex = (color === 'black' ? '#000' : color).slice(1)
  const long = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex
  return long.match(/../g).map((each) => Number.parseInt(each, 16))
}

/** White on yellow is no logo: some colour of a network's has to stand out from its ground. */
function requireShown(name, { paths, gradients = [] }) {
  const [ground, ...colors] = paths.flatMap(({ fill, stroke }) => {
    const color = fill ?? stroke
    return typeof color === 'number' ? gradients[color].stops.map(([, stop]) => stop) : [color]
  })
  if (!colors.some((color) => contrast(rgbOf(color), rgbOf(ground)) > 1.5))
    throw new Error(
      `Nobody sees the mark ${name}: give it a variant or a ground in OWN_MARKS of src/ui/marks/generate.mjs`,
    )
}

const literal = (value) => JSON.stringify(value).replace(/"(\w+)":/g, '$1:')

function write(name, constant, marks) {
  const rows = Object.entries(marks).map(([key, mark]) => `  ${key}: ${literal(mark)},`)
  const text = [
    `// Made by generate.mjs. Do not edit.`,
    `import type { MarkShape } from './MarkSvg.tsx'`,
    '',
    `export const ${constant} = {`,
    ...rows,
    `} as const satisfies Record<string, MarkShape>`,
    '',
  ]
  writeGenerated(join(import.meta.dirname, `${name}.generated.ts`), text.join('\n'))
}

const all = async (kind, table) =>
  Object.fromEntries(
    await Promise.all(Object.entries(table).map(async ([key, entry]) => [key, await icon(kind, entry)])),
  )

write('flags', 'flags', Object.fromEntries(FLAGS.map((code) => [code, flag(code)])))
write('coins', 'coins', await all('tokens', COINS))
const marks = await all('networks', NETWORKS)
for (const [name, mark] of Object.entries(marks)) requireShown(name, mark)
write('networks', 'networkMarks', marks)
