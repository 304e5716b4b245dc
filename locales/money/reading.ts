import { join } from 'node:path'
import type { Row } from './csv.ts'
import { differences, factsOf, lineOf } from './facts.ts'
import {
  FOUND,
  hashOf,
  isBelieved,
  type Item,
  itemsOf,
  PLANTS,
  readFacts,
  type Reading,
  readingsOf,
  rowsIn,
} from './sheets.ts'

export const TABLE = ['id', 'form', 'place', 'hash', 'back', 'money', 'who', 'from', 'to', 'when', 'sheet'] as const

/** What a plant may have wrong. A reader who sees one kind only would be believed of all. */
const KINDS = ['negation', 'verb', 'actor', 'tense', 'direction']
const OF_EACH_KIND = 3

const nameOf = ({ id, form, place }: Row) => [id, form, place].filter(Boolean).join(', ')

/** Each statement of the translations as they are, with the facts of English. */
const statedIn = (items: readonly Item[]): readonly Row[] =>
  items
    .filter(({ isPlant }) => !isPlant)
    .flatMap(({ id, form, text, statements }) =>
      statements.map(({ place, facts }) => ({ id, form, place, hash: hashOf(text), facts: lineOf(facts) })),
    )

/** What the sheets that count say of the translations as they are: of each statement the last reading. */
export function tableOf(items: readonly Item[], readings: readonly Reading[]): readonly Row[] {
  const keyed = (row: Row) => `${nameOf(row)} ${row.hash}`
  const read = new Map(
    readings
      .filter(isBelieved)
      .flatMap(({ name, rows }) =>
        rows
          .filter(([{ plant }]) => plant !== 'yes')
          .map(([key, row]) => [keyed(key), { ...key, ...readFacts(row), back: row.back!, sheet: name }] as const),
      ),
  )
  return statedIn(items).flatMap((row) => read.get(keyed(row)) ?? [])
}

/** What is wrong with the row of a statement; an empty list if it was read as English says it. */
function faultsOfRow(stated: Row, row: Row | undefined): readonly string[] {
  if (!row) return ['was not read']
  if (row.hash !== stated.hash) return ['has changed since it was read']
  return differences(factsOf(stated.facts!), readFacts(row))
}

/** What two readers read otherwise than English says it, in the same words. Another reader does not make these plain. */
function misreadTwice(stated: readonly Row[], readings: readonly Reading[]): readonly string[] {
  const english = new Map(stated.map((row) => [`${nameOf(row)} ${row.hash}`, factsOf(row.facts!)]))
  const misread = readings.filter(isBelieved).flatMap(({ rows }) =>
    rows.flatMap(([key, row]) => {
      const facts = key.plant === 'yes' ? undefined : english.get(`${nameOf(key)} ${key.hash}`)
      return facts && differences(facts, readFacts(row)).length > 0 ? [nameOf(key)] : []
    }),
  )
  const twice = misread.filter((name, at) => misread.indexOf(name) !== at)
  return [...new Set(twice)].map((name) => `${name} was read otherwise by two readers: it needs other words`)
}

/** The forms that a reader is still to read, or read otherwise than English says them. */
export function dueIn(folder: string, language: string): readonly Item[] {
  const items = itemsOf(folder, language)
  const rows = new Map(tableOf(items, readingsOf(folder, language)).map((row) => [nameOf(row), row]))
  const isDue = (item: Item) =>
    statedIn([item]).some((stated) => faultsOfRow(stated, rows.get(nameOf(stated))).length > 0)
  return items.filter((item) => item.isPlant || isDue(item))
}

export function faultsOfPlants(folder: string, language: string): readonly string[] {
  const rows = rowsIn(join(folder, language, 'money-plants.csv'))
  const planted = new Map(
    itemsOf(folder, language)
      .filter(({ isPlant }) => isPlant)
      .map((item) => [item.id, item]),
  )
  const few = KINDS.filter((kind) => rows.filter(({ what }) => what === kind).length < OF_EACH_KIND)
  const twice = rows.filter(({ id }, at) => rows.findIndex((row) => row.id === id) !== at)
  const useless = rows.filter(({ id }) => !planted.get(id!)?.statements.every(({ sentence }) => sentence !== ''))
  return [
    ...(rows.length === PLANTS ? [] : [`has ${rows.length} plants, and not ${PLANTS}`]),
    ...few.map((kind) => `has fewer than ${OF_EACH_KIND} plants of ${kind}`),
    ...rows
      .filter(({ what }) => !KINDS.includes(what!))
      .map(({ id, what }) => `has a plant of ${id} with “${what}” wrong`),
    ...twice.map(({ id }) => `has two plants of ${id}`),
    ...useless.map(({ id }) => `has a plant of ${id}, which is as it is translated, or states nothing of money`),
  ]
}

const faultsOfSheets = (readings: readonly Reading[]) =>
  readings
    .filter((reading) => !isBelieved(reading))
    .map(({ name, isFilled, plants, missed }) =>
      isFilled
        ? `has the void sheet ${name}: ${plants - missed.length} of ${PLANTS} plants were found, and ${FOUND} must be`
        : `has the sheet ${name}, which is not filled`,
    )

/** Why the sentences of a language about money may say something else than English, a line for each fault. */
export function faultsOfReading(folder: string, language: string): readonly string[] {
  const items = itemsOf(folder, language)
  const readings = readingsOf(folder, language)
  const table = rowsIn(join(folder, language, 'money.csv'))
  const rows = new Map(table.map((row) => [nameOf(row), row]))
  const stated = statedIn(items)
  const names = new Set(stated.map(nameOf))
  const written = new Set(tableOf(items, readings).map((row) => JSON.stringify(TABLE.map((column) => row[column]))))
  const isOfSheets = (row: Row) => written.has(JSON.stringify(TABLE.map((column) => row[column])))
  const faults = stated.flatMap((statement) =>
    faultsOfRow(statement, rows.get(nameOf(statement))).map((fault) => `${nameOf(statement)} ${fault}`),
  )
  const current = table.filter((row) => stated.some((one) => nameOf(one) === nameOf(row) && one.hash === row.hash))
  return [
    ...faultsOfPlants(folder, language),
    ...faultsOfSheets(readings),
    ...faults,
    ...misreadTwice(stated, readings),
    ...table.filter((row) => !names.has(nameOf(row))).map((row) => `${nameOf(row)} was read, and states nothing`),
    ...current.filter((row) => !isOfSheets(row)).map((row) => `${nameOf(row)} is not what sheet ${row.sheet} says`),
  ].map((fault) => `${language} ${fault}`)
}
