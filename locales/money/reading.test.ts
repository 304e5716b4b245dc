import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { languagesIn } from '../languages.ts'
import { englishMessages } from '../messages.ts'
import { csvOf, type Row, rowsOfCsv } from './csv.ts'
import { factsOf, lineOf } from './facts.ts'
import { faultsOfReading, TABLE } from './reading.ts'
import { takeSheet, writeSheet } from './sheet-files.ts'
import { PLANTS, SHEET } from './sheets.ts'
import { type Statement, statedForms } from './statements.ts'

const locales = join(import.meta.dirname, '..')

test('each language was read, by a reader who found the plants, as English says it [S9]', () => {
  const languages = languagesIn(locales).filter((tag) => !tag.startsWith('en'))
  expect(languages.flatMap((language) => faultsOfReading(locales, language))).toEqual([])
})

test('the README says of the languages that it lists what no native speaker has confirmed [S9]', () => {
  const row = /^\| `language` \|.*$/m.exec(readFileSync(join(locales, '../element/README.md'), 'utf8'))?.[0]
  for (const tag of languagesIn(locales).filter((each) => each !== 'en-XA')) expect(row).toContain(`\`${tag}\``)
  expect(row).toContain('no native speaker has confirmed any but English')
})

const folder = mkdtempSync(join(tmpdir(), 'readings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = (name: string) => join(folder, 'es', name)
const KINDS = ['negation', 'verb', 'actor', 'tense', 'direction']

/** Messages that state something of money, two things some of them. */
const messages = englishMessages().filter(({ text }) => statedForms(text, text, 'en').length > 0)
const statementsOf = ({ text }: { readonly text: string }) =>
  statedForms(text, text, 'en').flatMap(({ statements }) => statements)
/** The last of them says one thing: that something did not happen. */
const denies = (message: { readonly text: string }) =>
  statementsOf(message)
    .map(({ facts }) => lineOf(facts))
    .join('; ') === 'not moved, nobody, - > -, past'
const some = [...messages.slice(0, 36), messages.slice(36).find(denies)!]
const planted = some.slice(0, PLANTS)
const inSpanish = (text: string) => text.replaceAll(/[a-z]+(?![^{<]*[}>])/g, (word) => `${word}o`)
const wrongly = (text: string) => text.replaceAll(/[a-z]+(?![^{<]*[}>])/g, (word) => `${word}a`)

const catalogue = (texts: readonly (readonly [id: string, text: string])[]) =>
  texts.map(([id, text]) => `msgid "${id}"\nmsgstr ${JSON.stringify(text)}\n`).join('\n')
const translate = (change: (id: string, text: string) => string = (_, text) => text) =>
  writeFileSync(file('ui.po'), catalogue(some.map(({ id, text }) => [id, change(id, inSpanish(text))])))
const plant = (rows: readonly Row[]) => writeFileSync(file('money-plants.csv'), csvOf(['id', 'wrong', 'what'], rows))
const PLANTED = planted.map(({ id, text }, at) => ({ id, wrong: wrongly(text), what: KINDS[at % KINDS.length]! }))

const blank = (sheet = '1') => rowsOfCsv(readFileSync(file(`money-sheets/${sheet}.csv`), 'utf8'))
const key = (sheet = '1') => rowsOfCsv(readFileSync(file(`money-sheets/${sheet}-key.csv`), 'utf8'))

/** What a reader writes who understands all, but for what the test changes. */
function fill(change: (row: Row, key: Row) => Row = (row) => row, sheet = '1') {
  const keys = key(sheet)
  const rows = blank(sheet).map((row, at) => {
    const { facts, plant } = keys[at]!
    const read = factsOf(facts!)
    const money = plant !== 'yes' ? read.money : read.money === 'moved' ? 'not moved' : 'moved'
    return change({ ...row, ...read, money, back: 'It says so' }, keys[at]!)
  })
  writeFileSync(file('filled.csv'), csvOf(SHEET, rows))
  return takeSheet(folder, 'es', file('filled.csv'))
}

const given = `${folder}-given`
afterAll(() => rmSync(given, { recursive: true }))
beforeAll(() => {
  for (const language of ['en', 'es']) mkdirSync(join(folder, language))
  writeFileSync(join(folder, 'en/ui.po'), catalogue(some.map(({ id, text }) => [id, text])))
  translate()
  plant(PLANTED)
  writeSheet(folder, 'es')
  cpSync(folder, given, { recursive: true })
})
beforeEach(() => {
  rmSync(folder, { recursive: true })
  cpSync(given, folder, { recursive: true })
})

const isPlanted = ({ plant }: Row) => plant === 'yes'
const faults = () => faultsOfReading(folder, 'es')

test('a sheet has the translations alone, the plants among them, in an order that the seed decides [S9]', () => {
  const first = readFileSync(file('money-sheets/1.csv'), 'utf8')
  for (const { id, text } of some) {
    expect(first).not.toContain(id)
    if (/[a-z]{4}/.test(text)) expect(first).not.toContain(text)
  }
  const numbers = key().flatMap((row, at) => (isPlanted(row) ? [at] : []))
  expect(
    new Set(
      key()
        .filter(isPlanted)
        .map(({ id }) => id),
    ).size,
  ).toBe(PLANTS)
  expect(numbers.at(-1)! - numbers[0]!).toBeGreaterThan(numbers.length)
  writeSheet(folder, 'es', { seed: '7' })
  const other = readFileSync(file('money-sheets/1.csv'), 'utf8')
  expect(other).not.toBe(first)
  writeSheet(folder, 'es', { seed: '7' })
  expect(readFileSync(file('money-sheets/1.csv'), 'utf8')).toBe(other)
})

test('a language that was read as English says it has no fault, and its sheet and plants are kept [S9]', () => {
  expect(fill()).toMatchObject({ found: PLANTS, faults: [] })
  expect(faults()).toEqual([])
  expect(blank().every(({ back }) => back === 'It says so')).toBe(true)
  expect(writeSheet(folder, 'es')).toBeNull()
  expect(() => takeSheet(folder, 'es', file('filled.csv'))).toThrow('no sheet is out')
  writeSheet(folder, 'es', { all: true })
  expect(key('2').length).toBe(key().length)
})

test('the script writes a sheet and takes it [S9]', { timeout: 300_000 }, () => {
  const script = join(import.meta.dirname, 'read.mjs')
  const run = (...args: readonly string[]) =>
    spawnSync(process.execPath, [script, 'es', '--folder', folder, ...args], { encoding: 'utf8' })
  expect(run('--seed', '7').stdout).toContain(`money-sheets/1.csv has ${key().length} statements`)
  const filled = readFileSync(file('money-sheets/1.csv'), 'utf8')
  fill()
  writeFileSync(file('money-sheets/1.csv'), filled)
  rmSync(file('money.csv'))
  expect(run(file('filled.csv')).stdout).toMatch(
    /^30 plants were found, and money\.csv has \d+ statements, with 0 faults\n$/,
  )
  expect(faults()).toEqual([])
})

test('a reader who finds 28 of 30 plants is believed, and one who finds 27 is not [S9]', () => {
  const finding = (found: number) => () => {
    const ids = new Set(planted.slice(found).map(({ id }) => id))
    const asMeant = (row: Row, its: Row) =>
      isPlanted(its) && ids.has(its.id!) ? { ...row, money: factsOf(its.facts!).money } : row
    return fill(asMeant)
  }
  expect(finding(27)).toThrow('27 of 30 plants were found, but not ')
  expect(faults()).toContain('es has the sheet 1, which is not filled')
  expect(finding(28)()).toMatchObject({ found: 28, faults: [] })
})

const LAST = some.at(-1)!
const [{ facts, place }] = statedForms(LAST.text, LAST.text, 'en')[0]!.statements as [Statement]
const lastRow = `${LAST.id}, ${place}`
const isLast = ({ id }: Row) => id === LAST.id

test.each([
  ['money', 'moved', 'is “not moved” in English, and was read as “moved”'],
  ['who', 'bank', 'is done by “nobody” in English, and was read as “bank”'],
  ['when', 'future', 'is of the time “past” in English, and was read as “future”'],
])('what was read with another %s, “%s”, is named and given to a reader again, alone [S9]', (column, word, fault) => {
  expect(facts).toMatchObject({ money: 'not moved', who: 'nobody', when: 'past' })
  const read = fill((row, its) => (isLast(its) && !isPlanted(its) ? { ...row, [column]: word } : row))
  expect(read.faults).toEqual([`es ${lastRow} ${fault}`])
  expect(faults()).toEqual(read.faults)
  writeSheet(folder, 'es')
  const again = key('2').filter((row) => !isPlanted(row))
  expect(new Set(again.map(({ id }) => id))).toEqual(new Set([LAST.id]))
})

test('what two readers read otherwise needs other words, whatever a third one says [S9]', () => {
  const otherwise = (row: Row, its: Row) => (isLast(its) && !isPlanted(its) ? { ...row, money: 'moved' } : row)
  const twice = `es ${lastRow} was read otherwise by two readers: it needs other words`
  fill(otherwise)
  expect(faults()).not.toContain(twice)
  writeSheet(folder, 'es')
  fill(otherwise, '2')
  expect(faults()).toContain(twice)
  writeSheet(folder, 'es')
  fill((row) => row, '3')
  expect(faults()).toEqual([twice])
  translate((id, text) => (id === LAST.id ? text.replace('o', 'u') : text))
  writeSheet(folder, 'es')
  fill((row) => row, '4')
  expect(faults()).toEqual([])
})

test('a sheet with another text, a word that is none of the facts or an empty row is not taken [S9]', () => {
  const wrong: Readonly<Record<string, Row>> = {
    '1.1': { text: 'Other' },
    '2.1': { money: 'sent' },
    '3.1': { back: '' },
  }
  expect(() => fill((row) => ({ ...row, ...wrong[row.number!] }))).toThrow(
    ['1.1 has another text', '2.1 has “sent”', '3.1 has no back-translation'].join('\n'),
  )
})

/** A change of what is kept, after a good reading. */
const change = (name: string, columns: readonly string[], how: (rows: readonly Row[]) => readonly Row[]) =>
  writeFileSync(file(name), csvOf(columns, how(rowsOfCsv(readFileSync(file(name), 'utf8')))))
const changeTable = (how: (rows: readonly Row[]) => readonly Row[]) => change('money.csv', TABLE, how)
const asEnglish = (rows: readonly Row[]) => {
  const keys = key()
  const ids = new Set(planted.slice(0, 3).map(({ id }) => id))
  return rows.map((row, at) => (ids.has(keys[at]!.id!) ? { ...row, ...factsOf(keys[at]!.facts!) } : row))
}

test.each<readonly [fault: string, make: () => void]>([
  [`${lastRow} was not read`, () => changeTable((rows) => rows.filter((row) => !isLast(row)))],
  [
    `${lastRow} has changed since it was read`,
    () => translate((id, text) => (id === LAST.id ? text.replace('o', 'u') : text)),
  ],
  ['x.y, 1.1 was read, and states nothing', () => changeTable((rows) => [...rows, { id: 'x.y', place: '1.1' }])],
  [
    `${lastRow} is not what sheet 1 says`,
    () => changeTable((rows) => rows.map((row) => (isLast(row) ? { ...row, back: 'Else' } : row))),
  ],
  [
    'has the void sheet 1: 27 of 30 plants were found, and 28 must be',
    () => change('money-sheets/1.csv', SHEET, asEnglish),
  ],
  [
    'has the sheet 1, which is not filled',
    () => change('money-sheets/1.csv', SHEET, (rows) => rows.map((row) => ({ ...row, back: '' }))),
  ],
  ['has 29 plants, and not 30', () => plant(PLANTED.slice(1))],
  ['has fewer than 3 plants of tense', () => plant(PLANTED.map((row) => ({ ...row, what: 'verb' })))],
  [`has a plant of ${planted[0]!.id} with “word” wrong`, () => plant([{ ...PLANTED[0]!, what: 'word' }])],
  [
    `has a plant of ${planted[0]!.id}, which is as it is translated`,
    () => plant([{ ...PLANTED[0]!, wrong: inSpanish(planted[0]!.text) }, ...PLANTED.slice(1)]),
  ],
  [`has two plants of ${planted[1]!.id}`, () => plant([...PLANTED.slice(1), PLANTED[1]!])],
])('“%s” is said of a language that was read [S9]', (fault, make) => {
  fill()
  make()
  expect(faults().join('\n')).toContain(`es ${fault}`)
})
