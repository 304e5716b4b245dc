// Writes the sheet of a language for a reader of its sentences about money, and takes it back when it is filled.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { takeSheet, writeSheet } from './sheet-files.ts'

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, all: { type: 'boolean' }, folder: { type: 'string' } },
})
const [language, filled] = positionals
if (!language) throw new Error('npx pinned locales/money/read.mjs <tag> [filled sheet] [--seed 7] [--all]')
const folder = resolve(values.folder ?? `${import.meta.dirname}/..`)

if (filled) {
  const { found, statements, faults } = takeSheet(folder, language, filled)
  console.log(`${found} plants were found, and money.csv has ${statements} statements, with ${faults.length} faults`)
  for (const fault of faults) console.log(fault)
} else {
  const sheet = writeSheet(folder, language, values)
  if (sheet)
    console.log(`${sheet.file} has ${sheet.statements} statements, for a reader who has only locales/money/reader.md`)
  else console.log('every sentence was read')
}
