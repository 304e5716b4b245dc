import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const FOLDERS = '{.build,demo,element,locales,src,styles,test}'
const sources = globSync(`${FOLDERS}/**/*.{ts,tsx,mjs}`, { cwd: root })
const documents = new Set(['README.md', ...globSync(`${FOLDERS}/**/*.md`, { cwd: root })].map((path) => basename(path)))
const decisions = read('src/decisions.md')
const entries = [...decisions.matchAll(/^\*\*([A-Z]+)(\d+) /gm)].map(([, letter, number]) => ({
  letter: letter!,
  number: Number(number),
}))
const byLetter = Map.groupBy(entries, ({ letter }) => letter)

const COMMENT = /^\s*(?:\/\/|\/?\*).*|\/\/ .*/gm
const comments = sources
  .filter((path) => !path.startsWith('test/breaks/'))
  .flatMap((path) => (read(path).match(COMMENT) ?? []).map((text) => ({ path, text })))

const namedIn = (pattern: RegExp) =>
  comments.flatMap(({ path, text }) => [...text.matchAll(pattern)].map(([, name]) => ({ path, name: name! })))

test('every document and file that a comment names is there', () => {
  const named = namedIn(/(?<![\w./-])([\w-]+\.md)\b/g)
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ name }) => !documents.has(name))).toEqual([])
  const paths = namedIn(/(?<![\w./@-])((?:src|test|demo|element|styles|locales|\.build)\/[\w./-]+\.(?:ts|tsx|mjs))\b/g)
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter(({ name }) => !existsSync(join(root, name)))).toEqual([])
})

/** Written by the build or by a test, served by the sandbox, or one in the folder of each family. */
const ELSEWHERE = /^(?:(?:dist|\.cache)\/.+|web-types\.json|facts\.ts|(?:sphere-ramp)?\/?(?:openapi\.json|SKILL\.md))$/

test('every file that a document names is there, beside it or by its path', () => {
  const named = ['README.md', ...globSync(`${FOLDERS}/**/*.md`, { cwd: root })].flatMap((document) =>
    [...read(document).matchAll(/`([\w./-]+\.(?:mjs|mts|tsx?|md|json|html|css|po|sql))`/g)].map(([, name]) => ({
      document,
      name: name!,
    })),
  )
  const isThere = ({ document, name }: (typeof named)[number]) =>
    [join(dirname(document), name), name].some((path) => existsSync(join(root, path)))
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((each) => !ELSEWHERE.test(each.name) && !isThere(each))).toEqual([])
})

test('every decision that a comment names is there', () => {
  const known = new Set(entries.map(({ letter, number }) => `${letter}${number}`))
  const named = namedIn(/decisions\.md ((?:[A-Z]+\d+)(?:, [A-Z]+\d+)*)/g)
  expect(named.flatMap(({ name }) => name.split(', ')).filter((name) => !known.has(name))).toEqual([])
})

const IDS = String.raw`((?:[A-Z][A-Z0-9-]*\d)(?:, [A-Z][A-Z0-9-]*\d)*)`

test('every decision is named by a comment, or by the title of a test that shows it', () => {
  const named = new Set(
    sources
      .flatMap((path) => [...read(path).matchAll(new RegExp(String.raw`(?:decisions\.md | \[)${IDS}`, 'g'))])
      .flatMap(([, ids]) => ids!.split(', ')),
  )
  const known = entries.map(({ letter, number }) => `${letter}${number}`)
  expect(known.filter((name) => !named.has(name))).toEqual([])
})

test('every decision that another one names is there', () => {
  const known = new Set(entries.map(({ letter, number }) => `${letter}${number}`))
  const named = [...decisions.replaceAll(/`[^`]*`/g, '').matchAll(/(?<![\w.-])([A-Z]+)\d+\b/g)]
    .filter(([, letter]) => byLetter.has(letter!))
    .map(([name]) => name)
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('every id that the title of a test names is a requirement or a decision', () => {
  const required = [...read('test/requirements.md').matchAll(/^- \*\*([A-Z0-9-]+)\*\* /gm)].map(([, id]) => id!)
  const known = new Set([...required, ...entries.map(({ letter, number }) => `${letter}${number}`)])
  const tests = sources.filter((path) => /\.test\.tsx?$/.test(path))
  const named = tests.flatMap((path) =>
    [...read(path).matchAll(/ \[((?:[A-Z][A-Z0-9-]*\d)(?:, [A-Z][A-Z0-9-]*\d)*)\](?=['`"])/g)].flatMap(([, ids]) =>
      ids!.split(', ').map((id) => ({ path, id })),
    ),
  )
  expect(named.length).toBeGreaterThan(2000)
  expect(named.filter(({ id }) => !known.has(id))).toEqual([])
})

test('the index of the decisions has each letter, with its first and last entry', () => {
  const index = /\n## Index\n([\s\S]*?)\n## /.exec(decisions)![1]!
  const rows = [...index.matchAll(/^\| ([A-Z]+) \| ([A-Z]+\d+)–([A-Z]+\d+) \|/gm)].map(([, ...cells]) => cells)
  const ends = [...byLetter].map(([letter, ofLetter]) => [
    letter,
    `${letter}${ofLetter[0]!.number}`,
    `${letter}${ofLetter.at(-1)!.number}`,
  ])
  expect(rows).toEqual(ends)
})
