import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DIRECTIONS, SCREEN_TEXTS, STATUS_TEXTS, type Direction } from './support/directions.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const catalogue = new Map(
  globSync('locales/en/*.po', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/^msgid "(.+)"\nmsgstr "(.+)"$/gm)].map(([, id, text]) => [id!, text!] as const),
  ),
)

type Pair = Readonly<Record<Direction, string>>

/** `name: 'on-ramp'`, `onRamp` or `onRamps`, in the source or in an id. */
const ON = /on(-r|R)amp/
const toOff = (text: string) => text.replace(ON, 'off$1amp').replace('OnRamp', 'OffRamp')

/** The ids of the catalogue that differ in the direction alone. */
const pairsOfIds = (): readonly Pair[] =>
  [...catalogue.keys()].flatMap((id) => {
    const other = toOff(id)
    return other !== id && catalogue.has(other) ? [{ 'on-ramp': id, 'off-ramp': other }] : []
  })

const TABLE = /['{ ]on(?:-r|R)amp'?: '([\w.-]+)',\s+'?off(?:-r|R)amp'?: '([\w.-]+)'/g

/** The rows of a source that have a message for each direction. */
const pairsOfTables = (): readonly Pair[] =>
  globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [...read(path).matchAll(TABLE)])
    .map(([, onRamp, offRamp]) => ({ 'on-ramp': onRamp!, 'off-ramp': offRamp! }))
    .filter((pair) => catalogue.has(pair['on-ramp']))

const escape = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
/** Its values, numbers and tags may be any words. */
const patternOf = (message: string) =>
  new RegExp(
    message
      .split(/\{(?:[^{}]|\{[^{}]*\})*\}|<\d+\/?>|<\/\d+>/)
      .map(escape)
      .join('.*'),
  )

test('each message that is chosen by direction has both its texts in the table of directions', () => {
  const rows = [...Object.values(SCREEN_TEXTS), ...Object.values(STATUS_TEXTS)]
  const pairs = [...pairsOfIds(), ...pairsOfTables()]
  const missing = pairs.flatMap((pair) =>
    DIRECTIONS.filter((direction) => {
      const pattern = patternOf(catalogue.get(pair[direction]) ?? pair[direction])
      return !rows.some((row) => pattern.test(row[direction]))
    }).map((direction) => `${pair[direction]}, of ${direction}`),
  )
  expect(pairs.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

test('the two texts of a direction differ', () => {
  const same = Object.entries({ ...SCREEN_TEXTS, ...STATUS_TEXTS }).filter(
    ([, row]) => row['on-ramp'] === row['off-ramp'],
  )
  expect(same).toEqual([])
})
