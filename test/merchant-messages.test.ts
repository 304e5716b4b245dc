import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { MERCHANT_MESSAGES } from '../src/app/language/merchant-messages.ts'
import { rowOf } from './support/claims/rows.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Every message of the English catalogue, with the file that it is in. */
const CATALOGUE = globSync('locales/en/*.po', { cwd: root }).flatMap((path) =>
  [...read(path).matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm)].map(([, id, text]) => ({
    id: id!,
    text: text!,
    area: basename(path, '.po'),
  })),
)
const values: Readonly<Record<string, readonly string[]>> = MERCHANT_MESSAGES
const isListed = ({ id }: { readonly id: string }) => Object.hasOwn(values, id)
const listed = CATALOGUE.filter(isListed)

test('each id that a merchant may use is in the catalogue, and keeps the values of its text [S19]', () => {
  expect(listed.map(({ id }) => id).toSorted()).toEqual(Object.keys(values).toSorted())
  const marks = Object.fromEntries(listed.map(({ id, text }) => [id, text.match(/\{\w+\}|<\/?\d+\/?>/g) ?? []]))
  expect(marks).toEqual(values)
  // What would need more than its values in place.
  expect(listed.filter(({ text }) => /\{\w+,/.test(text))).toEqual([])
})

test('no sentence of the table of claims is one that a merchant may replace [S19, E22]', () => {
  expect(listed.filter(({ id }) => (rowOf(id)?.says.length ?? 0) > 0)).toEqual([])
})

const OF_MONEY =
  /\b(?:money|fees?|amounts?|charged?|costs?|prices?|rates?|balance|refund\w*|arriv\w+|paid out|reach\w*)\b/i
const OF_TRANSFERS = ['payouts', 'sending', 'access', 'wallet-connection', 'api-errors']

test('no text that a merchant may replace speaks of money, or is of a transfer or a refusal [S19]', () => {
  expect(listed.filter(({ text, area }) => OF_MONEY.test(text) || OF_TRANSFERS.includes(area))).toEqual([])
})

/** “under Transfers”: where a sentence sends customers, the name must be the one that they see. */
const names = (sentence: string, name: string) =>
  new RegExp(`\\b(?:under|in|open|check|select|press|tap|see|at) “?${name}\\b`).test(sentence)

test('no sentence sends customers to a place by a name that a merchant may change [S19]', () => {
  const labels = listed.filter(({ text }) => /^[A-Z][\w ]+$/.test(text))
  const others = CATALOGUE.filter((message) => !isListed(message))
  const sent = labels.flatMap(({ id, text }) =>
    others.filter((other) => names(other.text, text)).map((other) => `${id}: ${other.id}`),
  )
  expect(sent).toEqual([])
  expect(others.some((other) => names(other.text, 'Transfers'))).toBe(true)
})

test('the README of the element lists each text that a merchant may replace, with our own words [S19]', () => {
  const section = /\n## Your own words\n([\s\S]*?)(?=\n## |$)/.exec(read('element/README.md'))![1]!
  const rows = [...section.matchAll(/^\| `([\w.]+)` \| (.+) \|$/gm)].map(([, id, text]) => [id, text])
  expect(rows).toEqual(
    Object.keys(values).map((id) => {
      const { text } = listed.find((message) => message.id === id)!
      return [id, values[id]!.length > 0 ? `\`${text}\`` : text]
    }),
  )
})
