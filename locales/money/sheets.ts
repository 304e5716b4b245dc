import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messagesIn } from '../messages.ts'
import { type Row, rowsOfCsv } from './csv.ts'
import { differences, type Facts, factsOf, lineOf, misspelled } from './facts.ts'
import { type StatedForm, statedForms } from './statements.ts'

/** How many wrong translations a reader gets among the others, and how many of them must be found for the sheet to count. */
export const PLANTS = 30
export const FOUND = 28

export const SHEET = ['number', 'text', 'sentence', 'which', 'back', 'money', 'who', 'from', 'to', 'when'] as const
export const KEY = ['number', 'id', 'form', 'place', 'hash', 'facts', 'plant'] as const

export const hashOf = (text: string) => createHash('sha256').update(text.normalize('NFC')).digest('hex').slice(0, 12)

/** One form of one message, as it is translated or as a plant has it. */
export interface Item extends StatedForm {
  readonly id: string
  readonly isPlant: boolean
}

export const rowsIn = (file: string): readonly Row[] => (existsSync(file) ? rowsOfCsv(readFileSync(file, 'utf8')) : [])

/** What a language states of money, and what its plants state in place of it. */
export function itemsOf(folder: string, language: string): readonly Item[] {
  const english = new Map(messagesIn(join(folder, 'en')).map(({ id, text }) => [id, text]))
  const planted = rowsIn(join(folder, language, 'money-plants.csv')).map((row) => ({ id: row.id!, text: row.wrong! }))
  const items = (messages: readonly { readonly id: string; readonly text: string }[], isPlant: boolean) =>
    messages.flatMap(({ id, text }) =>
      statedForms(english.get(id) ?? '', text, language).map((form) => ({ id, isPlant, ...form })),
    )
  const translated = messagesIn(join(folder, language)).filter(({ id, text }) => text !== '' && english.has(id))
  // Of the forms of a plant, the first that differs in its words is enough.
  const others = planted.flatMap((plant) => {
    const right = new Set(
      translated
        .filter(({ id }) => id === plant.id)
        .flatMap(({ id, text }) => items([{ id, text }], false).map((item) => item.text)),
    )
    return items([plant], true)
      .filter(({ text }) => !right.has(text))
      .slice(0, 1)
  })
  return [...items(translated, false), ...others]
}

/** Of two statements of a sentence, which one; of a text without marked sentences, which of all. */
function whichOf({ statements }: Item, at: number): string {
  const { sentence, place } = statements[at]!
  const together = statements.filter((other) => other.sentence === sentence)
  if (together.length === 1) return ''
  if (!place.includes('.')) return `${at + 1} of ${statements.length}`
  const both = statements.filter((other) => other.place.split('.')[0] === place.split('.')[0])
  return both.length === 1 ? '' : place.endsWith('.1') ? 'first' : 'last'
}

/** The sheet that a reader fills, in an order that the seed decides, and the key that stays here. */
export function sheetOf(
  items: readonly Item[],
  seed: string,
): { readonly sheet: readonly Row[]; readonly key: readonly Row[] } {
  const order = (item: Item) => hashOf([seed, item.id, item.form, item.isPlant].join('\n'))
  const rows = items
    .toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
    .flatMap((item, index) =>
      item.statements.map(({ sentence, place, facts }, at) => {
        const number = `${index + 1}.${at + 1}`
        const { id, form, text } = item
        const shown = place.includes('.') ? sentence : ''
        return {
          sheet: { number, text: at === 0 ? text : '', sentence: shown, which: whichOf(item, at) },
          key: { number, id, form, place, hash: hashOf(text), facts: lineOf(facts), plant: item.isPlant ? 'yes' : '' },
        }
      }),
    )
  return { sheet: rows.map(({ sheet }) => sheet), key: rows.map(({ key }) => key) }
}

export function readFacts(row: Row): Facts {
  const said = (column: string) => row[column]?.trim() ?? ''
  return { money: said('money'), who: said('who'), from: said('from'), to: said('to'), when: said('when') }
}

/** Why a filled sheet is not the one that was given out, or cannot be read. */
export function faultsOfFilled(blank: readonly Row[], sheet: readonly Row[]): readonly string[] {
  const rows = new Map(sheet.map((row) => [row.number, row]))
  const others = sheet.filter(({ number }) => !blank.some((row) => row.number === number))
  const faults = blank.flatMap((given) => {
    const row = rows.get(given.number)
    if (!row) return [`${given.number} is missing`]
    if (given.text !== row.text || given.sentence !== row.sentence) return [`${given.number} has another text`]
    const empty = row.back?.trim() ? [] : [`${given.number} has no back-translation`]
    return [...empty, ...misspelled(readFacts(row)).map((word) => `${given.number} has “${word}”`)]
  })
  return [...faults, ...others.map(({ number }) => `${number} was not given`)]
}

export interface Reading {
  readonly name: string
  /** The rows of the key with the reader's row of the same number. */
  readonly rows: readonly (readonly [key: Row, read: Row])[]
  readonly isFilled: boolean
  readonly plants: number
  /** The ids of the plants that were read as English says it. */
  readonly missed: readonly string[]
}

/** A sheet as it was filled. A plant is found if any of its statements was read otherwise than English says it. */
export function readingOf(name: string, sheet: readonly Row[], key: readonly Row[]): Reading {
  const read = new Map(sheet.map((row) => [row.number, row]))
  const rows = key.map((row) => [row, read.get(row.number!) ?? {}] as const)
  const planted = Map.groupBy(
    rows.filter(([{ plant }]) => plant === 'yes'),
    ([{ number }]) => number!.split('.')[0]!,
  )
  const isMissed = (statements: typeof rows) =>
    statements.every(([{ facts }, row]) => differences(factsOf(facts!), readFacts(row)).length === 0)
  return {
    name,
    rows,
    isFilled: rows.every(([, row]) => row.money && row.back),
    plants: planted.size,
    missed: [...planted.values()].filter(isMissed).map((statements) => statements[0]![0].id!),
  }
}

/** The sheets of a language, by their numbers. */
export function readingsOf(folder: string, language: string): readonly Reading[] {
  const sheets = join(folder, language, 'money-sheets')
  if (!existsSync(sheets)) return []
  const names = readdirSync(sheets).flatMap((file) => /^(\d+)\.csv$/.exec(file)?.[1] ?? [])
  return names
    .toSorted((one, other) => Number(one) - Number(other))
    .map((name) => readingOf(name, rowsIn(join(sheets, `${name}.csv`)), rowsIn(join(sheets, `${name}-key.csv`))))
}

/** Whether a reader is to be believed. */
export const isBelieved = ({ isFilled, plants, missed }: Reading) =>
  isFilled && plants === PLANTS && plants - missed.length >= FOUND
