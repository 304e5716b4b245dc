import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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

const sheetsOf = (folder: string, language: string) => join(folder, language, 'money-sheets')

/** The number of the last sheet; 0 without any. */
function lastOf(folder: string, language: string): number {
  mkdirSync(sheetsOf(folder, language), { recursive: true })
  const names = readdirSync(sheetsOf(folder, language)).flatMap((file) => /^(\d+)\.csv$/.exec(file)?.[1] ?? [])
  return Math.max(0, ...names.map(Number))
}

interface Choices {
  readonly seed?: string | undefined
  /** What was read is read again. */
  readonly all?: boolean | undefined
}

/** Writes the next sheet, or the last one anew if nobody has filled it, and its key. Its file and length, or null if all is read. */
export function writeSheet(folder: string, language: string, { seed, all }: Choices = {}) {
  const faults = faultsOfPlants(folder, language)
  if (faults.length > 0) throw new Error(`no sheet without plants:\n${faults.join('\n')}`)
  const items = all ? itemsOf(folder, language) : dueIn(folder, language)
  if (items.every(({ isPlant }) => isPlant)) return null
  const last = lastOf(folder, language)
  const isOpen = readingsOf(folder, language).at(-1)?.isFilled === false
  const name = String(isOpen ? last : last + 1)
  const file = join(sheetsOf(folder, language), `${name}.csv`)
  const { sheet, key } = sheetOf(items, seed ?? name)
  writeFileSync(file, csvOf(SHEET, sheet))
  writeFileSync(file.replace('.csv', '-key.csv'), csvOf(KEY, key))
  return { file, statements: sheet.length }
}

/** Takes the last sheet filled, and writes the table of the language. What is still wrong with its reading, and how many plants were found. */
export function takeSheet(folder: string, language: string, filled: string) {
  const name = String(lastOf(folder, language))
  const file = join(sheetsOf(folder, language), `${name}.csv`)
  if (readingsOf(folder, language).at(-1)?.isFilled !== false) throw new Error('no sheet is out')
  const sheet = rowsOfCsv(readFileSync(filled, 'utf8'))
  const faults = faultsOfFilled(rowsIn(file), sheet)
  if (faults.length > 0) throw new Error(`the sheet can’t be taken:\n${faults.join('\n')}`)
  const reading = readingOf(name, sheet, rowsIn(file.replace('.csv', '-key.csv')))
  const found = PLANTS - reading.missed.length
  if (!isBelieved(reading))
    throw new Error(`the sheet is void: ${found} of ${PLANTS} plants were found, but not ${reading.missed.join(', ')}`)
  writeFileSync(file, csvOf(SHEET, sheet))
  const table = tableOf(itemsOf(folder, language), readingsOf(folder, language))
  writeFileSync(join(folder, language, 'money.csv'), csvOf(TABLE, table))
  return { found, statements: table.length, faults: faultsOfReading(folder, language) }
}
