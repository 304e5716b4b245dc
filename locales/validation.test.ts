import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const source = join(here, '../src')

const sources = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(source, path), 'utf8'))

const catalogues = readdirSync(join(here, 'en'))
  .filter((name) => name.endsWith('.po'))
  .map((name) => readFileSync(join(here, 'en', name), 'utf8'))
const messageIds = new Set(
  catalogues.flatMap((text) => [...text.matchAll(/^msgid "(validation\.\w+)"$/gm)].map(([, id]) => id)),
)
const used = [...new Set(sources.flatMap((text) => text.match(/(?<=')validation\.\w+(?=')/g) ?? []))]

test('every validation key of the source has a message in the catalogue [I18N-02]', () => {
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((key) => !messageIds.has(key))).toEqual([])
})

test('the refusal of a network has the words of the specification [FORM-14]', () => {
  const quoted = /^msgid "validation\.invalidNetwork"\nmsgstr "Invalid network"$/m
  expect(catalogues.filter((text) => quoted.test(text))).toHaveLength(1)
})

test('no schema contains a sentence as its message [I18N-02]', () => {
  const sentences = sources.flatMap(
    (text) => text.match(/\.(?:check|refine|min|max|regex|email)\([^\n]*'[A-Z][a-z]+ [^']*'\)/g) ?? [],
  )
  expect(sentences).toEqual([])
})
