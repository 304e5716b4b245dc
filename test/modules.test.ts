import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name))
const code = (path: string) => readFileSync(join(root, path), 'utf8')

const isProduct = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$|\.generated\.ts$|\.d\.ts$/.test(path)
const product = ['element', 'src', 'styles'].flatMap(filesIn).filter(isProduct)

const IMPORT = /(?:^|\n)(?:import|export)\s[^'"`;]*?from\s*'([^']+)'|(?:^|\n)import\s+'([^']+)'/g

/** The files that a file imports before it runs, for their types too. */
const importsOf = (path: string): readonly string[] =>
  [...code(path).matchAll(IMPORT)].map(([, named, bare]) => {
    const name = named ?? bare ?? ''
    return name.startsWith('.') ? join(dirname(path), name) : name
  })
const graph = new Map(product.map((path) => [path, importsOf(path)]))

/** The first circle of imports that can be reached from a file. */
function circleFrom(start: string, imports: ReadonlyMap<string, readonly string[]>, done: Set<string>): string[] {
  const trail: string[] = []
  const visit = (path: string): string[] => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return []
    trail.push(path)
    for (const next of imports.get(path) ?? []) {
      const circle = visit(next)
      if (circle.length > 0) return circle
    }
    trail.pop()
    done.add(path)
    return []
  }
  return visit(start)
}

test('no files import each other in a circle, not for a type either', () => {
  const done = new Set<string>()
  expect(product.map((path) => circleFrom(path, graph, done)).filter((circle) => circle.length > 0)).toEqual([])
})

test('a planted circle is found', () => {
  const planted = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ])
  expect(circleFrom('a', planted, new Set())).toEqual(['b', 'c', 'b'])
})

/** Read by name from outside: the entries of the package, and what the build and the browser look for. */
const ENTRIES = /^src\/index\.ts$|^element\/(?:frameworks\/)?[^/]+\.ts$/

/** The type declarations name them, and have no other way to. */
const DECLARED = new Set([
  'src/app/ConfigurationScreen.tsx: ConfigurationScreenProps',
  'src/domain/payouts/form/form-errors.ts: PayoutFormErrors',
  'src/lib/open-enum.ts: Unlisted',
  'src/queries/sign-in.ts: LoginRequest',
  'src/queries/wallets/bridged-balance.ts: BridgedBalance',
  'src/stores/preferences.ts: PrefilledResidency',
])

test('each export is imported by another file', () => {
  const everywhere = ['.build', 'demo', 'element', 'locales', 'src', 'styles', 'test']
    .flatMap(filesIn)
    .filter(
      (path) => /\.(tsx?|mjs|mts)$/.test(path) && !/node_modules|\/dist\/|^\.build\/platform|^test\/modules/.test(path),
    )
  const words = new Map<string, Set<string>>()
  for (const path of everywhere)
    for (const [word] of code(path).matchAll(/[A-Za-z_$][\w$]*/g)) {
      const files = words.get(word) ?? new Set<string>()
      words.set(word, files.size > 1 ? files : files.add(path))
    }
  const unread = product
    .filter((path) => !ENTRIES.test(path))
    .flatMap((path) =>
      [...code(path).matchAll(/^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm)]
        .map(([, name]) => name!)
        .filter((name) => (words.get(name)?.size ?? 0) < 2)
        .map((name) => `${path}: ${name}`),
    )
  expect(unread.filter((name) => !DECLARED.has(name))).toEqual([])
})

interface LintConfig {
  readonly overrides: readonly {
    readonly files: readonly string[]
    readonly rules: Readonly<Record<string, unknown>>
  }[]
}

test('the linter lets no file have more than fifteen imports but those that have them still', () => {
  const { overrides } = JSON.parse(code('.oxlintrc.json')) as LintConfig
  const excepted = overrides
    .filter(({ rules }) => rules['import/max-dependencies'] === 'off')
    .flatMap(({ files }) => files.filter((file) => !file.includes('*')))
  expect(excepted.filter((file) => importsOf(file).length <= 15)).toEqual([])
})
