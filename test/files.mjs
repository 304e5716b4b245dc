// Prints how the project is cut into files: lines by folder, tiny files, folders with one file, files with one importer, and names that
// two files of `src` export, but for those that families of networks have in common. Imports by tests do not count.
// `npm run measure -- files src/app` lists those of these folders.
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { code, filesIn, importsOf, root } from './support/imports.ts'

/** Lines of code, without imports. */
const TINY = 10

const FOLDERS = ['element', 'src', 'styles', 'locales', 'demo', 'test', '.build']
const isWritten = (path) =>
  /\.(?:ts|tsx|mjs)$/.test(path) && !/\.generated\.ts$|\.d\.ts$|^locales\/[^/]+\/|^\.build\/platform/.test(path)
const isTest = (path) => path.startsWith('test/') || /\.(?:test|fixture)\.tsx?$/.test(path)
const NOT_CODE = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import\s(?:[^'"]*from\s)?'[^']+'$/gm
const EXPORT = /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm

const linesIn = (text) => text.split('\n').filter((line) => line.trim() !== '').length
const read = (path) => ({
  path,
  lines: code(path).trimEnd().split('\n').length,
  own: linesIn(code(path).replace(NOT_CODE, '')),
  exports: [...code(path).matchAll(EXPORT)].map(([, name]) => name),
})
const files = FOLDERS.flatMap(filesIn).filter(isWritten).map(read)

const importers = new Map()
for (const { path } of files.filter((file) => !isTest(file.path)))
  for (const { to } of importsOf(path)) importers.set(to, (importers.get(to) ?? new Set()).add(path))
const importersOf = (path) => [...(importers.get(path) ?? [])]

const exported = Map.groupBy(
  files
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap(({ path, exports }) => [...new Set(exports)].map((name) => ({ name, path }))),
  ({ name }) => name,
)

const familyOf = (path) => /^src\/chains\/(aptos|evm|solana|sui|tron)\//.exec(path)?.[1] ?? ''
/** What each family of networks has in a file of its own is one thing. */
const isOfEachFamily = (paths) =>
  !paths.map(familyOf).includes('') && new Set(paths.map(familyOf)).size === paths.length

const lists = {
  [`files of under ${TINY} lines of code`]: files
    .filter(({ own }) => own < TINY)
    .map(({ path, own }) => [path, `${path}: ${own}, imported by ${importersOf(path).length}`]),
  'folders with one file': files
    .filter(({ path }) => readdirSync(join(root, dirname(path))).length === 1)
    .map(({ path }) => [path, path]),
  'files with one importer': files
    .filter(({ path }) => !isTest(path) && importersOf(path).length === 1)
    .map(({ path, own }) => [path, `${path}: ${own}, imported by ${importersOf(path)[0]}`]),
  'names that two files export': [...exported]
    .filter(([, by]) => by.length > 1 && !isOfEachFamily(by.map(({ path }) => path)))
    .map(([name, by]) => [by[0].path, `${name}: ${by.map(({ path }) => path).join(', ')}`]),
}

for (const folder of FOLDERS) {
  const inside = files.filter(({ path }) => path.startsWith(`${folder}/`))
  const [tests, rest] = [inside.filter(({ path }) => isTest(path)), inside.filter(({ path }) => !isTest(path))]
  const sum = (some) => `${some.length} files, ${some.reduce((all, { lines }) => all + lines, 0)} lines`
  console.log(`${folder}: ${sum(rest)}; tests: ${sum(tests)}`)
}
const asked = process.argv.slice(2)
for (const [title, rows] of Object.entries(lists)) {
  console.log(`${title}: ${rows.length}`)
  for (const [path, row] of rows) if (asked.some((folder) => path.startsWith(folder))) console.log(`  ${row}`)
}
