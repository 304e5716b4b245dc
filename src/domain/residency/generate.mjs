// Writes the ISO 3166 tables from the package iso-3166. With --check it only reports whether they are up to date.
import { join } from 'node:path'
import { iso31661, iso31662 } from 'iso-3166'
import { writeGenerated } from '../../../.build/generated.mjs'

const LARGEST_FILE = 550
const here = import.meta.dirname
const head = '// Made by src/domain/residency/generate.mjs from iso-3166 (ISO 3166-1 and 3166-2). Do not edit.\n'
// Matches the formatter's style.
const quote = (text) => (text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1)}'`)

const countries = iso31661
  .filter(({ state }) => state === 'assigned')
  .toSorted((one, other) => (one.alpha3 < other.alpha3 ? -1 : 1))
const linesOf = (alpha2) =>
  iso31662
    .filter(({ code }) => code.startsWith(`${alpha2}-`))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .map(({ code, parent, name }) => `${parent.includes('-') ? '+' : ''}${code.slice(3)} ${name.trim()}`)
const divided = countries.map(({ alpha2 }) => ({ alpha2, lines: linesOf(alpha2) }))

function letterGroups() {
  const groups = []
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
    const rows = divided.filter(({ alpha2, lines }) => alpha2[0] === letter && lines.length > 0)
    const size = rows.flatMap(({ lines }) => lines).length
    const last = groups.at(-1)
    if (last && last.size + size <= LARGEST_FILE) {
      last.letters += letter
      last.size += size
      last.rows.push(...rows)
    } else {
      groups.push({ letters: letter, size, rows })
    }
  }
  return groups
}

const groups = letterGroups()
const fileOf = ({ letters }) => `${letters.toLowerCase()}.generated.ts`

function groupFile({ rows }) {
  const entries = rows
    .toSorted((one, other) => (one.alpha2 < other.alpha2 ? -1 : 1))
    .map(({ alpha2, lines }) => `  ${alpha2}: ${quote(lines.join('\n'))},\n`)
  return `${head}export const subdivisions: Readonly<Record<string, string>> = {\n${entries.join('')}}\n`
}

function loadersFile() {
  const entries = groups.map(
    (group) => `  ${group.letters}: () => import('./${fileOf(group)}').then((file) => file.subdivisions),\n`,
  )
  return `${head}export const loaders: Readonly<Record<string, () => Promise<Readonly<Record<string, string>>>>> = {\n${entries.join('')}}\n`
}

const codes = countries.map(({ alpha3, alpha2 }) => alpha3 + alpha2).join(' ')
const undivided = countries
  .filter(({ alpha2 }) => divided.find((row) => row.alpha2 === alpha2).lines.length === 0)
  .map(({ alpha3 }) => alpha3)
  .join(' ')

const files = {
  'countries.generated.ts': `${head}export const COUNTRY_CODES =\n  '${codes}'\nexport const UNDIVIDED_COUNTRIES =\n  '${undivided}'\n`,
  'subdivisions/loaders.generated.ts': loadersFile(),
  ...Object.fromEntries(groups.map((group) => [`subdivisions/${fileOf(group)}`, groupFile(group)])),
}

for (const [name, text] of Object.entries(files)) writeGenerated(join(here, name), text)
