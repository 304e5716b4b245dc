// Writes the sheet of a language for a reader of its sentences about money, and takes it back when it is filled.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { csvOf, rowsOfCsv } from './csv.ts'
import { dueIn, faultsOfPlants, faultsOfReading, TABLE, tableOf } from './reading.ts'
import {
  faultsOfFilled,
  isBelieved,
  itemsOf,
  KEY,
  PLANTS,
  readingOf,
  readingsOf,
  rowsIn,
  SHEET,
  sheetOf,
} from './sheets.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, all: { type: 'boolean' }, folder: { type: 'string' } },
})
const [language, filled] = positionals
if (!language) throw new Error('npx pinned locales/money/read.mjs <tag> [filled sheet] [--seed 7] [--all]')
const folder = resolve(values.folder ?? join(import.meta.dirname, '..'))
const sheets = join(folder, language, 'money-sheets')
const fileOf = (name) => join(sheets, `${name}.csv`)

mkdirSync(sheets, { recursive: true })
const names = readdirSync(sheets).flatMap((file) => /^(\d+)\.csv$/.exec(file)?.[1] ?? [])
const last = Math.max(0, ...names.map(Number))

function write() {
  const faults = faultsOfPlants(folder, language)
  if (faults.length > 0) throw new Error(`${language}/money-plants.csv ${faults.join('\n')}`)
  const items = values.all ? itemsOf(folder, language) : dueIn(folder, language)
  if (items.every(({ isPlant }) => isPlant)) return console.log('every sentence was read')
  // One that nobody has filled is written anew.
  const isOpen = last > 0 && !readingsOf(folder, language).at(-1).isFilled
  const name = String(isOpen ? last : last + 1)
  const { sheet, key } = sheetOf(items, values.seed ?? name)
  writeFileSync(fileOf(name), csvOf(SHEET, sheet))
  writeFileSync(fileOf(`${name}-key`), csvOf(KEY, key))
  console.log(`${fileOf(name)}: ${sheet.length} statements for a reader, who gets it and locales/money/reader.md alone`)
}

function take() {
  const name = String(last)
  const sheet = rowsOfCsv(readFileSync(filled, 'utf8'))
  const faults = faultsOfFilled(rowsIn(fileOf(name)), sheet)
  if (faults.length > 0) throw new Error(`the sheet can’t be taken:\n${faults.join('\n')}`)
  const reading = readingOf(name, sheet, rowsIn(fileOf(`${name}-key`)))
  console.log(`${PLANTS - reading.missed.length} of ${PLANTS} plants were found`)
  if (!isBelieved(reading)) throw new Error(`the sheet is void. Not found: ${reading.missed.join(', ')}`)
  writeFileSync(fileOf(name), csvOf(SHEET, sheet))
  const rows = tableOf(itemsOf(folder, language), readingsOf(folder, language))
  writeFileSync(join(folder, language, 'money.csv'), csvOf(TABLE, rows))
  const left = faultsOfReading(folder, language)
  console.log([`money.csv has ${rows.length} statements, ${left.length} faults`, ...left].join('\n'))
}

if (filled) take()
else write()
